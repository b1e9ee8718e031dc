// What a patron does at the table besides betting. A refusal names the fact that stands in the way. [T7] [V6]
import type { ActRefusal } from './act.ts';
import { dealNext } from './advance.ts';
import type { CommandOf } from './command.ts';
import type { Context } from './context.ts';
import { bringCut, commitCut, revealCut } from './cutting.ts';
import { type Accepted, facts, type Refused } from './decision.ts';
import type { TableEvent } from './event.ts';
import { byHand } from './floor-changes.ts';
import type { PatronId } from './ids.ts';
import { offerNext, passOver, seatOf, standUp } from './seating.ts';
import { giveUpAll, leaderOf, turnOn } from './squeeze.ts';
import type { OpenTable, Round } from './state.ts';

type Asked = CommandOf<'DoAct'>;
type Answer = Accepted | Refused<ActRefusal>;

export const doAct = (table: OpenTable, asked: Asked, context: Context): Answer => {
  const { patron, act } = asked;
  const { shoe, round } = table;
  if (table.pause) return refused('table-paused');
  switch (act.act) {
    case 'take-seat':
      return takeSeat(table, patron, act.seat, context);
    case 'leave-seat':
      return leaveSeat(table, patron, context);
    case 'want-shoe':
      return wantShoe(table, patron, context);
    case 'commit-cut':
    case 'bring-cut':
    case 'reveal-cut':
      if (asked.shoe !== table.shoe?.number) return refused('not-cutting');
      if (act.act === 'commit-cut') return commitCut(table, patron, act.commit, context);
      return act.act === 'bring-cut'
        ? bringCut(table, patron, act.value, context)
        : revealCut(table, patron, act.value, context);
  }
  if (!shoe || !round || asked.round !== round.number || asked.shoe !== shoe.number)
    return refused('round-over');
  switch (act.act) {
    case 'turn-card': {
      const { squeeze } = round;
      const own = squeeze?.holder === patron && squeeze.side === act.side && squeeze.place === act.place;
      return own ? facts(turnOn(shoe, round, act.side, context)) : refused('not-your-card');
    }
    case 'give-up-squeeze':
      return isSqueezed(table) && leaderOf(round, act.side) === patron
        ? facts([{ type: 'SqueezeGivenUp', side: act.side, patron, at: context.now }])
        : refused('not-your-card');
    case 'accept-shoe':
      return offeredTo(table, patron, (seat) => facts([{ type: 'ShoeAccepted', seat, at: context.now }]));
    case 'decline-shoe':
      return offeredTo(table, patron, (seat) => facts(passOver(table, seat, context)));
    case 'deal':
      return deal(table, round, patron, context);
  }
};

/** A patron's last window at the table is closed: the cards they had to turn turn themselves. [T7] */
export const missPatron = (table: OpenTable, patron: PatronId, context: Context): Accepted =>
  facts(table.round && isSqueezed(table) ? giveUpAll(table.round, patron, context) : []);

const takeSeat = (table: OpenTable, patron: PatronId, seat: string, { now }: Context): Answer => {
  const { seating } = table;
  const { seats: rules } = table.setup;
  if (!seating || !rules) return refused('no-seats-here');
  if (!rules.labels.includes(seat)) return refused('no-such-seat');
  if (seatOf(seating, patron) !== null) return refused('already-seated');
  if (seating.seats[seat]) return refused('seat-taken');
  // Others first: a seat that was given up would otherwise be taken back at once.
  if (seating.gaveUp.includes(patron)) return refused('seat-given-up');
  return facts([{ type: 'SeatTaken', seat, patron, at: now }]);
};

const leaveSeat = (table: OpenTable, patron: PatronId, context: Context): Answer =>
  atSeat(table, patron, (seat) => {
    if (table.phase !== 'settled' && table.round?.stakes.has(patron)) return refused('stakes-on-felt');
    const left: TableEvent = { type: 'SeatLeft', seat, at: context.now };
    const { phase, seating, setup } = table;
    const freed = seating?.offered?.seat === seat || seating?.holder === seat;
    return facts(
      freed && phase === 'betting' && setup.seats
        ? [left, ...offerNext(standUp(seating, seat), setup.seats, context)]
        : [left],
    );
  });

/** Said by a seat that has not declined, it changes nothing. */
const wantShoe = (table: OpenTable, patron: PatronId, { now }: Context): Answer =>
  atSeat(table, patron, (seat) =>
    facts(table.seating?.seats[seat]?.declines ? [{ type: 'ShoeWanted', seat, at: now }] : []),
  );

const deal = (table: OpenTable, round: Round, patron: PatronId, context: Context): Answer => {
  const seat = seatOf(table.seating, patron);
  if (seat === null || table.seating?.holder !== seat) return refused('not-the-holder');
  if (table.phase !== 'closed') return refused('round-over');
  // Where a person deals, the cards are in the caller's hands: the holder calls for them, once.
  if (byHand(table.setup))
    return facts(round.dealCalled ? [] : [{ type: 'DealCalled', seat, at: context.now }]);
  return dealNext(table, round, context);
};

const atSeat = (table: OpenTable, patron: PatronId, then: (seat: string) => Answer): Answer => {
  if (!table.seating) return refused('no-seats-here');
  const seat = seatOf(table.seating, patron);
  return seat === null ? refused('not-seated') : then(seat);
};

const offeredTo = (table: OpenTable, patron: PatronId, then: (seat: string) => Answer): Answer =>
  atSeat(table, patron, (seat) =>
    table.seating?.offered?.seat === seat ? then(seat) : refused('shoe-not-offered'),
  );

/** There may be cards to turn: bets are final, and the coup is not over. */
const isSqueezed = ({ phase, setup }: OpenTable): boolean =>
  setup.squeeze !== undefined && (phase === 'closed' || phase === 'dealing' || phase === 'squeezing');

const refused = (reason: ActRefusal['reason']): Refused<ActRefusal> => ({ ok: false, refusal: { reason } });
