// Accepts a ticket whole or refuses it whole, with the one reason that says what to change. Whether the patron has
// the coins is decided by the books, in the transaction that reserves them. [L3]–[L6] [B19]
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { Offer } from '@punto/engine/room';
import { escrowAccount, type Memo, type Movement, patronAccount } from '@punto/ledger';
import { isTicketLate, standingOf, whyNotStake } from './can/patron.ts';
import type { Context } from './context.ts';
import { cutAlone } from './cutting.ts';
import type { Accepted, Refused } from './decision.ts';
import { overDifferential } from './differential.ts';
import type { Instant, PatronId } from './ids.ts';
import { roundOf } from './present.ts';
import { stakedBehind } from './seats/behind.ts';
import type { Lead, OpenTable, Totals } from './state.ts';
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
  const { now, arrived = now } = context;
  const standing = standingOf(table, ticket.patron, {
    isSuspended: context.suspended ?? false,
    // Compared with the rest of the protection, in the transaction that reserves the stake.
    absence: null,
    isLate: isTicketLate(table, ticket, arrived),
  });
  const reason = whyNotStake(standing);
  const refusal = reason ? { reason } : whyNotBets(table, ticket);
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
    credit: escrowAccount(table.setup.table),
    amountMinor: totalOf(ticket.bets),
    code: 'stake',
    memo,
  };
};

/** What at the table is against the bets of a ticket that is in time. [L3]–[L5] */
export const whyNotBets = (table: OpenTable, ticket: Ticket): TicketRefusal | null => {
  const { round, setup } = table;
  if (!setup.commissionModes.includes(ticket.mode)) return { reason: 'mode-not-offered', mode: ticket.mode };
  const own = round?.stakes.get(ticket.patron);
  if (own && own.mode !== ticket.mode) return { reason: 'mode-fixed', mode: own.mode };

  const staked = new Map<OptionId, Minor>();
  for (const bet of ticket.bets) {
    const before = staked.get(bet.option) ?? own?.bets[bet.option] ?? ZERO;
    const offer = setup.offers.find((each) => each.option === bet.option);
    const refusal = offer ? whyNotBet(table, offer, bet, before) : notOffered(bet.option);
    if (refusal) return refusal;
    staked.set(bet.option, minor(before + bet.stakeMinor));
  }
  return (
    twoMains(table, own?.bets ?? {}, staked) ??
    belowMinimum(table, staked) ??
    overDifferential(setup, table.totals, own?.bets ?? {}, ticket.bets)
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

const whyNotBet = (table: OpenTable, offer: Offer, bet: Bet, before: Minor): TicketRefusal | null => {
  const { option, maxMinor, until } = offer;
  const { stepMinor } = table.setup;
  if (until !== null && (table.round?.number ?? 0) > until)
    return { reason: 'closed-for-shoe', option, until };
  if (bet.stakeMinor <= 0 || bet.stakeMinor % stepMinor !== 0)
    return { reason: 'not-a-multiple', option, stepMinor };
  // Compared by subtraction: the sum of two huge stakes is no longer an integer.
  if (bet.stakeMinor > maxMinor - before) return { reason: 'above-maximum', option, maxMinor };
  return null;
};

const belowMinimum = (table: OpenTable, staked: ReadonlyMap<OptionId, Minor>): TicketRefusal | null => {
  const low = table.setup.offers.find(
    (offer) => (staked.get(offer.option) ?? offer.minMinor) < offer.minMinor,
  );
  return low ? { reason: 'below-minimum', option: low.option, minMinor: low.minMinor } : null;
};

/** The totals of the table with these bets of a patron who has `own` already. */
export const totalsWith = (
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

/** Changes the round's stakes in place: a copy of ten thousand patrons a ticket is not to be paid for. */
export const acceptTicket = (table: OpenTable, ticket: Ticket): Partial<OpenTable> => {
  const round = roundOf(table);
  const { stakes } = round;
  const own = stakes.get(ticket.patron);
  const bets = { ...own?.bets };
  const totals = totalsWith(table.totals, own?.bets ?? {}, ticket.bets);
  for (const { option, stakeMinor } of ticket.bets) bets[option] = minor((bets[option] ?? ZERO) + stakeMinor);
  const tickets = [...(own?.tickets ?? []), { id: ticket.id, amountMinor: totalOf(ticket.bets) }];
  stakes.set(ticket.patron, { mode: ticket.mode, bets, tickets, ...stakedBehind(own, ticket) });
  const { leads } = round;
  const player = laterLead(leads.player, ticket.patron, bets.player);
  const banker = laterLead(leads.banker, ticket.patron, bets.banker);
  const same = player === leads.player && banker === leads.banker;
  return same ? { totals } : { totals, round: { ...round, leads: { player, banker } } };
};

/** The patron who first staked as much leads. [T7] */
const laterLead = (lead: Lead | null, patron: PatronId, stakeMinor: Minor = ZERO): Lead | null =>
  stakeMinor > (lead?.stakeMinor ?? ZERO) ? { patron, stakeMinor } : lead;
