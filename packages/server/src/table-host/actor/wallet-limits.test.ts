// Limits of an operator's patron at a table: the real writer and store; the operator is the pure wallet of the reference operator.
import { coins } from '@punto/engine/minor';
import type { AnyCall } from '@punto/operator/contract/calls';
import { createMemoryRows, type MemoryRows } from '@punto/operator/test/support/memory-rows';
import { patronId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { accountOf, admitAt, answerFrom, lagoonTables } from '../../../test/support/test-wallets.ts';

const ANNA = patronId('lagoon.EUR.anna');
const DEPOSIT = 10_000_000;
const TABLE = ONE_DECK.table;

let rows: MemoryRows;
let calls: AnyCall[];
/** Releases the debits that the network holds; `null`: it holds none. */
let held: (() => void)[] | null;
let deployment: TestDeployment;

beforeEach(async () => {
  rows = createMemoryRows();
  calls = [];
  held = null;
  admitAt(rows, ANNA, DEPOSIT);
  const ask = async (call: AnyCall) => {
    calls.push(call);
    if (call.call === 'debit' && held) await new Promise<void>((go) => void held?.push(go));
    return answerFrom(rows, call, deployment.clock.now());
  };
  deployment = await createTestDeployment([ONE_DECK], seededWords(3), undefined, lagoonTables(ask));
  const person = { brand: 'lagoon', currency: 'EUR', operatorPatron: accountOf(ANNA) };
  await deployment.store().operatorPatrons.admit(person, { id: ANNA, name: 'Guest', createdAt: 5 });
  await deployment.until(TABLE, 'betting');
});
afterEach(() => deployment.close());

const bet = (ticket: string, stake: number) =>
  deployment.bet(TABLE, ANNA, ticketId(ticket), { player: stake });
const balance = (): number => rows.balance(`patron:${accountOf(ANNA)}`, 'EUR');
const sent = (name: AnyCall['call']) => calls.filter(({ call }) => call === name);
const refused = (reason: string, more: object = {}) => ({
  type: 'ticket',
  answer: { accepted: false, refusal: { reason, ...more } },
});
const protect = (change: Parameters<ReturnType<typeof deployment.store>['protections']['change']>[1]) =>
  deployment
    .store()
    .protections.change(ANNA, change, { setter: 'patron', nowMs: deployment.clock.now(), zone: 'UTC' });
const NO_TERMS = {
  stakeMinor: null,
  lossMinor: null,
  timeMs: null,
  realityCheckMs: null,
  elapsedMs: null,
};

it('[P2] takes no money for a ticket that they refuse, and counts what the operator brought', async () => {
  await protect({ change: 'set-limit', key: 'loss-day', to: coins(25) });
  expect(await bet('ticket-1', 20)).toMatchObject({ answer: { accepted: true } });
  expect(await bet('ticket-2', 10)).toMatchObject(
    refused('own-limit', { key: 'loss-day', limit: coins(25), open: coins(5) }),
  );
  expect(sent('debit')).toHaveLength(1);
  await deployment.until(TABLE, 'settled');
  await deployment.leap(1);
  const result = balance() - DEPOSIT;
  expect(result).not.toBe(0);
  await deployment.until(TABLE, 'betting');
  expect(await bet('ticket-3', 26 + result / coins(1))).toMatchObject(
    refused('own-limit', { open: coins(25) + result }),
  );
  expect(sent('debit')).toHaveLength(1);
  expect(await deployment.store().audit()).toEqual([]);
});

it('[P2] of the operator’s session are kept as if its wallet kept them', async () => {
  await protect({
    change: 'launch',
    terms: { ...NO_TERMS, stakeMinor: coins(30), lossMinor: coins(40) },
  });
  expect(await bet('ticket-1', 20)).toMatchObject({ answer: { accepted: true } });
  expect(await bet('ticket-2', 11)).toMatchObject(refused('wallet-refused', { code: 'limit-stake' }));
  expect(await bet('ticket-3', 21)).toMatchObject(refused('wallet-refused', { code: 'limit-loss' }));
  expect(sent('debit')).toHaveLength(1);
});

it('[P2] that come while the debit is in flight refuse the ticket, and its debit is cancelled', async () => {
  held = [];
  const reply = bet('ticket-1', 10);
  await deployment.leap(0);
  await protect({ change: 'launch', terms: { ...NO_TERMS, lossMinor: coins(9) } });
  for (const go of held) go();
  expect(await reply).toMatchObject(refused('wallet-refused', { code: 'limit-loss' }));
  await deployment.leap(1);
  expect(sent('cancel')).toMatchObject([{ body: { reason: 'not-placed' } }]);
  expect(balance()).toBe(DEPOSIT);
  expect(await deployment.store().audit()).toEqual([]);
});
