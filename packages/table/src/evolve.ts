// Applies events to the state. Total over the events, without decisions: everything that could have gone
// otherwise was decided before. It owns the state it is given (see `state.ts`).

import { dealt, finishCoup, NO_CARDS, nextHand } from '@punto/engine/coup';
import { commitmentOf } from '@punto/engine/fairness/seal';
import { markOf } from '@punto/engine/mark';
import { leastBettingMs } from './betting-time.ts';
import { announceCurrencies, moneyAtOpening, noStakes } from './currencies/currency-changes.ts';
import { commitMs, cutChanges, firstCut } from './cut-changes.ts';
import type { TableEvent } from './event.ts';
import { byHand, floorChanges, handDealt, isFloorEvent, nextDeadline } from './floor-changes.ts';
import { type Instant, instant, version } from './ids.ts';
import { acceptTicket } from './place-ticket.ts';
import { withDealer, withTurned } from './records/conduct.ts';
import {
  countIdle,
  decline,
  NOBODY_SEATED,
  seatingAtOpening,
  seatingOf,
  standUp,
  willing,
  withoutHolder,
} from './seating.ts';
import { countBehind, withoutAnyNews } from './seats/behind.ts';
import { behindChanges } from './seats/behind-changes.ts';
import { setupAtOpening } from './setup/setup-in-force.ts';
import { after, playedBy, roundOf, shoeOf } from './shoe-and-round.ts';
import type { OpenTable, Round, Seating, TableState } from './state.ts';
import type { Ticket } from './ticket.ts';

/** The state before anything has happened. */
export const initialState: TableState = null;

/**
 * The state after the event. The given state must not be used again: it may be changed in place. `null` takes
 * `TableOpened` alone. Throws when the event does not fit the state, which means a corrupt stream.
 */
export const evolve = (state: TableState, event: TableEvent): OpenTable => {
  if (event.type === 'TableOpened') {
    return {
      version: version(1),
      setup: event.setup,
      filed: event.by ? null : event.setup,
      configured: event.setup,
      nextSetup: null,
      phase: 'shuffling',
      deadline: null,
      shoe: null,
      shoes: 0,
      round: null,
      totals: {},
      coup: null,
      history: [],
      played: [],
      seating: event.setup.seats ? NOBODY_SEATED : null,
      decided: 0,
      pause: null,
      service: 'open',
      manual: false,
      dealers: [],
      offers: [],
      away: null,
    };
  }
  if (!state) throw new Error(`${event.type} before TableOpened`);
  return { ...state, ...held(state, changes(state, event), event.at), version: version(state.version + 1) };
};

/**
 * While a table is paused no clock runs: what comes up meanwhile has all its time when it is resumed. It is kept as
 * from the beginning of the pause, whose length is added then. [T5]
 */
const held = (table: OpenTable, changed: Partial<OpenTable>, at: Instant): Partial<OpenTable> => {
  const { deadline } = changed;
  const pause = changed.pause === undefined ? table.pause : changed.pause;
  if (!pause || deadline === undefined) return changed;
  // Nothing will be due when it is resumed.
  if (deadline === null)
    return changed.pause === undefined ? { ...changed, pause: { ...pause, deadline } } : changed;
  return {
    ...changed,
    deadline: null,
    pause: { ...pause, deadline: instant(deadline - (at - pause.since)) },
  };
};

const changes = (
  table: OpenTable,
  event: Exclude<TableEvent, { type: 'TableOpened' }>,
): Partial<OpenTable> => {
  if (isFloorEvent(event)) return floorChanges(table, event);
  switch (event.type) {
    case 'SetupChanged':
      return event.by
        ? { nextSetup: event.setup }
        : { nextSetup: event.setup, filed: event.setup, configured: event.setup };
    case 'CurrenciesSet':
      return announceCurrencies(table, event);
    case 'CutCommitted':
    case 'CutClosed':
    case 'CutRevealed':
    case 'CutMissed':
    case 'CutFailed':
    case 'ShoeCut':
      return cutChanges(table, event);
    case 'RoundOpened':
      return openRound(table, event);
    case 'TicketAccepted':
      return { ...acceptTicket(table, event.ticket), ...placedBehind(table, event.ticket) };
    case 'BettingClosed':
      return {
        phase: 'closed',
        deadline: byHand(table.setup) ? null : (event.dealBy ?? after(event.at, table.setup.pace.closedMs)),
      };
    case 'RoundSettled': {
      const round = roundOf(table);
      const coup = finishCoup(round.hands);
      const { player, banker } = round.hands;
      const mark = markOf(coup);
      return {
        phase: 'settled',
        coup,
        decided: round.number,
        history: [...table.history, mark],
        played: [...table.played, { ...playedBy(shoeOf(table), round), at: event.at, player, banker, mark }],
        seating: table.seating && countIdle(table.seating, round),
        deadline: nextDeadline(table, event.at),
      };
    }
    case 'SeatTaken':
    case 'SeatLeft':
    case 'ShoeOffered':
    case 'ShoeAccepted':
    case 'ShoeDeclined':
    case 'ShoeWanted':
    case 'ShoeReturned':
    case 'DealCalled':
      return seatChanges(table, event);
    case 'BehindAllowed':
    case 'BehindBegun':
    case 'BehindEnded':
    case 'BehindMissed':
      return behindChanges(seatingOf(table), event);
    case 'CardDealt':
    case 'CardLaid':
    case 'SqueezeBegun':
    case 'SqueezeGivenUp':
    case 'CardTurned':
      return cardChanges(table, event);
    case 'ShoeShuffled':
    case 'CardsBurned':
    case 'CutCardDrawn':
    case 'ShoeEnded':
      return shoeChanges(table, event);
  }
};

