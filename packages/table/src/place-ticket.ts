// Accepts a ticket whole or refuses it whole, with the one reason that says what to change. Whether the patron has
// the coins is decided by the books, in the transaction that reserves them. [L3]–[L6] [B19]
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { Offer, TableSetup } from '@punto/engine/room';
import type { Side } from '@punto/engine/side';
import {
  escrowAccount,
  HOUSE_KEY,
  keyOf,
  keyWord,
  type Memo,
  type Movement,
  patronAccount,
} from '@punto/ledger';
import { isTicketLate, standingOf, whyNotStake } from './can/patron.ts';
import type { Context } from './context.ts';
import { differentialsOf, overDifferential } from './currencies/differential.ts';
import { isWorthMore, setupFor, totalsOf } from './currencies/money.ts';
import { cutAlone } from './cutting.ts';
import type { Accepted, Refused } from './decision.ts';
import type { Instant, PatronId } from './ids.ts';
import { stakedBehind } from './seats/behind.ts';
import { roundOf } from './shoe-and-round.ts';
import type { Lead, OpenTable, Round, Stakes, Totals } from './state.ts';
import { type Bet, type Ticket, type TicketRefusal, totalOf } from './ticket.ts';

/**
 * Decides a ticket; when accepted, one pending transfer reserves its stakes. Refuses with the reason that is found
 * first. [L3]–[L6] [B19]
 */
export const placeTicket = (
  table: OpenTable,
  ticket: Ticket,
  context: Context,
): Accepted | Refused<TicketRefusal> => {
  const { now, arrived = now, suspended = false } = context;
  const refusal = whyNotTicket(table, ticket, { arrived, suspended });
  if (refusal) return { ok: false, refusal };
  return {
    ok: true,
    events: [
      { type: 'TicketAccepted', ticket, at: now },
      // Alone, confirming the bet is pressing Deal. [V5]
      ...(table.setup.solo && table.shoe
        ? [...cutAlone(table.shoe, ticket.cut, context), { type: 'BettingClosed', at: now } as const]
        : []),
    ],
    transfers: [reserveStake(table, ticket, now)],
    records: [],
  };
};

/** What at the table is against the ticket, without a look at money: the checks before a debit at an operator. [L3]–[L5] */
export const whyNotTicket = (
  table: OpenTable,
  ticket: Ticket,
  { arrived, suspended }: { readonly arrived: Instant; readonly suspended: boolean },
): TicketRefusal | null => {
  const standing = standingOf(table, ticket.patron, {
    isSuspended: suspended,
    // Compared with the rest of the protection, in the transaction that reserves the stake.
    absence: null,
    isLate: isTicketLate(table, ticket, arrived),
  });
  const reason = whyNotStake(standing);
  return reason ? { reason } : whyNotBets(table, ticket);
};

/** The round of a ticket, as it appears in ids. */
type StakePlace = Pick<Memo, 'table' | 'shoe' | 'round'>;

/**
 * The id of the pending transfer that holds a ticket's stake. The round comes first, as in the ids of payouts, so that all
 * entries of a round are neighbours in an index of ids: ordered by patron, every ticket would change a different page of the
 * index.
 */
export const stakeId = ({ table, shoe, round }: StakePlace, patron: string, ticket: string): string =>
  `stake:${table}:${shoe}:${round}:${patron}:${ticket}`;

/** The pending transfer of a ticket's stake. */
export const reserveStake = (table: OpenTable, ticket: Ticket, now: Instant): Movement => {
  const memo = { at: now, table: table.setup.table, shoe: ticket.shoe, round: ticket.round };
  return {
    kind: 'pending',
    id: stakeId(memo, ticket.patron, ticket.id),
    debit: patronAccount(ticket.patron),
    credit: escrowAccount(table.setup.table, keyOf(ticket.patron)),
    amountMinor: totalOf(ticket.bets),
    code: 'stake',
    memo,
  };
};

/** What at the table is against the bets of a ticket that is in time. [L3]–[L5] */
export const whyNotBets = (table: OpenTable, ticket: Ticket): TicketRefusal | null => {
  const { round } = table;
  const key = keyOf(ticket.patron);
  const setup = setupFor(table, key);
  const [first] = ticket.bets;
  // A table without terms for the patron's currency offers nothing in it.
  if (!setup) return first ? notOffered(first.option) : { reason: 'betting-closed' };
  if (!setup.commissionModes.includes(ticket.mode)) return { reason: 'mode-not-offered', mode: ticket.mode };
  const own = round?.stakes.get(ticket.patron);
  if (own && own.mode !== ticket.mode) return { reason: 'mode-fixed', mode: own.mode };

  const staked = new Map<OptionId, Minor>();
  for (const bet of ticket.bets) {
    const before = staked.get(bet.option) ?? own?.bets[bet.option] ?? ZERO;
    const offer = setup.offers.find((each) => each.option === bet.option);
    const refusal = offer ? whyNotBet(setup, round, offer, bet, before) : notOffered(bet.option);
    if (refusal) return refusal;
    staked.set(bet.option, minor(before + bet.stakeMinor));
  }
  return (
    twoMains(table, own?.bets ?? {}, staked) ??
    belowMinimum(setup, staked) ??
    overDifferential(differentialsOf(table, setup, key), own?.bets ?? {}, ticket.bets)
  );
};

