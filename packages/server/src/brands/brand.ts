// A brand: an operator with its own patrons and money, as its file describes it. A house without operators has no brands.
import type { Minor } from '@punto/engine/minor';
import type { Ratio } from '@punto/engine/ratio';
import type { Language } from '@punto/language/languages';
import type { WebhookKeys } from '@punto/operator/signature/standard-webhooks';

/** A colour in light and in dark, as `#rrggbb`. */
export type Shades = { readonly light: string; readonly dark: string };

export const SKIN_TOKENS = ['accent', 'felt', 'rail'] as const;
export type Skin = Readonly<Partial<Record<(typeof SKIN_TOKENS)[number], Shades>>>;

/** The smallest and the largest stake on player and banker, in minor units of the currency. */
export type CurrencyLimits = { readonly minMinor: Minor; readonly maxMinor: Minor };

export type BrandCurrency = {
  /** Minor units of this currency to minor units of the room files. Compares and converts limits; never money. */
  readonly rate: Ratio;
  readonly stepMinor: Minor;
  readonly chipsMinor: readonly Minor[];
  /** By room id. A room that is not listed keeps its own limits, converted. */
  readonly limits: Readonly<Record<string, CurrencyLimits>>;
};

/** Rules of the brand's jurisdiction. */
export type BrandFlags = {
  /** Whether patrons play at one table at a time; `null`: as the house sets. [B-48] */
  readonly oneTableAtATime: boolean | null;
  /** A stake counts only after the patron confirms it. [L5] */
  readonly noAutoConfirm: boolean;
  /** Tables with shorter rounds are not offered; 0: no minimum. */
  readonly smallestRoundMs: number;
};

/** How long sessions of launched patrons last. */
export type SessionLife = {
  /** Time without an act of the patron after which a session ends. */
  readonly idleMs: number;
  /** Time since its launch after which a session ends, whatever the patron does. */
  readonly mostMs: number;
};

/** Limits of each process. */
export type LaunchLimits = {
  /** Launches of the brand; further ones are refused. */
  readonly perMinute: number;
  /** Launch tokens that are not valid, from one address; then all launches from the address are refused for a while. */
  readonly failuresPerMinute: number;
};

export const BRAND_LINKS = ['account', 'limits', 'exit'] as const;
/** Pages of the operator that the patron's pages lead to: the account with its history, the limits there, and the way out. */
export type BrandLinks = Readonly<Partial<Record<(typeof BRAND_LINKS)[number], string>>>;

type BrandDay = {
  /** An IANA time zone. */
  readonly zone: string;
  /** The time at which a day begins in that zone, such as `06:00`. */
  readonly startsAt: string;
};

export type WebhookSettings = {
  readonly urls: readonly string[];
  readonly keys: WebhookKeys;
  /** Private address ranges in which webhook receivers may be, such as `10.20.0.0/16`. */
  readonly privateRanges: readonly string[];
};

export type Brand = {
  /** The file's name: `^[a-z][a-z0-9-]{1,31}$`. */
  readonly id: string;
  readonly name: string;
  readonly skin: Skin;
  /** Origins that may embed the tables in a frame; empty: none. */
  readonly origins: readonly string[];
  readonly links: BrandLinks;
  /** The default first. */
  readonly languages: readonly [Language, ...Language[]];
  /** By ISO 4217 code. */
  readonly currencies: Readonly<Record<string, BrandCurrency>>;
  readonly flags: BrandFlags;
  readonly sessions: SessionLife;
  readonly launches: LaunchLimits;
  readonly gamingDay: BrandDay;
  /** `url`: without a trailing slash. */
  readonly wallet: { readonly url: string; readonly keys: WebhookKeys; readonly timeoutMs: number };
  /** Keys of the operator's calls to Punto. */
  readonly api: { readonly keys: WebhookKeys };
  /** `null`: the brand receives no webhooks. */
  readonly webhooks: WebhookSettings | null;
};

/** The brands of a house by their ids; empty in a house without operators. */
export type Brands = ReadonlyMap<string, Brand>;

export const NO_BRANDS: Brands = new Map();
