// A house that is restored from a backup, with the money of operators' patrons on its tables: its books and those of the operator.
import { coins, ZERO } from '@punto/engine/minor';
import { keyOf, operatorAccount, patronAccount } from '@punto/ledger/index';
import { handleCall } from '@punto/operator/book/wallet';
import type { AnyCall } from '@punto/operator/contract/calls';
import { asCall } from '@punto/operator/contract/check-call';
import { createMemoryRows, type MemoryRows } from '@punto/operator/test/support/memory-rows';
import { patronId, tableId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { accountOf, admitAt, answerFrom, lagoonTables } from '../../../test/support/test-wallets.ts';
import { cancelOf } from '../../wallet/cancel-call.ts';
import { endEveryShoe } from '../tables/unreadable-shoes.ts';

const ANNA = patronId('lagoon.EUR.anna');
const DEPOSIT = 10_000_000;
const TABLE = ONE_DECK.table;

let rows: MemoryRows;
let calls: AnyCall[];
let deployment: TestDeployment;

/** A house with the same tables and shoes, whose books are empty; the operator's are as they are. */
const open = async (): Promise<void> => {
  const tables = lagoonTables(async (call, now) => {
    calls.push(call);
    return answerFrom(rows, call, now);
  });
  deployment = await createTestDeployment([ONE_DECK], seededWords(3), undefined, tables);
  await deployment.until(TABLE, 'betting');
};

beforeEach(async () => {
  rows = createMemoryRows();
  calls = [];
  admitAt(rows, ANNA, DEPOSIT);
  await open();
});
afterEach(() => deployment.close());

const bet = (ticket: string) => deployment.bet(TABLE, ANNA, ticketId(ticket), { player: 10 });
const balance = (): number => rows.balance(`patron:${accountOf(ANNA)}`, 'EUR');
const mirror = async (): Promise<number> =>
  (await deployment.store().account(operatorAccount(keyOf(ANNA)))).balanceMinor;
const isQuiet = async (): Promise<void> => {
  expect(await deployment.store().wallet.waiting(0)).toEqual([]);
  expect((await deployment.store().account(patronAccount(ANNA))).balanceMinor).toBe(0);
  expect(await deployment.store().audit()).toEqual([]);
};

it('[L6] [F3] owes the cancels of the round that the restore cancelled', async () => {
  expect(await bet('ticket-1')).toMatchObject({ answer: { accepted: true } });
  expect(await endEveryShoe(deployment.store(), null, deployment.clock.now())).toEqual([TABLE]);
  await deployment.crash();
  await deployment.step();
  expect(calls.map(({ call }) => call)).toEqual(['debit', 'cancel']);
  expect([balance(), await mirror()]).toEqual([DEPOSIT, 0]);
  await isQuiet();
});

it('[L6] cancels a debit again for another reason, when the operator has a cancel of it that the house has forgotten', async () => {
  const debit = 'debit:1';
  const intent = {
    ...{ debit, table: tableId(TABLE), shoe: 1, round: 1, patron: ANNA, ticket: ticketId('ticket-1') },
    ...{ brand: 'lagoon', account: accountOf(ANNA), session: 'of Anna', amountMinor: coins(10), at: 1 },
    traceparent: null,
  };
  const answers = (['late', 'unclear', 'unclear'] as const).map((reason) => {
    const { body } = cancelOf(intent, reason, { at: 1, deltaMinor: ZERO });
    const call = asCall('cancel', JSON.parse(body)) ?? expect.fail('no cancel of the contract');
    return handleCall(rows, call, 1);
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('[L6] sends the credit of a round whose number the operator has seen before the restore', async () => {
  await bet('ticket-1');
  await deployment.until(TABLE, 'settled');
  await deployment.step();
  const before = balance();
  await deployment.close();
  // From a backup that was made before the first round.
  await open();
  await bet('ticket-2');
  await deployment.until(TABLE, 'settled');
  await deployment.step();
  expect(calls.map(({ call }) => call)).toEqual(['debit', 'credit', 'debit', 'credit']);
  expect(balance() - before).toBe(await mirror());
  await isQuiet();
});
