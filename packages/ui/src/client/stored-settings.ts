// The settings and how they are read from storage. Stored data is not trusted: an invalid field gets its default value.
import { type Minor, minor } from '@punto/engine/minor';
import { COMMISSION_MODES, type CommissionMode } from '@punto/engine/option-id';
import { type AnyLanguage, isAnyLanguage, isLanguage, type Language } from '@punto/language/languages';
import { type FavouriteBet, parseFavouriteBets } from './favourite-bets.ts';
import { type LobbyChoice, parseLobbyChoice } from './lobby-choice.ts';
import { type PatternAlerts, parsePatternAlerts } from './pattern-alerts.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['auto', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];
export const HANDS = ['right', 'left'] as const;
/** The hand that holds the phone: the side of the rail on a phone in landscape, and of Confirm in portrait. */
export type Hand = (typeof HANDS)[number];
export const SOUND_GROUPS = ['chips', 'cards', 'calls', 'results', 'voice'] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];

export const VOICE_LEVELS = ['off', 'low', 'full'] as const;
/** What the caller says aloud: nothing; betting opened, closed and the result; everything. */
export type VoiceLevel = (typeof VOICE_LEVELS)[number];

export const BEAD_TEXTS = ['auto', 'letters', 'characters', 'totals'] as const;
/** What the beads of the bead plate show; `auto`: characters in Chinese, letters in other languages. */
export type BeadText = (typeof BEAD_TEXTS)[number];

export type Settings = {
  /** The language of texts; `auto`: the browser's, if it is offered. */
  language: 'auto' | AnyLanguage;
  theme: Theme;
  motion: Motion;
  hand: Hand;
  /** The screen stays on at a table. */
  screenOn: boolean;
  muted: boolean;
  /** Volume of each group, from 0 to 1. */
  volumes: Record<SoundGroup, number>;
  /** Chips that are still unconfirmed are placed when betting closes, where the room permits it. */
  autoConfirm: boolean;
  /** The tiles of the lobby have main bets, with a rail below them. */
  lobbyBets: boolean;
  /** Apart from the language. [D1] */
  beads: BeadText;
  /** The patterns of past results that are marked in the lobby and at the tables. [D5] */
  alerts: PatternAlerts;
  /** The first-time notice about unconfirmed chips has been read. */
  closingRead: boolean;
  /** The first steps at a table were shown, or skipped. */
  stepsRead: boolean;
  /** Ids of tables. */
  favourites: string[];
  favouriteBets: FavouriteBet[];
  /** Filters and order of the lobby when it was last used. */
  lobby: LobbyChoice;
  /** The selected chip; a table that does not offer it selects its own first chip. */
  chipMinor: Minor | null;
  /** The commission mode for banker that was last chosen; `null`: the default of the table. [B19] */
  commissionMode: CommissionMode | null;
  /** Single-key shortcuts at the table; off for patrons who use speech input or press keys by accident. */
  shortcuts: boolean;
  /** Off until the patron turns it on: a page cannot know whether a screen reader is in use. */
  voice: VoiceLevel;
  /** The language of the caller; `auto`: that of the page. */
  voiceLanguage: 'auto' | Language;
  /** The offer of the voice at the table was answered or passed over; it is made once. */
  voiceOffered: boolean;
  /** Short vibrations of a phone. Off until turned on, and independent of `muted` and `motion`. */
  vibration: boolean;
  /** After each round, its cards are checked against the published commitment. [F2] */
  checkRounds: boolean;
};

/** Settings from the stored text. Invalid fields get their defaults. */
export const parseSettings = (stored: string | null): Settings => {
  const found = parse(stored);
  const volumes = asRecord(found.volumes);
  const volume = (group: SoundGroup) => inUnit(volumes[group]) ?? 0.6;
  return {
    language: isAnyLanguage(found.language) ? found.language : 'auto',
    theme: oneOf(THEMES, found.theme) ?? 'auto',
    motion: oneOf(MOTIONS, found.motion) ?? 'auto',
    hand: oneOf(HANDS, found.hand) ?? 'right',
    screenOn: found.screenOn !== false,
    muted: found.muted === true,
    volumes: {
      chips: volume('chips'),
      cards: volume('cards'),
      calls: volume('calls'),
      results: volume('results'),
      voice: volume('voice'),
    },
    // Releases before the first-time notice stored `false` on every device, whether chosen or not. That `false` is
    // replaced by the default, and the notice is shown at the table before any chip is placed automatically. [L5]
    autoConfirm: !('closingRead' in found) || found.autoConfirm !== false,
    closingRead: found.closingRead === true,
    // A device that earlier releases stored this notice for has been used to bet: it needs no first steps.
    stepsRead: found.stepsRead === true || (!('stepsRead' in found) && found.closingRead === true),
    lobbyBets: found.lobbyBets === true,
    beads: oneOf(BEAD_TEXTS, found.beads) ?? 'auto',
    alerts: parsePatternAlerts(found.alerts),
    favourites: Array.isArray(found.favourites)
      ? found.favourites.filter((each): each is string => typeof each === 'string')
      : [],
    favouriteBets: parseFavouriteBets(found.favouriteBets),
    lobby: parseLobbyChoice(found.lobby),
    chipMinor: Number.isSafeInteger(found.chipMinor) ? minor(Number(found.chipMinor)) : null,
    commissionMode: oneOf(COMMISSION_MODES, found.commissionMode) ?? null,
    shortcuts: found.shortcuts !== false,
    // Earlier releases stored whether the caller of third cards was turned on.
    voice: oneOf(VOICE_LEVELS, found.voice) ?? (found.caller === true ? 'full' : 'off'),
    voiceLanguage: isLanguage(found.voiceLanguage) ? found.voiceLanguage : 'auto',
    voiceOffered: found.voiceOffered === true || found.caller === true,
    vibration: found.vibration === true,
    checkRounds: found.checkRounds === true,
  };
};

const parse = (stored: string | null): Record<string, unknown> => {
  try {
    return asRecord(JSON.parse(stored ?? '{}'));
  } catch {
    // Not JSON: another program wrote under this key. Treated as if nothing was stored.
    return {};
  }
};
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((each) => each === value);
const inUnit = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined;
