// Cancels a round: every stake is returned and there is no result. Cards that were dealt stay out of the shoe, and
// the record shows them. [T5]
import { scoreOf } from '@punto/engine/card';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { Transfer } from '@punto/ledger';
import { unseenCutCard } from './cut-card.ts';
import type { Accepted, Refused } from './decision.ts';
import type { DutyRefusal, Staff } from './duty.ts';
import type { Instant, PatronId } from './ids.ts';
import { stakeId } from './place-ticket.ts';
import { type PlacedBet, placedBets } from './placed-bets.ts';
import type { PlayRecord, RecordedBet } from './records/record.ts';
import { memoOf, recordBase } from './settlement.ts';
import type { OpenTable, Round, Stakes } from './state.ts';

/** Cancels the round of a paused table. Refuses with `no-round`, `round-settled` or `not-paused`. [T5] */
export const cancelRound = (
  table: OpenTable,
  by: Staff,
  reason: string,
  now: Instant,
): Accepted | Refused<DutyRefusal> => {
  const { round } = table;
  return round ? callOff(table, round, by, reason, now) : { ok: false, refusal: { reason: 'no-round' } };
};

/** Every stake of the round goes back. */
export const callOff = (
  table: OpenTable,
  round: Round,
  by: Staff,
  reason: string,
  now: Instant,
): Accepted => {
  const betsOf = placedBets(table);
  return {
    ok: true,
    events: [...unseenCutCard(table, now), { type: 'RoundCancelled', by, reason, at: now }],
    transfers: [...round.stakes].flatMap(([patron, stakes]) => voids(table, round, patron, stakes, now)),
    records: [...round.stakes].map(([patron, stakes]) =>
      record(table, round, patron, { stakes, placed: betsOf(stakes) }, reason, now),
    ),
  };
};

const voids = (table: OpenTable, round: Round, patron: PatronId, stakes: Stakes, now: Instant): Transfer[] =>
  stakes.tickets.map(({ id }) => {
    const memo = memoOf(table, round, now);
    const pending = stakeId(memo, patron, id);
    return { kind: 'void', id: `void:${pending}`, pending, memo };
  });

const record = (
  table: OpenTable,
  round: Round,
  patron: PatronId,
  { stakes, placed }: { readonly stakes: Stakes; readonly placed: readonly PlacedBet[] },
  reason: string,
  now: Instant,
): PlayRecord => {
  const { player, banker } = round.hands;
  const bets = placed.map(({ option, stakeMinor, terms }) => ({
    option,
    ...terms.paidBy,
    ...givenBack(stakeMinor),
  }));
  const stakedMinor = minor(bets.reduce((sum, bet) => sum + bet.stakeMinor, 0));
  return {
    ...recordBase(table, round, patron, stakes, now),
    status: 'cancelled',
    reason,
    player,
    banker,
    outcome: null,
    playerScore: scoreOf(player),
    bankerScore: scoreOf(banker),
    bets,
    stakedMinor,
    returnedMinor: stakedMinor,
  };
};

/** A bet as if it had never been placed. */
export const givenBack = (stakeMinor: Minor): Omit<RecordedBet, 'option' | 'schedule'> => ({
  stakeMinor,
  verdict: 'returned',
  winningsMinor: ZERO,
  commissionMinor: ZERO,
  returnedMinor: stakeMinor,
});
