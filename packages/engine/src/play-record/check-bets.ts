// Settles each bet of a record by its definition or schedule, and compares the result with the recorded one.
import { type RoomBet, roomBetOf } from '../bet/room-bets.ts';
import type { PayTable } from '../condition/terms.ts';
import type { Coup } from '../coup.ts';
import { minor } from '../minor.ts';
import { SCHEDULES } from '../option/schedule.ts';
import { PAY_TABLES } from '../option/schedule-terms.ts';
import { isKnownSchedule } from '../option-id.ts';
import { type Settlement, settleBet } from '../settle.ts';
import { OUTCOMES } from '../side.ts';
import { type LineSentence, sayLine, sayLineOf } from './line-words.ts';
import type { FiledBet, RecordFile } from './record-file.ts';

/** The definitions of the file that have the hash of their key, compiled, by this hash. */
export const soundDefinitions = ({ definitions }: RecordFile): ReadonlyMap<string, RoomBet> =>
  new Map(
    Object.entries(definitions).flatMap(([hash, written]) => {
      const bet = roomBetOf(written);
      return bet.hash === hash ? [[hash, bet] as const] : [];
    }),
  );

export type BetFinding = 'holds' | 'unknown-schedule' | LineSentence;

/** `coup`: the coup of the recorded cards; `null`: the stakes were returned. */
export const checkBet = (
  bet: FiledBet,
  coup: Coup | null,
  definitions: ReadonlyMap<string, RoomBet>,
): BetFinding => {
  if (coup === null) return compared(bet, { ...RETURNED, returnedMinor: bet.stakeMinor });
  if (bet.schedule === undefined && bet.betHash === undefined) return 'unknown-schedule';
  const table = payTableFor(bet, definitions);
  if ('code' in table) return table;
  const right = settledExactly(table, bet, coup);
  return right === null ? sayLine('bet-too-large') : compared(bet, right);
};

/** `null`: a product is not an exact integer, so no table has paid it. */
const settledExactly = (table: PayTable, { stakeMinor }: FiledBet, coup: Coup): Settlement | null => {
  try {
    return settleBet(table, stakeMinor, coup);
  } catch {
    return null;
  }
};

const RETURNED = { verdict: 'returned', winningsMinor: minor(0), commissionMinor: minor(0) } as const;

const payTableFor = (
  { option, schedule = option, betHash }: FiledBet,
  definitions: ReadonlyMap<string, RoomBet>,
): PayTable | LineSentence => {
  if (betHash === undefined) {
    if (!isKnownSchedule(schedule)) return sayLineOf('bet-undefined', { schedule });
    return SCHEDULES[schedule].option === option ? PAY_TABLES[schedule] : ofAnother(schedule);
  }
  const bet = definitions.get(betHash);
  if (bet === undefined) return sayLineOf('bet-unknown', { hash: betHash });
  // Player, banker and tie may be paid by a definition with another id.
  const ofOption = option === schedule || OUTCOMES.some((outcome) => outcome === option);
  return bet.id === schedule && ofOption ? bet : ofAnother(schedule);
};

const ofAnother = (schedule: string): LineSentence => sayLineOf('bet-of-another', { schedule });

type Right = Omit<Settlement, 'verdict'> & { readonly verdict: FiledBet['verdict'] };

const AMOUNTS = [
  ['winningsMinor', 'bet-winnings'],
  ['commissionMinor', 'bet-commission'],
  ['returnedMinor', 'bet-return'],
] as const;

const compared = (bet: FiledBet, right: Right): BetFinding => {
  if (bet.verdict !== right.verdict)
    return sayLineOf('bet-verdict', { is: bet.verdict, right: right.verdict });
  const wrong = AMOUNTS.find(([field]) => bet[field] !== right[field]);
  return wrong === undefined ? 'holds' : sayLineOf(wrong[1], { is: bet[wrong[0]], right: right[wrong[0]] });
};