/** Who sits where, and who deals. [V6] */
const seatChanges = (
  table: OpenTable,
  event: Extract<
    TableEvent,
    {
      type:
        | 'SeatTaken'
        | 'SeatLeft'
        | 'ShoeOffered'
        | 'ShoeAccepted'
        | 'ShoeDeclined'
        | 'ShoeWanted'
        | 'ShoeReturned'
        | 'DealCalled';
    }
  >,
): Partial<OpenTable> => {
  switch (event.type) {
    case 'SeatTaken': {
      const seating = seatingOf(table);
      const seats = { ...seating.seats, [event.seat]: { patron: event.patron, declines: false, idle: 0 } };
      return { seating: { ...seating, seats } };
    }
    case 'SeatLeft': {
      const seating = seatingOf(table);
      const nobodyDeals = table.phase === 'closed' && seating.holder === event.seat && !byHand(table.setup);
      const patron = event.why === 'idle' ? seating.seats[event.seat]?.patron : undefined;
      const left = standUp(seating, event.seat);
      return {
        ...offered(table, patron ? { ...left, gaveUp: [...left.gaveUp, patron] } : left),
        ...(nobodyDeals ? { deadline: event.at } : {}),
      };
    }
    case 'ShoeOffered': {
      const { seat, until } = event;
      return offered(table, { ...seatingOf(table), offered: { seat, until: byClosing(table, until) } });
    }
    case 'ShoeAccepted':
      return offered(table, { ...seatingOf(table), offered: null, holder: event.seat, last: event.seat });
    case 'ShoeDeclined':
      return offered(table, decline(seatingOf(table), event.seat));
    case 'ShoeWanted':
      return { seating: willing(seatingOf(table), event.seat, true) };
    case 'ShoeReturned':
      return offered(table, withoutHolder(seatingOf(table)));
    case 'DealCalled':
      return { round: { ...roundOf(table), dealCalled: true } };
  }
};

/** The cards of a coup: dealt, laid face down, squeezed, turned. [T7] */
const cardChanges = (
  table: OpenTable,
  event: Extract<
    TableEvent,
    { type: 'CardDealt' | 'CardLaid' | 'SqueezeBegun' | 'SqueezeGivenUp' | 'CardTurned' }
  >,
): Partial<OpenTable> => {
  switch (event.type) {
    case 'CardDealt': {
      const round = roundOf(table);
      const hands = dealt(round.hands, event.side, event.card);
      const { cardMs, thirdCardMs } = table.setup.pace;
      if (byHand(table.setup))
        return handDealt(table, { hands, ...withDealer(round, event.by) }, event.index + 1, event.at);
      const fourOut = hands.player.length + hands.banker.length >= 4;
      return {
        phase: 'dealing',
        shoe: { ...shoeOf(table), next: event.index + 1 },
        round: { ...round, hands, ...withDealer(round, event.by) },
        // The pause before a third card is also the pause before the result: it gives nothing away.
        deadline: after(event.at, fourOut || nextHand(hands) === null ? thirdCardMs : cardMs),
      };
    }
    case 'CardLaid': {
      const round = roundOf(table);
      const { side, index, card } = event;
      const down = [...round.down, { side, index, ...(card && { card }) }];
      if (byHand(table.setup))
        return handDealt(table, { down, ...withDealer(round, event.by) }, index + 1, event.at);
      return {
        phase: 'dealing',
        shoe: { ...shoeOf(table), next: event.index + 1 },
        round: { ...round, down, ...withDealer(round, event.by) },
        deadline: after(event.at, table.setup.pace.cardMs),
      };
    }
    case 'SqueezeBegun': {
      const { side, place, card, holder, endsAt } = event;
      return {
        phase: 'squeezing',
        round: { ...roundOf(table), squeeze: { side, place, card, holder, endsAt } },
        deadline: endsAt,
      };
    }
    case 'SqueezeGivenUp': {
      const round = roundOf(table);
      const givenUp = [...round.givenUp, event.side];
      if (byHand(table.setup)) return givenUpByHand(table, { ...round, givenUp }, event);
      if (round.squeeze?.side !== event.side) return { round: { ...round, givenUp } };
      return { phase: 'dealing', round: { ...round, givenUp, squeeze: null }, deadline: event.at };
    }
    case 'CardTurned': {
      const round = roundOf(table);
      const down = round.down.filter((laid) => laid.index !== event.index);
      const conduct = withTurned(round, event.side, event.by);
      const { cardMs, thirdCardMs } = table.setup.pace;
      const turned = { down, squeeze: null, hands: dealt(round.hands, event.side, event.card), ...conduct };
      if (byHand(table.setup)) return handDealt(table, turned, shoeOf(table).next, event.at);
      return {
        phase: 'dealing',
        round: { ...round, ...turned },
        deadline: after(event.at, down.length > 0 ? cardMs : thirdCardMs),
      };
    }
  }
};