const MAINS: readonly OptionId[] = ['player', 'banker', 'tie'];

/** Where a patron may stake on one of the three alone. [V5] */
const twoMains = (
  { setup }: OpenTable,
  own: Readonly<Partial<Record<OptionId, Minor>>>,
  staked: ReadonlyMap<OptionId, Minor>,
): TicketRefusal | null => {
  if (setup.mains !== 'one') return null;
  const [first, second] = MAINS.filter((option) => own[option] !== undefined || staked.has(option));
  return first && second ? { reason: 'one-main', option: own[second] === undefined ? first : second } : null;
};

const notOffered = (option: OptionId): TicketRefusal => ({ reason: 'not-offered', option });

const whyNotBet = (
  { stepMinor }: TableSetup,
  round: Round | null,
  offer: Offer,
  bet: Bet,
  before: Minor,
): TicketRefusal | null => {
  const { option, maxMinor, until } = offer;
  if (until !== null && (round?.number ?? 0) > until) return { reason: 'closed-for-shoe', option, until };
  if (bet.stakeMinor <= 0 || bet.stakeMinor % stepMinor !== 0)
    return { reason: 'not-a-multiple', option, stepMinor };
  // Compared by subtraction: the sum of two huge stakes is no longer an integer.
  if (bet.stakeMinor > maxMinor - before) return { reason: 'above-maximum', option, maxMinor };
  return null;
};

const belowMinimum = ({ offers }: TableSetup, staked: ReadonlyMap<OptionId, Minor>): TicketRefusal | null => {
  const low = offers.find((offer) => (staked.get(offer.option) ?? offer.minMinor) < offer.minMinor);
  return low ? { reason: 'below-minimum', option: low.option, minMinor: low.minMinor } : null;
};

/** The totals of the table with these bets of a patron who has `own` already. */
const totalsWith = (
  before: Totals,
  own: Readonly<Partial<Record<OptionId, Minor>>>,
  bets: readonly Bet[],
): Totals => {
  const totals: { -readonly [K in keyof Totals]: Totals[K] } = { ...before };
  for (const { option, stakeMinor } of bets) {
    const spot = totals[option] ?? { stakeMinor: ZERO, patrons: 0 };
    totals[option] = {
      stakeMinor: minor(spot.stakeMinor + stakeMinor),
      patrons: spot.patrons + (own[option] === undefined ? 1 : 0),
    };
  }
  return totals;
};

/** The totals of the table with this ticket, among those of its brand and currency. */
export const withTicket = (
  table: OpenTable,
  { patron, bets }: Pick<Ticket, 'patron' | 'bets'>,
): Pick<OpenTable, 'totals' | 'keyed'> => {
  const key = keyOf(patron);
  const totals = totalsWith(totalsOf(table, key), table.round?.stakes.get(patron)?.bets ?? {}, bets);
  if (key === HOUSE_KEY) return table.keyed ? { totals, keyed: table.keyed } : { totals };
  return { totals: table.totals, keyed: { ...table.keyed, [keyWord(key)]: totals } };
};

/** Changes the round's stakes in place: a copy of ten thousand patrons a ticket is not to be paid for. */
export const acceptTicket = (table: OpenTable, ticket: Ticket): Partial<OpenTable> => {
  const round = roundOf(table);
  const { stakes } = round;
  const own = stakes.get(ticket.patron);
  const bets = { ...own?.bets };
  const totals = withTicket(table, ticket);
  for (const { option, stakeMinor } of ticket.bets) bets[option] = minor((bets[option] ?? ZERO) + stakeMinor);
  const tickets = [...(own?.tickets ?? []), { id: ticket.id, amountMinor: totalOf(ticket.bets) }];
  stakes.set(ticket.patron, { mode: ticket.mode, bets, tickets, ...stakedBehind(own, ticket) });
  const leads = leadsWith(table, round, ticket.patron, bets);
  const largest = largestWith(table, round, ticket.patron, bets);
  const same = leads === round.leads && largest === undefined;
  return same ? totals : { ...totals, round: { ...round, leads, ...(largest && { largest }) } };
};

/** The patron who first staked as much leads. [T7] */
const leadsWith = (
  table: OpenTable,
  { leads }: Round,
  patron: PatronId,
  bets: Stakes['bets'],
): Round['leads'] => {
  const later = (side: Side): Lead | null => {
    const lead = leads[side];
    const own = { patron, stakeMinor: bets[side] ?? ZERO };
    if (own.stakeMinor === 0) return lead;
    return lead === null || isWorthMore(table, side, own, lead) ? own : lead;
  };
  const [player, banker] = [later('player'), later('banker')];
  return player === leads.player && banker === leads.banker ? leads : { player, banker };
};

/** The largest stakes in the patron's own currency, at a table that takes several; `undefined`: they stay. */
const largestWith = (
  { currencies }: OpenTable,
  { largest = {} }: Round,
  patron: PatronId,
  bets: Stakes['bets'],
): Round['largest'] => {
  if (currencies === undefined) return undefined;
  const word = keyWord(keyOf(patron));
  const before = largest[word] ?? { player: ZERO, banker: ZERO };
  const larger = (side: Side): Minor => minor(Math.max(before[side], bets[side] ?? ZERO));
  return { ...largest, [word]: { player: larger('player'), banker: larger('banker') } };
};
