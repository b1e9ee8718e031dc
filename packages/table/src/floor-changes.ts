// Applies the events of the floor to the state: pauses and their clocks, cancellations, corrections, and cards dealt
// by a person. [T5] [T6]
import { finishCoup, nextHand } from '@punto/engine/coup';
import { markOf } from '@punto/engine/mark';
import type { TableSetup } from '@punto/engine/room';
import { leastBettingMs } from './betting-time.ts';
import { noStakes } from './currencies/currency-changes.ts';
import type { Staff } from './duty.ts';
import type { TableEvent } from './event.ts';
import type { FloorEvent, FloorEventType } from './floor-event.ts';
import { deadlineByHand } from './hand-squeeze.ts';
import type { Instant } from './ids.ts';
import type { PlayedRound } from './records/archive.ts';
import { heldBy } from './seating.ts';
import { after, playedBy, roundOf, shoeOf } from './shoe-and-round.ts';
import type { OpenTable, Round } from './state.ts';

const FLOOR_EVENTS: Readonly<Record<FloorEventType, true>> = {
  TablePaused: true,
  PauseExplained: true,
  TableResumed: true,
  RoundCancelled: true,
  RoundVoided: true,
  RoundResettled: true,
  TableClosing: true,
  TableShut: true,
  TableReopened: true,
  TableRetired: true,
  ManualModeSet: true,
  DealerCame: true,
  DealerLeft: true,
  PostOffered: true,
  DealerMissed: true,
  DealerBack: true,
  BettingReopened: true,
  CutCardReturned: true,
  CardCorrected: true,
  CardTakenBack: true,
  CardRevealed: true,
};

/** Whether `floorChanges` applies the event. */
export const isFloorEvent = (event: TableEvent): event is FloorEvent => event.type in FLOOR_EVENTS;

/**
 * The fields of the table that an event of the floor changes. Throws when the event does not fit the state, which
 * means a corrupt stream. [T5] [T6]
 */
export const floorChanges = (table: OpenTable, event: FloorEvent): Partial<OpenTable> => {
  switch (event.type) {
    case 'RoundCancelled':
    case 'RoundVoided':
    case 'RoundResettled':
      return roundChanges(table, event);
    case 'DealerCame':
    case 'DealerLeft':
    case 'PostOffered':
    case 'DealerMissed':
    case 'DealerBack':
      return dealerChanges(table, event);
    case 'BettingReopened':
    case 'CutCardReturned':
    case 'CardRevealed':
    case 'CardCorrected':
    case 'CardTakenBack':
      return handChanges(table, event);
    case 'TablePaused': {
      const { by, reason, at } = event;
      return { pause: { since: at, by, reason, deadline: table.deadline }, deadline: null };
    }
    case 'PauseExplained':
      return { pause: table.pause && { ...table.pause, reason: event.reason } };
    case 'TableResumed':
      return resumed(table, event.at);
    case 'TableClosing':
      return { service: event.after === 'round' ? 'closing-after-round' : 'closing-after-shoe' };
    case 'TableShut':
      return { service: 'shut' };
    case 'TableRetired':
      return { service: 'shut', retired: true };
    case 'TableReopened':
      return { service: 'open', ...waitsAgain(table) };
    case 'ManualModeSet':
      return { manual: event.manual };
  }
};

/** A round that is cancelled, voided or settled again. [T5] [T6] */
const roundChanges = (
  table: OpenTable,
  event: Extract<FloorEvent, { type: 'RoundCancelled' | 'RoundVoided' | 'RoundResettled' }>,
): Partial<OpenTable> => {
  switch (event.type) {
    case 'RoundCancelled': {
      const round = roundOf(table);
      const { player, banker } = round.hands;
      return {
        phase: 'settled',
        pause: null,
        seating: seatsHeld(table, event.at),
        ...calledOff(table),
        played: [
          ...table.played,
          { ...playedBy(shoeOf(table), round), at: event.at, player, banker, mark: null },
        ],
        deadline: nextDeadline(table, event.at),
      };
    }
    case 'RoundVoided':
      return {
        ...amended(table, event.shoe, event.round, { mark: null }),
        ...(isOnFelt(table, event) ? calledOff(table) : {}),
      };
    case 'RoundResettled': {
      const { player, banker } = event;
      const hands = { player, banker };
      return {
        ...amended(table, event.shoe, event.round, { ...hands, mark: markOf(finishCoup(hands)) }),
        ...(isOnFelt(table, event) ? { round: { ...roundOf(table), hands } } : {}),
      };
    }
  }
};

