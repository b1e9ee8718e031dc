// A room is data: what is dealt, what may be bet, for how much, how fast. A table is a room with a name and
// an id. Nothing in the code asks which room it is in. [V]
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
  /** Cards behind the cut card. [S2] */
  readonly cutDepth: number;
  readonly afterCut: AfterCut;
};

/** One option type as a room offers it. [L3] */
export type Offer = {
  readonly option: OptionId;
  /** The schedule it is paid by in the traditional mode; the no-commission mode changes banker alone. [B19] */
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
  /** From "no more bets" to the first card. */
  readonly closedMs: number;
  /** From one card to the next. */
  readonly cardMs: number;
  /** Before a third card, and before the result is told. */
  readonly thirdCardMs: number;
  /** From settlement to the next round: long enough to be read. */
  readonly resultMs: number;
};

export type Room = {
  /** A stable word: `live-eight-deck`. */
  readonly id: string;
  /** What people read: `Live eight-deck`. */
  readonly title: string;
  /** The cloth it is played on. */
  readonly cloth: 'live' | 'squeeze' | 'six' | 'classic' | 'single' | 'big';
  readonly labels: Readonly<Record<Outcome, string>>;
  readonly shoe: ShoeRules;
  readonly offers: readonly Offer[];
  /** The modes patrons may choose from; the first is the default. [B19] */
  readonly commissionModes: readonly CommissionMode[];
  /** Largest difference between total player and total banker stakes; `null`: none. [L4] */
  readonly differentialMinor: Minor | null;
  readonly stepMinor: Minor;
  readonly chipsMinor: readonly Minor[];
  readonly pace: Pace;
};

/** A table: a room with an id and a name of its own. */
export type TableSetup = Room & { readonly table: string; readonly name: string };
