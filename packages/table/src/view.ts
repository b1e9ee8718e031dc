// What each audience may see. The public view is the same for everyone at the table, so it is made and sent
// once; a patron's own stakes go to that patron alone. Neither ever holds a card that is not face up. [T2] [F3]
import type { Card } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import type { Outcome } from '@punto/engine/side';
import type { Phase, Totals } from './state.ts';

export type ShoeView = {
  readonly number: number;
  readonly cards: number;
  /** Cards out of the shoe, burnt ones included. */
  readonly dealt: number;
  readonly cutIndex: number;
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
};

export type RoundView = {
  readonly number: number;
  readonly openedAt: number;
  readonly closesAt: number;
  /** Known to be the last of the shoe. [S3] */
  readonly last: boolean;
};

export type HandsView = {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerScore: number;
  readonly bankerScore: number;
};

/** A decided coup, and which of the offered options it won or pushed (in the mode that needs telling apart). */
export type CoupView = HandsView & {
  readonly outcome: Outcome;
  readonly playerNatural: boolean;
  readonly bankerNatural: boolean;
  readonly won: readonly OptionId[];
  readonly pushed: readonly OptionId[];
};

/** A flat record: an update sends the fields that changed and nothing else. */
export type TableView = {
  readonly setup: TableSetup;
  readonly phase: Phase;
  /** Server time at which the phase ends; `null` while it waits for something else. */
  readonly deadline: number | null;
  readonly shoe: ShoeView | null;
  readonly round: RoundView | null;
  /** The cards of the round in progress; empty while betting is open. */
  readonly hands: HandsView;
  /** The last decided coup of this shoe: this round's in `settled`, the one before until then. */
  readonly coup: CoupView | null;
  readonly totals: Totals;
  /** What can still be staked on either side under the differential; `null`: no differential. [L4] */
  readonly openMinor: { readonly player: Minor; readonly banker: Minor } | null;
  readonly history: readonly string[];
};

/** What one patron has on the felt in the round in progress. */
export type OwnView = {
  readonly shoe: number;
  readonly round: number;
  readonly mode: CommissionMode;
  readonly bets: Readonly<Partial<Record<OptionId, Minor>>>;
};