/** Who staffs the table. */
const dealerChanges = (
  table: OpenTable,
  event: Extract<
    FloorEvent,
    { type: 'DealerCame' | 'DealerLeft' | 'PostOffered' | 'DealerMissed' | 'DealerBack' }
  >,
): Partial<OpenTable> => {
  switch (event.type) {
    case 'DealerCame': {
      const { dealer, relieves } = event;
      const { dealers } = table;
      // Who relieves the caller calls.
      return withDealers(
        table,
        relieves ? dealers.map((each) => (each.id === relieves.id ? dealer : each)) : [...dealers, dealer],
      );
    }
    case 'DealerLeft':
      return withDealers(
        table,
        table.dealers.filter(({ id }) => id !== event.dealer.id),
      );
    case 'PostOffered': {
      const others = table.offers.filter((id) => id !== event.dealer.id);
      return { offers: event.offered ? [...others, event.dealer.id] : others };
    }
    case 'DealerMissed':
      return { away: { since: event.at, why: event.why } };
    case 'DealerBack':
      return { away: null };
  }
};

/** The corrections of a dealer before the result. */
const handChanges = (
  table: OpenTable,
  event: Extract<
    FloorEvent,
    { type: 'BettingReopened' | 'CutCardReturned' | 'CardRevealed' | 'CardCorrected' | 'CardTakenBack' }
  >,
): Partial<OpenTable> => {
  switch (event.type) {
    case 'BettingReopened':
      return {
        phase: 'betting',
        round: {
          ...roundOf(table),
          closesAt: event.closesAt,
          closableFrom: after(event.at, leastBettingMs(table.setup.pace)),
        },
        deadline: event.closesAt,
      };
    case 'CutCardReturned':
      return cutReturned(table, event.cutIndex);
    case 'CardRevealed': {
      const round = roundOf(table);
      const down = round.down.map((laid) =>
        laid.index === event.index ? { ...laid, revealed: true as const } : laid,
      );
      return { round: { ...round, down } };
    }
    case 'CardCorrected': {
      const { hands } = roundOf(table);
      const hand = hands[event.side].map((card, i) => (i === event.place ? event.card : card));
      return handDealt(table, { hands: { ...hands, [event.side]: hand } }, shoeOf(table).next, event.at);
    }
    case 'CardTakenBack': {
      const { hands, down } = roundOf(table);
      const without =
        event.card === null
          ? { down: down.slice(0, -1) }
          : { hands: { ...hands, [event.side]: hands[event.side].slice(0, -1) } };
      return handDealt(table, without, shoeOf(table).next - 1, event.at);
    }
  }
};

/** A person deals, and no clock but the betting's runs. */
export const byHand = ({ dealing }: TableSetup): boolean => dealing === 'person';

/** A coup that is complete waits for its dealer to confirm it. [T1] */
export const handDealt = (
  table: OpenTable,
  changed: Partial<Round>,
  next: number,
  at: Instant,
): Partial<OpenTable> => {
  const round = { ...roundOf(table), ...changed };
  const isComplete = round.down.length === 0 && nextHand(round.hands) === null;
  return {
    phase: isComplete ? 'result' : 'dealing',
    shoe: { ...shoeOf(table), next },
    round,
    deadline: deadlineByHand(table, round, at),
  };
};

/** After a round: where a person deals the dealer opens the next, unless the shoe or the table is at its end. */
export const nextDeadline = (table: OpenTable, at: Instant): Instant | null => {
  const waits = byHand(table.setup) && !isOver(table) && table.service !== 'closing-after-round';
  return waits ? null : after(at, table.setup.pace.resultMs);
};

/** A table that was to be put away after its round waits for its dealer again. [T1] */
const waitsAgain = (table: OpenTable): Partial<OpenTable> => {
  const { pause, phase, setup } = table;
  if (!byHand(setup) || phase !== 'settled' || isOver(table)) return {};
  return { deadline: null, pause: pause && { ...pause, deadline: null } };
};

