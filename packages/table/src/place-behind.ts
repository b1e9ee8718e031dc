// Bets behind a seat: who may begin, and the tickets that are placed when betting closes, from what the patron of the
// seat has then. Each is an ordinary ticket of the patron who bets behind, once a round; one that is not possible is left
// out without cost. [V6] [L3]–[L6]
import type { Minor } from '@punto/engine/minor';
import { keyOf, sameKey, type Transfer } from '@punto/ledger';
import type { Act, ActRefusal, BehindRefusal } from './act.ts';
import type { Context } from './context.ts';
import { setupFor } from './currencies/money.ts';
import { type Accepted, type ActDecision, facts } from './decision.ts';
import type { TableEvent } from './event.ts';
import { type Instant, ownTicketId, type PatronId, type TicketId } from './ids.ts';
import { reserveStake, whyNotBets, withTicket } from './place-ticket.ts';
import { seatOf } from './seating.ts';
import { allowsBehind, behindOf, behindSeat, FOLLOWED, MOST_BEHIND, ownBets } from './seats/behind.ts';
import type { Behind, OpenTable } from './state.ts';
import { type Bet, type Ticket, totalOf } from './ticket.ts';

/**
 * Allows or forbids bets behind the seat of the patron. The same value again changes nothing. Refuses with
 * `behind-not-allowed` where the house offers none.
 */
export const allowOthers = (
  { setup, seating }: OpenTable,
  seat: string,
  allowed: boolean,
  { now }: Context,
): ActDecision => {
  if (allowed && setup.seats?.noBetsBehind) return { ok: false, refusal: { reason: 'behind-not-allowed' } };
  return facts(
    allowsBehind(seating, seat) === allowed ? [] : [{ type: 'BehindAllowed', seat, allowed, at: now }],
  );
};

/** Refuses with `no-such-seat`, `behind-not-allowed`, `behind-full` or `behind-amount`. */
export const betBehind = (
  table: OpenTable,
  patron: PatronId,
  act: Extract<Act, { readonly act: 'bet-behind' }>,
  { now }: Context,
): ActDecision => {
  const { seat, stakeMinor, mode, rounds, totalMinor } = act;
  const reason = whyNotBegin(table, patron, act);
  if (reason) return { ok: false, refusal: { reason } };
  return facts([{ type: 'BehindBegun', patron, seat, stakeMinor, mode, rounds, totalMinor, at: now }]);
};

/** Where the patron bets behind no seat, it changes nothing. */
export const stopBehind = ({ seating }: OpenTable, patron: PatronId, { now }: Context): ActDecision =>
  facts(behindOf(seating, patron) ? [{ type: 'BehindEnded', patron, at: now }] : []);

const whyNotBegin = (
  table: OpenTable,
  patron: PatronId,
  { seat, stakeMinor, mode, rounds, totalMinor }: Extract<Act, { readonly act: 'bet-behind' }>,
): ActRefusal['reason'] | null => {
  const { seating } = table;
  if (!table.setup.seats?.labels.includes(seat)) return 'no-such-seat';
  if (!allowsBehind(seating, seat) || seatOf(seating, patron) === seat) return 'behind-not-allowed';
  const ahead = seating?.seats[seat]?.patron;
  const setup = setupFor(table, keyOf(patron));
  // Stakes of another brand or currency are not shown, and what is not shown is not followed.
  if (!setup || ahead === undefined || !sameKey(keyOf(ahead), keyOf(patron))) return 'behind-not-allowed';
  const others = behindSeat(seating, seat).filter((each) => each.patron !== patron);
  if (others.length >= MOST_BEHIND) return 'behind-full';
  const offers = setup.offers.filter(({ option }) => FOLLOWED.some((each) => each === option));
  const fits =
    stakeMinor % setup.stepMinor === 0 &&
    offers.some(({ minMinor, maxMinor }) => stakeMinor >= minMinor && stakeMinor <= maxMinor) &&
    setup.commissionModes.includes(mode) &&
    (rounds === null || rounds > 0) &&
    (totalMinor === null || totalMinor >= stakeMinor);
  return fits ? null : 'behind-amount';
};

/** Betting closes: what is bet behind seats is placed, and then nothing more. `dealBy`: until when the holder deals. */
export const noMoreBets = (
  table: OpenTable,
  context: Context,
  more: { readonly dealBy?: Instant } = {},
): Accepted => {
  const placed = placeBehind(table, context);
  return { ...placed, events: [...placed.events, { type: 'BettingClosed', ...more, at: context.now }] };
};

/** The id of the ticket behind a seat in this round: one for each patron, and with a sign that no client can send. */
export const behindTicket = ({ setup, shoe, round }: OpenTable): TicketId =>
  ownTicketId(setup.table, shoe?.number ?? 0, round?.number ?? 0);

/** All from the stakes before the first of them, so that no order of the patrons changes what is followed. */
const placeBehind = (table: OpenTable, context: Context): Accepted => {
  const events: TableEvent[] = [];
  const transfers: Transfer[] = [];
  const { now: at } = context;
  let felt = table;
  for (const behind of table.seating?.behind ?? []) {
    const { patron } = behind;
    const ticket = ticketOf(table, behind);
    if (!ticket) continue;
    const costMinor = totalOf(ticket.bets);
    if (behind.totalLeftMinor !== null && costMinor > behind.totalLeftMinor) {
      events.push({ type: 'BehindEnded', patron, why: 'total', at });
      continue;
    }
    const refusal = whyNotPlaced(felt, ticket, costMinor, context);
    if (refusal) {
      events.push({ type: 'BehindMissed', patron, refusal, at });
      continue;
    }
    events.push({ type: 'TicketAccepted', ticket, at });
    transfers.push(reserveStake(table, ticket, at));
    felt = { ...felt, ...withTicket(felt, ticket) };
  }
  return { ok: true, events, transfers, records: [] };
};

/** `null`: the patron of the seat has no stake to follow, or the ticket of this round was placed at an earlier closing. */
const ticketOf = (table: OpenTable, { patron, seat, stakeMinor, mode }: Behind): Ticket | null => {
  const { round, shoe, seating } = table;
  const ahead = seating?.seats[seat]?.patron;
  const stakes = ahead === undefined ? undefined : round?.stakes.get(ahead);
  if (!round || !shoe || !stakes) return null;
  const followed = ownBets(stakes);
  const bets = FOLLOWED.flatMap((option): Bet[] => (followed[option] ? [{ option, stakeMinor }] : []));
  const own = round.stakes.get(patron);
  const id = behindTicket(table);
  if (bets.length === 0 || own?.tickets.some((ticket) => ticket.id === id)) return null;
  return { id, patron, shoe: shoe.number, round: round.number, mode: own?.mode ?? mode, bets, behind: seat };
};

const whyNotPlaced = (
  table: OpenTable,
  ticket: Ticket,
  costMinor: Minor,
  { awaySince, availableMinor, whyNotBehind }: Context,
): BehindRefusal | null => {
  if (awaySince(ticket.patron) !== null) return { reason: 'away' };
  const refusal = whyNotBehind?.(ticket.patron, table, costMinor) ?? whyNotBets(table, ticket);
  if (refusal) return refusal;
  const available = availableMinor(ticket.patron);
  return costMinor > available ? { reason: 'not-enough-balance', availableMinor: available } : null;
};
