// Decides acts of patrons. A refusal names the fact that prevents the act. [T7] [V6]
import type { ActRefusal } from './act.ts';
import { dealNext } from './advance.ts';
import { type PatronStanding, standingOf, whyNotAct } from './can/patron.ts';
import type { CommandOf } from './command.ts';
import type { Context } from './context.ts';
import { bringCut, commitCut, revealCut } from './cutting.ts';
import { type Accepted, type ActDecision, facts, type Refused } from './decision.ts';
import type { TableEvent } from './event.ts';
import { byHand } from './floor-changes.ts';
import type { PatronId } from './ids.ts';
import { allowOthers, betBehind, stopBehind } from './place-behind.ts';
import { offerNext, passOver, standUp } from './seating.ts';
import { giveUpAll, leaderOf, turnOn } from './squeeze.ts';
import type { OpenTable, Round } from './state.ts';

/** Decides any act: first whether the patron may do it now (`can.ts`), then the act itself. [T7] [V6] */
export const doAct = (table: OpenTable, asked: CommandOf<'DoAct'>, context: Context): ActDecision => {
  const { patron, act } = asked;
  const { shoe, round } = table;
  const standing = standingOf(table, patron, {
    isSuspended: context.suspended ?? false,
    absence: context.absenceOf?.(patron) ?? null,
    isLate: isLate(table, asked),
  });
  const reason = whyNotAct(act.act, standing);
  if (reason) return refused(reason);
  switch (act.act) {
    case 'take-seat':
      return takeSeat(table, patron, act.seat, context);
    case 'leave-seat':
      return leaveSeat(table, ownSeat(standing), context);
    case 'want-shoe':
      return wantShoe(table, ownSeat(standing), context);
    case 'allow-behind':
      return allowOthers(table, ownSeat(standing), act.allowed, context);
    case 'bet-behind':
      return betBehind(table, patron, act, context);
    case 'stop-behind':
      return stopBehind(table, patron, context);
    case 'commit-cut':
      return commitCut(table, patron, act.commit, context);
    case 'bring-cut':
      return bringCut(table, patron, act.value, context);
    case 'reveal-cut':
      return revealCut(table, patron, act.value, context);
  }
  if (!shoe || !round) return refused('round-over');
  switch (act.act) {
    case 'turn-card': {
      const { squeeze } = round;
      const own = squeeze?.holder === patron && squeeze.side === act.side && squeeze.place === act.place;
      return own ? facts(turnOn(shoe, round, act.side, { patron }, context)) : refused('not-your-card');
    }
    case 'give-up-squeeze':
      return isSqueezed(table) && leaderOf(round, act.side) === patron
        ? facts([{ type: 'SqueezeGivenUp', side: act.side, patron, at: context.now }])
        : refused('not-your-card');
    case 'accept-shoe':
      return facts([{ type: 'ShoeAccepted', seat: ownSeat(standing), at: context.now }]);
    case 'decline-shoe':
      return facts(passOver(table, ownSeat(standing), context));
    case 'deal':
      return deal(table, round, { patron, seat: ownSeat(standing) }, context);
  }
};

/** A patron's last window at the table is closed: the cards they had to turn turn themselves. [T7] */
export const missPatron = (table: OpenTable, patron: PatronId, context: Context): Accepted =>
  facts(table.round && isSqueezed(table) ? giveUpAll(table.round, patron, context) : []);

const takeSeat = (table: OpenTable, patron: PatronId, seat: string, { now }: Context): ActDecision => {
  const { seating } = table;
  const { seats: rules } = table.setup;
  if (!seating || !rules) return refused('no-seats-here');
  if (!rules.labels.includes(seat)) return refused('no-such-seat');
  if (seating.seats[seat]) return refused('seat-taken');
  // Other patrons first: otherwise the same patron would get the seat back immediately.
  if (seating.gaveUp.includes(patron)) return refused('seat-given-up');
  return facts([{ type: 'SeatTaken', seat, patron, at: now }]);
};

const leaveSeat = (table: OpenTable, seat: string, context: Context): ActDecision => {
  const left: TableEvent = { type: 'SeatLeft', seat, at: context.now };
  const { phase, seating, setup } = table;
  const freed = seating?.offered?.seat === seat || seating?.holder === seat;
  return facts(
    seating && freed && phase === 'betting' && setup.seats
      ? [left, ...offerNext(standUp(seating, seat), setup.seats, context)]
      : [left],
  );
};

/** From a seat that has not declined it changes nothing. */
const wantShoe = (table: OpenTable, seat: string, { now }: Context): ActDecision =>
  facts(table.seating?.seats[seat]?.declines ? [{ type: 'ShoeWanted', seat, at: now }] : []);

const deal = (
  table: OpenTable,
  round: Round,
  { patron, seat }: { readonly patron: PatronId; readonly seat: string },
  context: Context,
): ActDecision => {
  // Where a person deals, the cards are in the caller's hands: the holder calls for them, once.
  if (byHand(table.setup))
    return facts(round.dealCalled ? [] : [{ type: 'DealCalled', seat, at: context.now }]);
  return dealNext(table, round, context, { patron });
};

/** It names another round than the one in progress, or for a cut another shoe. */
const isLate = ({ shoe, round }: OpenTable, asked: CommandOf<'DoAct'>): boolean => {
  switch (asked.act.act) {
    case 'take-seat':
    case 'leave-seat':
    case 'want-shoe':
    case 'allow-behind':
    case 'bet-behind':
    case 'stop-behind':
      return false;
    case 'commit-cut':
    case 'bring-cut':
    case 'reveal-cut':
      return asked.shoe !== shoe?.number;
    default:
      return !shoe || asked.round !== round?.number || asked.shoe !== shoe.number;
  }
};

/** For patrons that `can` has allowed to act from a seat. */
const ownSeat = ({ seats }: PatronStanding): string => {
  if (seats?.own == null) throw new Error('an act from a seat by a patron without one');
  return seats.own;
};

/** There may be cards to turn: bets are final, and the coup is not over. */
const isSqueezed = ({ phase, setup }: OpenTable): boolean =>
  setup.squeeze !== undefined && (phase === 'closed' || phase === 'dealing' || phase === 'squeezing');

const refused = (reason: ActRefusal['reason']): Refused<ActRefusal> => ({ ok: false, refusal: { reason } });