const isOver = (table: OpenTable): boolean => {
  const { lastRound } = shoeOf(table);
  return lastRound !== null && roundOf(table).number >= lastRound;
};

/** What was known of a caller is true of that caller alone. */
const withDealers = (table: OpenTable, dealers: readonly Staff[]): Partial<OpenTable> => ({
  dealers,
  offers: table.offers.filter((offer) => dealers.some(({ id }) => id === offer)),
  away: dealers[0]?.id === table.dealers[0]?.id ? table.away : null,
});

/** The round is not the last after all, and a table that was to put the shoe away waits for its dealer. [S2] */
const cutReturned = (table: OpenTable, cutIndex: number | null): Partial<OpenTable> => {
  const shoe = shoeOf(table);
  const back = { ...shoe, cutDrawn: false, cutDrawnAt: null, lastRound: null };
  const changed = { shoe: { ...back, cutIndex: cutIndex ?? shoe.cutIndex } };
  if (table.phase !== 'settled' || table.service === 'closing-after-round') return changed;
  return { ...changed, deadline: null, pause: table.pause && { ...table.pause, deadline: null } };
};

/** Moves all clocks by the duration of the pause. [T5] */
const resumed = (table: OpenTable, at: Instant): Partial<OpenTable> => {
  const { pause, round } = table;
  const held = seatsHeld(table, at);
  if (!pause) throw new Error('resumed without a pause');
  const later = (instant: Instant): Instant => after(instant, at - pause.since);
  const squeeze = round?.squeeze ?? null;
  return {
    pause: null,
    deadline: pause.deadline && later(pause.deadline),
    round: round && {
      ...round,
      closesAt: table.phase === 'betting' && round.closesAt ? later(round.closesAt) : round.closesAt,
      closableFrom: round.closableFrom && later(round.closableFrom),
      squeeze: squeeze && { ...squeeze, endsAt: later(squeeze.endsAt) },
    },
    seating: held?.offered
      ? { ...held, offered: { ...held.offered, until: later(held.offered.until) } }
      : held,
  };
};

/** A pause that ends has held the clocks of the seats. [T5] */
const seatsHeld = ({ seating, setup, pause }: OpenTable, at: Instant): OpenTable['seating'] =>
  seating && setup.seats && pause ? heldBy(seating, { from: pause.since, until: at }, setup.seats) : seating;

/** A correction to a round of the present shoe shows on its roads and in its last result. [T6] */
const amended = (
  table: OpenTable,
  shoe: number,
  round: number,
  change: Partial<PlayedRound>,
): Partial<OpenTable> => {
  if (table.shoe?.number !== shoe) return {};
  const played = table.played.map((each) =>
    each.number === round ? { ...withDealt(each), ...change } : each,
  );
  // Where a patron plays alone the page holds marks of shoes before this one. [V5]
  const before = table.history.slice(0, table.history.length - marksOf(table.played).length);
  return { played, history: [...before, ...marksOf(played)], ...lastDecided(played) };
};

const marksOf = (played: readonly PlayedRound[]): readonly string[] =>
  played.flatMap(({ mark }) => mark ?? []);

/** What the felt shows as the last result: that of the latest round which has one. [T6] */
const lastDecided = (played: readonly PlayedRound[]): Pick<OpenTable, 'coup' | 'decided'> => {
  const last = played.findLast(({ mark }) => mark !== null);
  if (!last) return { coup: null, decided: 0 };
  const { player, banker, number } = last;
  return { coup: finishCoup({ player, banker }), decided: number };
};

type OfRound = { readonly shoe: number; readonly round: number };

const isOnFelt = (table: OpenTable, { shoe, round }: OfRound): boolean =>
  table.shoe?.number === shoe && table.round?.number === round;

/** Every stake of the round on the felt went back: it has no result, whether it was cancelled or voided. [T5] [T6] */
const calledOff = (table: OpenTable): Pick<OpenTable, 'round' | 'totals' | 'keyed'> => ({
  round: { ...roundOf(table), cancelled: true, squeeze: null, down: [], stakes: new Map() },
  ...noStakes(table),
});

/** The first correction keeps the cards as dealt. */
const withDealt = (round: PlayedRound): PlayedRound => {
  const { player, banker, mark } = round;
  return { dealt: { player, banker, mark }, ...round };
};
