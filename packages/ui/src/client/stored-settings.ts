// What a patron may choose, and how it is read back. What is stored is not trusted: a field that does not fit
// is the default again.
import { type Minor, minor } from '@punto/engine/minor';
import { COMMISSION_MODES, type CommissionMode } from '@punto/engine/option-id';
import { type LobbyChoice, readChoice } from './lobby-choice.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['auto', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];
export const SOUND_GROUPS = ['chips', 'cards', 'calls', 'results'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

export type Settings = {
  theme: Theme;
  motion: Motion;
  muted: boolean;
  /** From 0 to 1. */
  volumes: Record<SoundGroup, number>;
  /** Chips still lying unconfirmed are placed when betting closes, where the room lets it. */
  autoConfirm: boolean;
  /** The first-time word on what becomes of chips that are not confirmed has been read. */
  closingRead: boolean;
  /** Tables, by id. */
  favourites: string[];
  /** As the lobby was left. */
  lobby: LobbyChoice;
  /** The chip in the hand; a table without it takes its own first. */
  chipMinor: Minor | null;
  /** How banker was last asked to be paid; `null`: as the table does. [B19] */
  commissionMode: CommissionMode | null;
  /** Single keys at the table; off for those whose voice or hand would press them by mistake. */
  shortcuts: boolean;
  /** The call for third cards is shown and spoken at every table; where patrons deal it always is. [V6] */
  caller: boolean;
  /** The cards of each round are held against the seal when it is over. [F2] */
  checkRounds: boolean;
};

/** Settings from what was stored; anything that does not fit is left out. */
export const readSettings = (stored: string | null): Settings => {
  const found = parse(stored);
  const volumes = asRecord(found.volumes);
  const volume = (group: SoundGroup) => inUnit(volumes[group]) ?? 0.6;
  return {
    theme: oneOf(THEMES, found.theme) ?? 'auto',
    motion: oneOf(MOTIONS, found.motion) ?? 'auto',
    muted: found.muted === true,
    volumes: {
      chips: volume('chips'),
      cards: volume('cards'),
      calls: volume('calls'),
      results: volume('results'),
    },
    // Releases before the first-time word wrote `false` on every device, chosen or not. There it is the default again, and the
    // word is said on the felt before any chip is placed by itself. [L5]
    autoConfirm: !('closingRead' in found) || found.autoConfirm !== false,
    closingRead: found.closingRead === true,
    favourites: Array.isArray(found.favourites)
      ? found.favourites.filter((each): each is string => typeof each === 'string')
      : [],
    lobby: readChoice(found.lobby),
    chipMinor: Number.isSafeInteger(found.chipMinor) ? minor(Number(found.chipMinor)) : null,
    commissionMode: oneOf(COMMISSION_MODES, found.commissionMode) ?? null,
    shortcuts: found.shortcuts !== false,
    caller: found.caller === true,
    checkRounds: found.checkRounds === true,
  };
};

const parse = (stored: string | null): Record<string, unknown> => {
  try {
    return asRecord(JSON.parse(stored ?? '{}'));
  } catch {
    // Somebody else's text under our name: as good as none.
    return {};
  }
};
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((each) => each === value);
const inUnit = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
