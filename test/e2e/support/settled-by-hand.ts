// The expected result of a round, computed from its cards by the engine alone: the reference of the tests.
import { expect } from '@playwright/test';
import { finishCoup } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { settleBets } from '@punto/engine/settle';
import type { RecordsAnswer } from '@punto/protocol/api';
import { tableName } from '@punto/protocol/table-name';
import { roomOf } from './rooms.ts';

type KeptRecord = RecordsAnswer['items'][number];

/** The bets of the record with the settlement the rules give them. */
export const settledByHand = ({ table, player, banker, mode, bets }: KeptRecord) => {
  const coup = finishCoup({ player, banker });
  return settleBets(roomOf(tableName(table)), mode, bets, coup);
};

/** Checks that every record of the patron, oldest first, follows from its cards, and every balance to the coin. */
export const expectHonest = (newestFirst: readonly KeptRecord[]): void => {
  let balance: number = START;
  for (const record of [...newestFirst].reverse()) {
    const bets = settledByHand(record);
    const returned = bets.reduce((sum, each) => sum + each.returnedMinor, 0);
    expect(record.bets).toEqual(bets);
    expect(record.balanceBeforeMinor).toBe(balance);
    expect(record.returnedMinor).toBe(returned);
    expect(record.balanceAfterMinor).toBe(balance - record.stakedMinor + returned);
    balance = record.balanceAfterMinor;
  }
};

/** What a guest begins with. [L7] */
export const START = coins(10_000);
