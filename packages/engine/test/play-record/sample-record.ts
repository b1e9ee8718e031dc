// Files of play records for tests: real coups, stakes settled by the engine, by definitions and by the schedules of the rules.
import { roomBetOf } from '../../src/bet/room-bets.ts';
import type { WrittenBet } from '../../src/condition/written-bet.ts';
import type { Coup } from '../../src/coup.ts';
import { type Minor, minor } from '../../src/minor.ts';
import { SCHEDULES } from '../../src/option/schedule.ts';
import { PAY_TABLES } from '../../src/option/schedule-terms.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../../src/option-id.ts';
import type { FiledBet, FiledRound, RecordFile } from '../../src/play-record/record-file.ts';
import { settleBet } from '../../src/settle.ts';

/** A line of a bet, settled by its definition or its schedule. */
export const settledLine = (
  paidBy: WrittenBet | KnownScheduleId,
  stakeMinor: Minor,
  coup: Coup,
): FiledBet => {
  if (typeof paidBy === 'string')
    return {
      ...{ option: SCHEDULES[paidBy].option, schedule: paidBy, stakeMinor },
      ...settleBet(PAY_TABLES[paidBy], stakeMinor, coup),
    };
  const bet = roomBetOf(paidBy);
  const { id, hash } = bet;
  return { option: id, schedule: id, betHash: hash, stakeMinor, ...settleBet(bet, stakeMinor, coup) };
};

type Played = Omit<FiledRound, 'bets'> & { readonly bets: readonly FiledBet[] };

/** A settled round with the fields that a server writes. */
export const settledRecord = (round: number, coup: Coup, bets: readonly FiledBet[]): Played & object => {
  const stakedMinor = sum(bets.map(({ stakeMinor }) => stakeMinor));
  const returnedMinor = sum(bets.map((bet) => bet.returnedMinor));
  const { player, banker, outcome, playerScore, bankerScore } = coup;
  return {
    ...{
      patron: 'guest-1',
      table: 'example',
      tableName: 'Example',
      shoe: 12,
      round,
      at: 1_795_000_000_000 + round,
    },
    ...{ status: 'settled', mode: 'traditional', player, banker, outcome, playerScore, bankerScore, bets },
    ...{ stakedMinor, returnedMinor, balanceBeforeMinor: 1_000_000 },
    balanceAfterMinor: 1_000_000 + returnedMinor - stakedMinor,
  };
};

/** The correction of a round: every stake returned, with the amount that it moves. */
export const voidedRecord = (record: FiledRound): FiledRound & object => {
  const deltaMinor = record.stakedMinor - record.returnedMinor;
  return {
    ...record,
    ...{ status: 'voided', outcome: null, revision: 1, correction: { deltaMinor, uncollectedMinor: 0 } },
    bets: record.bets.map((bet) => ({
      ...bet,
      ...{
        verdict: 'returned',
        winningsMinor: minor(0),
        commissionMinor: minor(0),
        returnedMinor: bet.stakeMinor,
      },
    })),
    ...{ returnedMinor: record.stakedMinor, balanceAfterMinor: record.balanceBeforeMinor + deltaMinor },
  };
};

export const recordFile = (
  records: readonly FiledRound[],
  bets: readonly WrittenBet[],
  rounds: RecordFile['rounds'] = [],
): RecordFile => ({
  ...{ kind: 'punto-record', version: 1, records, rounds },
  definitions: Object.fromEntries(bets.map((bet) => [roomBetOf(bet).hash, bet])),
});

/** One line for each schedule of the rules, on these coups. */
export const everySchedule = (coups: readonly Coup[]): readonly FiledRound[] =>
  coups.map((coup, i) =>
    settledRecord(
      i + 1,
      coup,
      SCHEDULE_IDS.map((schedule) => settledLine(schedule, minor(101 + 7 * i), coup)),
    ),
  );

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
