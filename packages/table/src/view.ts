// What each audience may see. The public view is the same for everyone at the table, so it is made and sent
// once; a patron's own stakes go to that patron alone. Neither ever holds a card that is not face up. [T2] [F3]
import { type Card, scoreOf } from '@punto/engine/card';
import { type Coup, NO_CARDS } from '@punto/engine/coup';
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { scheduleFor } from '@punto/engine/schedule';
import { settleBet } from '@punto/engine/settle';
import type { Outcome } from '@punto/engine/side';
import { differentialOpen } from './differential.ts';
import type { PatronId } from './ids.ts';
import type { OpenTable, Phase, Totals } from './state.ts';

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

/** A decided coup, and which of the offered options it won or pushed. */
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

/** What everyone at the table may see. */
export const publicView = (table: OpenTable): TableView => {
  const { setup, phase, deadline, shoe, round, coup, totals, history } = table;
  const hands = round?.hands ?? NO_CARDS;
  return {
    setup,
    phase,
    deadline,
    shoe: shoe && {
      number: shoe.number,
      cards: shoe.cards,
      dealt: shoe.next,
      cutIndex: shoe.cutIndex,
      burn: shoe.burn,
    },
    round: round && {
      number: round.number,
      openedAt: round.openedAt,
      closesAt: round.closesAt,
      last: shoe?.lastRound === round.number,
    },
    hands: {
      player: hands.player,
      banker: hands.banker,
      playerScore: scoreOf(hands.player),
      bankerScore: scoreOf(hands.banker),
    },
    coup: coup && coupView(setup, coup, history.length),
    totals,
    openMinor: differentialOpen(setup, totals),
    history,
  };
};

/** What this patron alone may see besides; `null` when they have nothing on the felt. */
export const ownView = (table: OpenTable, patron: PatronId): OwnView | null => {
  const { shoe, round } = table;
  const own = round?.stakes.get(patron);
  return shoe && round && own
    ? { shoe: shoe.number, round: round.number, mode: own.mode, bets: own.bets }
    : null;
};

/** Of the options that could be bet on in that round: a spot that was closed has neither won nor lost. */
const coupView = (setup: TableSetup, coup: Coup, round: number): CoupView => {
  const open = setup.offers.filter(({ until }) => until === null || round <= until);
  const decided = open.map((offer) => ({
    option: offer.option,
    // Either mode tells whether banker won; they differ in what it pays. [B2]
    verdict: settleBet(scheduleFor(offer, 'traditional'), setup.stepMinor, coup).verdict,
  }));
  const having = (verdict: string) =>
    decided.filter((each) => each.verdict === verdict).map((each) => each.option);
  const { playerPair: _, bankerPair: __, ...shown } = coup;
  return { ...shown, won: having('won'), pushed: having('pushed') };
};