/** A shoe from its shuffle to its end. [S1]–[S3] */
const shoeChanges = (
  table: OpenTable,
  event: Extract<TableEvent, { type: 'ShoeShuffled' | 'CardsBurned' | 'CutCardDrawn' | 'ShoeEnded' }>,
): Partial<OpenTable> => {
  switch (event.type) {
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
          cutDrawnAt: null,
          lastRound: null,
          shuffledAt: event.at,
          seal: event.seal ?? null,
          commitment: event.seal ? commitmentOf(event.seal) : null,
          cutting: event.seal && !isSolo(table) ? firstCut(event.seal) : null,
          cut: null,
        },
        shoes: event.number,
        deadline: byHand(table.nextSetup ?? table.setup)
          ? null
          : after(event.at, event.seal && !isSolo(table) ? commitMs(table) : paceOf(table).shufflingMs),
      };
    case 'CardsBurned': {
      const { faceUp, count } = event;
      return { shoe: { ...shoeOf(table), burn: { faceUp, count }, next: 1 + count } };
    }
    case 'CutCardDrawn':
      return {
        shoe: {
          ...shoeOf(table),
          cutDrawn: true,
          cutDrawnAt: event.unseen ? null : shoeOf(table).next,
          lastRound: event.lastRound,
        },
      };
    case 'ShoeEnded':
      return endShoe(table);
  }
};

/** The dealer opens what was the patron's to turn. */
const givenUpByHand = (
  table: OpenTable,
  round: Round,
  { side, at }: Extract<TableEvent, { type: 'SqueezeGivenUp' }>,
): Partial<OpenTable> => {
  if (round.down.length === 0 || (round.squeeze && round.squeeze.side !== side)) return { round };
  return handDealt(table, { ...round, squeeze: null }, shoeOf(table).next, at);
};

/** Roads are cleared with the shoe. If a shoe is one coup they continue for a page, because one patron alone reads them. */
const endShoe = (table: OpenTable): Partial<OpenTable> => {
  const goesOn = shoeOf(table).cutIndex === null;
  return {
    phase: 'shuffling',
    deadline: null,
    shoe: null,
    round: null,
    ...noStakes(table),
    coup: goesOn ? table.coup : null,
    history: goesOn && table.history.length < ROUNDS_ON_A_PAGE ? table.history : [],
    played: [],
    // A new shoe is offered round the table from the first seat. [S3] [V6]
    seating: table.seating && { ...withoutAnyNews(table.seating), holder: null, offered: null, last: null },
  };
};

const paceOf = ({ setup, nextSetup }: OpenTable) => (nextSetup ?? setup).pace;
const isSolo = ({ setup, nextSetup }: OpenTable): boolean => (nextSetup ?? setup).solo === true;

const ROUNDS_ON_A_PAGE = 72;

/** An offer has a separate clock, that ends before the betting's or with it. */
const offered = (table: OpenTable, seating: Seating): Partial<OpenTable> => {
  const closesAt = table.round?.closesAt ?? null;
  if (table.phase !== 'betting' || closesAt === null) return { seating };
  return { seating, deadline: seating.offered?.until ?? closesAt };
};

const byClosing = ({ round }: OpenTable, until: Instant): Instant =>
  instant(Math.min(until, round?.closesAt ?? until));

const openRound = (
  table: OpenTable,
  event: Extract<TableEvent, { type: 'RoundOpened' }>,
): Partial<OpenTable> => ({
  ...setupAtOpening(table, event.round === 1),
  phase: 'betting',
  deadline: event.closesAt,
  shoe: event.last ? { ...shoeOf(table), lastRound: event.round } : shoeOf(table),
  round: {
    number: event.round,
    openedAt: event.at,
    first: shoeOf(table).next,
    closesAt: event.closesAt,
    closableFrom: closableFrom(table.nextSetup ?? table.setup, event.at),
    hands: NO_CARDS,
    stakes: new Map(),
    leads: { player: null, banker: null },
    down: [],
    squeeze: null,
    givenUp: [],
    dealCalled: false,
    cancelled: false,
  },
  ...moneyAtOpening(table),
  seating: seatingAtOpening(table),
});

const closableFrom = (setup: OpenTable['setup'], at: Instant): Instant | null =>
  byHand(setup) ? after(at, leastBettingMs(setup.pace)) : null;

/** A ticket that the table has placed behind a seat. */
const placedBehind = ({ seating }: OpenTable, ticket: Ticket): Partial<OpenTable> =>
  seating && ticket.behind !== undefined ? { seating: countBehind(seating, ticket) } : {};
