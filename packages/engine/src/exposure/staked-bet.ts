// A stake on one offer, and the cost of each of its results to the house. [L1] [L2]
import { sectorOf } from '../bet/asked-words.ts';
import { roomBets } from '../bet/room-bets.ts';
import { type BetTerms, compileTerms, type PayTable, resultOf } from '../condition/terms.ts';
import type { Coup } from '../coup.ts';
import type { Minor } from '../minor.ts';
import { PAY_TABLES, SCHEDULE_TERMS } from '../option/schedule-terms.ts';
import { isKnownSchedule, type ScheduleId } from '../option-id.ts';
import type { Room } from '../room.ts';
import { type Settlement, settleResult } from '../settle.ts';

/** The terms of one schedule and their pay table. */
export type PaidTerms = { readonly terms: BetTerms; readonly table: PayTable; readonly isOfValues: boolean };

export type StakedBet = {
  readonly stakeMinor: Minor;
  /** Two where patrons choose between schedules. [B19] */
  readonly ways: readonly {
    readonly paid: PaidTerms;
    /** Indexed by result as `resultOf` numbers them: what the house pays beyond the stake; negative: what it keeps. */
    readonly costs: readonly number[];
  }[];
};

const known = new WeakMap<BetTerms, PaidTerms>();

const paidTerms = (terms: BetTerms, table?: PayTable): PaidTerms => {
  const found = known.get(terms) ?? {
    terms,
    table: table ?? compileTerms(terms),
    isOfValues: sectorOf(terms) === 'values',
  };
  known.set(terms, found);
  return found;
};

const termsIn = ({ bets }: Pick<Room, 'bets'>, id: ScheduleId): PaidTerms => {
  if (isKnownSchedule(id)) return paidTerms(SCHEDULE_TERMS[id], PAY_TABLES[id]);
  const bet = roomBets(bets).get(id);
  if (bet === undefined) throw new Error(`no bet ${id} is defined in this room`);
  return paidTerms(bet.definition, bet);
};

/** A stake that one of these schedules pays; the more expensive schedule counts. */
export const stakedBet = (
  room: Pick<Room, 'bets'>,
  schedules: readonly ScheduleId[],
  stakeMinor: Minor,
): StakedBet => ({
  stakeMinor,
  ways: schedules.map((id) => {
    const paid = termsIn(room, id);
    const cost = ({ returnedMinor }: Settlement): number => returnedMinor - stakeMinor;
    const results = Array.from({ length: paid.table.lines.length + 2 }, (_, result) => result);
    return { paid, costs: results.map((result) => cost(settleResult(paid.table, stakeMinor, result))) };
  }),
});

/** The cost of the coup to the house on these bets. */
export const costOfCoup = (bets: readonly StakedBet[], coup: Coup): number =>
  bets.reduce((sum, { ways }) => {
    let most = Number.NEGATIVE_INFINITY;
    for (const { paid, costs } of ways) most = Math.max(most, costs[resultOf(paid.table, coup)] ?? 0);
    return sum + most;
  }, 0);
