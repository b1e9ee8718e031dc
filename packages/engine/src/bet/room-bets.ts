// The bets that a room defines, compiled once for each list. Setups in events and messages have them in the written grammar;
// settlement, odds and exposure use the compiled bets from this file. [B]
import type { PayTable } from '../condition/terms.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import type { Hex32 } from '../fairness/record.ts';
import { PAY_TABLES } from '../option/schedule-terms.ts';
import { type BetId, isBetId, isKnownSchedule, type ScheduleId } from '../option-id.ts';
import { betHash } from './bet-hash.ts';
import { type CompiledBet, compileBet } from './compiled-bet.ts';
import { parseBet } from './parse-bet.ts';

export type RoomBet = CompiledBet & { readonly id: BetId; readonly hash: Hex32 };
type BetsById = ReadonlyMap<string, RoomBet>;

const NONE: BetsById = new Map();
const known = new WeakMap<readonly WrittenBet[], BetsById>();

/** The compiled bets by id. Throws on a bet with faults, since the bets of a room were checked when the room was read. */
export const roomBets = (bets: readonly WrittenBet[] | undefined): BetsById => {
  if (bets === undefined) return NONE;
  const found = known.get(bets) ?? new Map(bets.map((bet) => [bet.id, roomBetOf(bet)]));
  known.set(bets, found);
  return found;
};

/** Compiles one written bet. Throws on a bet with faults. */
export const roomBetOf = (written: WrittenBet): RoomBet => {
  const parsed = parseBet(written);
  if (parsed.ok && isBetId(parsed.bet.id))
    return { ...compileBet(parsed.bet), id: parsed.bet.id, hash: betHash(parsed.bet) };
  const faults = parsed.ok
    ? ['it has the id of a schedule of the rules']
    : parsed.faults.map(({ path, says }) => `${path} ${says}`);
  throw new Error(`bet ${written.id}: ${faults.join('; ')}`);
};

type HasBets = { readonly bets?: readonly WrittenBet[] };

/** The pay table of a schedule in a room. Throws when the schedule is neither one of the twenty nor defined by the room. */
export const payTableOf = ({ bets }: HasBets, schedule: ScheduleId): PayTable => {
  const table = isKnownSchedule(schedule) ? PAY_TABLES[schedule] : roomBets(bets).get(schedule);
  if (table === undefined) throw new Error(`no bet ${schedule} is defined in this room`);
  return table;
};

/** The hash of the definition that a schedule refers to; `null` for one of the twenty, which the rules define. */
export const scheduleHash = ({ bets }: HasBets, schedule: ScheduleId): Hex32 | null =>
  isKnownSchedule(schedule) ? null : (roomBets(bets).get(schedule)?.hash ?? null);
