// All a table knows. `evolve` owns the state it is given and may change it in place, so that a ticket costs
// the same whether ten or ten thousand patrons are at the table: an old state is not to be used again.
import type { Card } from '@punto/engine/card';
import type { Coup, Hands } from '@punto/engine/coup';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { ShoeRules, TableSetup } from '@punto/engine/room';
import type { Instant, PatronId, ShoeId, TicketId, Version } from './ids.ts';

/** The life of a round. `shuffling` also covers the wait for a new shoe. [T1] */
export const PHASES = ['shuffling', 'betting', 'closed', 'dealing', 'settled'] as const;
export type Phase = (typeof PHASES)[number];

export type Shoe = {
  readonly id: ShoeId;
  readonly number: number;
  readonly cards: number;
  readonly cutIndex: number;
  readonly rules: ShoeRules;
  /** Index of the card that comes next; the burnt ones are behind it. */
  readonly next: number;
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
  readonly cutDrawn: boolean;
  /** The number of the last round once it is known. [S3] */
  readonly lastRound: number | null;
};

/** What one patron has on the felt in this round. */
export type Stakes = {
  readonly mode: CommissionMode;
  readonly bets: Readonly<Partial<Record<OptionId, Minor>>>;
  readonly tickets: readonly { readonly id: TicketId; readonly amountMinor: Minor }[];
};

export type Round = {
  readonly number: number;
  readonly openedAt: Instant;
  readonly closesAt: Instant;
  readonly hands: Hands;
  readonly stakes: Map<PatronId, Stakes>;
};

export type SpotTotal = { readonly stakeMinor: Minor; readonly patrons: number };
export type Totals = Readonly<Partial<Record<OptionId, SpotTotal>>>;

export type OpenTable = {
  readonly version: Version;
  readonly setup: TableSetup;
  /** Announced, in force when the next round opens. */
  readonly nextSetup: TableSetup | null;
  readonly phase: Phase;
  /** When `Advance` is due; `null` while the table waits for a shoe. */
  readonly deadline: Instant | null;
  readonly shoe: Shoe | null;
  /** Shoes so far, the present one included. */
  readonly shoes: number;
  /** The round in progress or, in `settled`, the one just settled. */
  readonly round: Round | null;
  readonly totals: Totals;
  /** The coup of the last settled round of this shoe. */
  readonly coup: Coup | null;
  /** The results of this shoe as marks, see `@punto/engine/mark`. */
  readonly history: readonly string[];
};

/** `null` before the table is opened. */
export type TableState = OpenTable | null;
