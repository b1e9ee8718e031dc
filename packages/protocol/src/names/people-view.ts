// The people view of a table, the same for all its patrons: the names that are shown, the number of guests, and the largest
// stakes of the round. It has no balance and no id. [V6]
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';

/** Names in one view; a patron beyond them counts among `more`. */
export const MOST_NAMED = 50;
/** Stakes in one view. */
export const MOST_LARGEST = 5;

/** Drawings for a dealer's card, which the page has. */
export const PORTRAITS = ['fan', 'laurel', 'lantern', 'crane', 'moon', 'star'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** Whether a stored portrait is one of the drawings of this release. */
export const isPortrait = (text: string | null): text is Portrait =>
  PORTRAITS.some((portrait) => portrait === text);

/** `name: null`: a patron who shows no name. */
export type LargeStake = {
  readonly name: string | null;
  readonly option: OptionId;
  readonly stakeMinor: Minor;
};

/** The name and portrait by which patrons know the dealer of a table. */
export type DealerView = { readonly name: string; readonly portrait: Portrait | null };

/** The place of a patron in a people view; sent in the frames of that patron only. [V6] */
export type OwnPlace = {
  /** The name, with its number; `null`: the patron is not among `names`. */
  readonly name: string | null;
  /** Indices in `largest`. */
  readonly largest: readonly number[];
};

/** The frame for one patron. Without `you` the patron is neither among the names nor among the largest stakes. */
export type PeopleSeen = PeopleView & { readonly you?: OwnPlace };

export type PeopleView = {
  /** In order of arrival; names that look alike have a number. */
  readonly names: readonly string[];
  /** Patrons with a name that is not in `names`, as there are too many. */
  readonly more: number;
  /** Patrons who show no name. */
  readonly guests: number;
  /** Largest first, at most `MOST_LARGEST`; the earlier of two equal ones first. */
  readonly largest: readonly LargeStake[];
  /** The names of those who sit, by seat. [V6] */
  readonly seats: Readonly<Record<string, string>>;
  /** `null`: no person deals, or the dealer has no public name. */
  readonly dealer: DealerView | null;
};
