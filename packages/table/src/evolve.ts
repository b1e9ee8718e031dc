// Facts into state. Total over the events, and without a choice of its own: whatever could have gone
// otherwise was decided before. It owns the state it is given (see `state.ts`).
import { dealt, finishCoup, NO_CARDS, nextHand } from '@punto/engine/coup';
import { markOf } from '@punto/engine/mark';
import { minor, ZERO } from '@punto/engine/minor';
import type { TableEvent } from './event.ts';
import { type Instant, instant, version } from './ids.ts';
import type { OpenTable, Round, Shoe, TableState, Totals } from './state.ts';
import { type Ticket, totalOf } from './ticket.ts';

/** The state before anything has happened. */
export const initialState: TableState = null;

export const evolve = (state: TableState, event: TableEvent): OpenTable => {
  if (event.type === 'TableOpened') {
    return {
      version: version(1),
      setup: event.setup,
      nextSetup: null,
      phase: 'shuffling',
      deadline: null,
      shoe: null,
      shoes: 0,
      round: null,
      totals: {},
      coup: null,
      history: [],
    };
  }
  if (!state) throw new Error(`${event.type} before TableOpened`);
  return { ...state, ...changes(state, event), version: version(state.version + 1) };
};

const changes = (
  table: OpenTable,
  event: Exclude<TableEvent, { type: 'TableOpened' }>,
): Partial<OpenTable> => {
  switch (event.type) {
    case 'SetupChanged':
      return { nextSetup: event.setup };
    case 'ShoeShuffled':
      return {
        shoe: {
          id: event.shoe,
          number: event.number,
          cards: event.cards,
          cutIndex: event.cutIndex,
          rules: event.rules,
          next: 0,
          burn: null,
          cutDrawn: false,
          lastRound: null,
        },
        shoes: event.number,
        deadline: after(event.at, (table.nextSetup ?? table.setup).pace.shufflingMs),
      };
    case 'CardsBurned': {
      const { faceUp, count } = event;
      return { shoe: { ...shoeOf(table), burn: { faceUp, count }, next: 1 + count } };
    }
    case 'RoundOpened':
      return openRound(table, event);
    case 'TicketAccepted':
      return acceptTicket(table, event.ticket);
    case 'BettingClosed':
      return { phase: 'closed', deadline: after(event.at, table.setup.pace.closedMs) };
    case 'CutCardDrawn':
      return { shoe: { ...shoeOf(table), cutDrawn: true, lastRound: event.lastRound } };
    case 'CardDealt': {
      const round = roundOf(table);
      const hands = dealt(round.hands, event.side, event.card);
      const { cardMs, thirdCardMs } = table.setup.pace;
      const fourOut = hands.player.length + hands.banker.length >= 4;
      return {
        phase: 'dealing',
        shoe: { ...shoeOf(table), next: event.index + 1 },
        round: { ...round, hands },
        // The pause before a third card is also the pause before the result: it gives nothing away.
        deadline: after(event.at, fourOut || nextHand(hands) === null ? thirdCardMs : cardMs),
      };
    }
    case 'RoundSettled': {
      const coup = finishCoup(roundOf(table).hands);
      return {
        phase: 'settled',
        coup,
        history: [...table.history, markOf(coup)],
        deadline: after(event.at, table.setup.pace.resultMs),
      };
    }
    case 'ShoeEnded':
      return {
        phase: 'shuffling',
        deadline: null,
        shoe: null,
        round: null,
        totals: {},
        coup: null,
        history: [],
      };
  }
};

const openRound = (
  table: OpenTable,
  event: Extract<TableEvent, { type: 'RoundOpened' }>,
): Partial<OpenTable> => ({
  setup: table.nextSetup ?? table.setup,
  nextSetup: null,
  phase: 'betting',
  deadline: event.closesAt,
  shoe: event.last ? { ...shoeOf(table), lastRound: event.round } : shoeOf(table),
  round: {
    number: event.round,
    openedAt: event.at,
    closesAt: event.closesAt,
    hands: NO_CARDS,
    stakes: new Map(),
  },
  totals: {},
});

/** Changes the round's stakes in place: a copy of ten thousand patrons a ticket is not to be paid for. */
const acceptTicket = (table: OpenTable, ticket: Ticket): Partial<OpenTable> => {
  const { stakes } = roundOf(table);
  const own = stakes.get(ticket.patron);
  const bets = { ...own?.bets };
  const totals: { -readonly [K in keyof Totals]: Totals[K] } = { ...table.totals };
  for (const { option, stakeMinor } of ticket.bets) {
    const spot = totals[option] ?? { stakeMinor: ZERO, patrons: 0 };
    totals[option] = {
      stakeMinor: minor(spot.stakeMinor + stakeMinor),
      patrons: spot.patrons + (bets[option] === undefined ? 1 : 0),
    };
    bets[option] = minor((bets[option] ?? ZERO) + stakeMinor);
  }
  const tickets = [...(own?.tickets ?? []), { id: ticket.id, amountMinor: totalOf(ticket.bets) }];
  stakes.set(ticket.patron, { mode: ticket.mode, bets, tickets });
  return { totals };
};

const after = (at: Instant, ms: number): Instant => instant(at + ms);

const shoeOf = (table: OpenTable): Shoe => {
  if (!table.shoe) throw new Error('no shoe at the table');
  return table.shoe;
};

const roundOf = (table: OpenTable): Round => {
  if (!table.round) throw new Error('no round at the table');
  return table.round;
};
