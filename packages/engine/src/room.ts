// A room is data: what is dealt, what may be bet, for how much, how fast. A table is a room with a name and
// an id. Nothing in the code asks which room it is in. [V]
import type { WrittenBet } from './condition/written-bet.ts';
import type { Minor } from './minor.ts';
import type { CommissionMode, OptionId, ScheduleId } from './option-id.ts';
import type { Outcome } from './side.ts';

/** How many cards are burnt after the one drawn face up: its face (courts as ten, or 11, 12, 13), or none. [S1] */
export const BURN_CUSTOMS = ['courts-ten', 'courts-eleven-up', 'none'] as const;
export type BurnCustom = (typeof BURN_CUSTOMS)[number];

export const AFTER_CUT = ['finish', 'finish-plus-one'] as const;
export type AfterCut = (typeof AFTER_CUT)[number];

export type ShoeRules = {
  readonly decks: number;
  readonly burn: BurnCustom;
  /** Cards behind the cut card; `null`: no cut card, the cards are shuffled for every coup. [S2] [V5] */
  readonly cutDepth: number | null;
  readonly afterCut: AfterCut;
};

/** One option type as a room offers it. [L3] */
export type Offer = {
  readonly option: OptionId;
  /**
   * The schedule that pays the option in the traditional mode: one of the twenty, or a bet that the room defines. The
   * no-commission mode changes banker alone. [B19]
   */
  readonly schedule: ScheduleId;
  readonly minMinor: Minor;
  readonly maxMinor: Minor;
  /** Open in rounds 1…until of a shoe; `null`: in all. */
  readonly until: number | null;
};

/** Lengths of the phases of a round, in milliseconds. [T1] */
export type Pace = {
  readonly shufflingMs: number;
  readonly bettingMs: number;
  /**
   * At a table with a dealer: the least time for which betting stays open, even if the dealer closes it. Left out: five seconds, or half
   * of the betting time where that is less.
   */
  readonly leastBettingMs?: number;
  /** From "no more bets" to the first card. */
  readonly closedMs: number;
  /** From one card to the next. */
  readonly cardMs: number;
  /** Before a third card, and before the result is published. */
  readonly thirdCardMs: number;
  /** From settlement to the next round: long enough to be read. */
  readonly resultMs: number;
};

export const CLOTHS = ['live', 'squeeze', 'six', 'classic', 'single', 'big'] as const;
export type Cloth = (typeof CLOTHS)[number];

/** The hands are turned by the patrons with the largest stakes. [T7] */
export type SqueezeRules = {
  /** The longest time of a squeeze of one card before it turns by itself, in milliseconds. */
  readonly turnMs: number;
};

/** Which seat has the shoe after a tie: `pass` is the letter of the rule, many houses keep it. [V6] */
export const ON_TIE = ['pass', 'keep'] as const;
export type OnTie = (typeof ON_TIE)[number];

/** Patrons sit around the table, and deal in turn. [V6] */
export type SeatRules = {
  /** One for each seat, in the order in which the shoe travels. */
  readonly labels: readonly string[];
  /** The time that a seat has to accept an offered shoe. */
  readonly offerMs: number;
  /** The time that the holder of the shoe has to press Deal before the house does it. */
  readonly dealMs: number;
  /** How long the seat of an absent patron is kept. */
  readonly keepMs: number;
  readonly onTie: OnTie;
  /** The number of rounds without a stake after which a seat is given up; left out: `DEFAULT_IDLE_ROUNDS`. */
  readonly idleRounds?: number;
  /** Left out: the patron of a seat may allow others to bet behind it. */
  readonly noBetsBehind?: true;
};

/** Some five minutes at the pace of a big table. */
export const DEFAULT_IDLE_ROUNDS = 8;

/** Stakes count once the patron confirms them, and are never placed by the client itself. [L5] */
export const CONFIRMS = ['by-hand'] as const;
export type Confirms = (typeof CONFIRMS)[number];

/** How stakes of several currencies are compared, for the squeeze and the table limit. [L4] [T7] */
export const ACROSS_CURRENCIES = ['rate', 'caps'] as const;
export type AcrossCurrencies = (typeof ACROSS_CURRENCIES)[number];

/** The number of results from which the lobby calls a streak long. [D5] */
export type TagRules = {
  /** Wins of one side in a row. */
  readonly streakFrom: number;
  /** Single wins of either side in turn. */
  readonly chopFrom: number;
};

/** The names of a room or a table in another language; those left out are as in the room. */
export type RoomWords = {
  readonly title?: string;
  readonly name?: string;
  readonly labels?: Readonly<Partial<Record<Outcome, string>>>;
};

/** A kind of table as data: options, limits, pace, shoe. [V] */
export type Room = {
  /** A stable word: `live-eight-deck`. */
  readonly id: string;
  /** The displayed name: `Live eight-deck`. */
  readonly title: string;
  /** The cloth it is played on. */
  readonly cloth: Cloth;
  readonly labels: Readonly<Record<Outcome, string>>;
  readonly shoe: ShoeRules;
  readonly offers: readonly Offer[];
  /** Definitions of the bets that the room has beside the eighteen options; absent: none. [B] */
  readonly bets?: readonly WrittenBet[];
  /** The modes patrons may choose from; the first is the default. [B19] */
  readonly commissionModes: readonly CommissionMode[];
  /** The table limit: largest difference between all player and all banker stakes; `null`: none. [L4] */
  readonly differentialMinor: Minor | null;
  /** The player limit: the same for each patron's own stakes; left out or `null`: none. [L4] */
  readonly patronDifferentialMinor?: Minor | null;
  readonly stepMinor: Minor;
  readonly chipsMinor: readonly Minor[];
  readonly pace: Pace;
  /** The language of the labels, as in BCP 47; English when left out. */
  readonly language?: string;
  /** Names in other languages, by BCP 47 tag. Records and the staff's journal have the room's own. */
  readonly translations?: Readonly<Record<string, RoomWords>>;
  /** Left out: cards are dealt face up. [T7] */
  readonly squeeze?: SqueezeRules;
  /** A person deals from a real shoe and enters every card. Omitted: the server deals. */
  readonly dealing?: 'person';
  /** Omitted: no seats, and the house deals. [V6] */
  readonly seats?: SeatRules;
  /** Each patron has a table alone, with no clock: confirming a ticket deals the coup. [V5] */
  readonly solo?: true;
  /** A patron may stake on one of player, banker and tie in a round. [V5] */
  readonly mains?: 'one';
  /** Payouts are printed with the stake in them: `nine times`. The money is the same. [V5] */
  readonly printed?: 'for-one';
  /** The card of house advantages is shown on the felt. [V3] */
  readonly advantages?: true;
  /** Left out: the client may place chips that lie unconfirmed when betting closes. */
  readonly confirm?: Confirms;
  /**
   * `caps`: each brand and currency has a table limit of its own, and the squeeze goes to the largest share of the maximum.
   * `rate`, or left out: stakes are compared by the published rates.
   */
  readonly acrossCurrencies?: AcrossCurrencies;
  /** Left out: `DEFAULT_TAGS`. */
  readonly tags?: TagRules;
};

export const DEFAULT_TAGS: TagRules = { streakFrom: 6, chopFrom: 6 };

/** A table: a room with an id and a name. */
export type TableSetup = Room & { readonly table: string; readonly name: string };
