// The breaker, the last fault and the metered outcomes of a brand's wallet.
import { setImmediate } from 'node:timers/promises';
import type { CreditCall, DebitCall } from '@punto/operator/contract/calls';
import type { ReceivedAnswer } from '@punto/operator/rules/answer-of';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { createBrandWallet } from './brand-wallet.ts';
import type { WalletCaller } from './caller/wallet-caller.ts';
import { createLastFault } from './wallet-fault.ts';

const OWNER = { session: 's1', patron: 'anna', brand: 'lagoon', currency: 'EUR' };
const DEBIT: DebitCall = {
  ...{ ...OWNER, transaction: 'd1', amount: 3_000, table: 'one', shoe: 1, round: 1, ticket: 'ticket-0001' },
  ...{ mode: 'traditional', placedAt: 1, lines: [{ option: 'player', stake: 3_000, schedule: 'player' }] },
};

const balanceIs = (balance: number): ReceivedAnswer => ({
  ...{ status: 200, signed: true },
  json: { currency: 'EUR', balance },
});

const walletWith = () => {
  const clock = createManualClock();
  const metered: string[] = [];
  let answer: ReceivedAnswer | null = null;
  const caller = { ask: async () => answer, close: () => {} };
  const faults = createLastFault(clock);
  const wallet = createBrandWallet({
    ...{ brand: 'lagoon', clock, faults, callers: { play: caller, owed: caller }, onBreaker: () => {} },
    meter: { called: (...[brand, call, outcome]) => void metered.push(`${brand} ${call} ${outcome}`) },
  });
  return {
    ...{ clock, metered, faults, wallet },
    answer: (next: ReceivedAnswer | null) => {
      answer = next;
    },
  };
};

it('reports since when the breaker is open, with calls and failures of thirty seconds', async () => {
  const { clock, wallet, answer } = walletWith();
  expect(wallet.status()).toEqual({ openSince: null, calls: 0, failures: 0, lastFault: null });
  for (let n = 0; n < 9; n += 1) await wallet.debit(DEBIT);
  expect(wallet.status()).toMatchObject({ openSince: null, calls: 9, failures: 9 });
  clock.advance(1_000);
  const since = clock.now();
  await wallet.debit(DEBIT);
  clock.advance(500);
  expect(wallet.status()).toMatchObject({ openSince: since, calls: 10, failures: 10 });
  answer(balanceIs(5));
  for (let n = 0; n < 3; n += 1) await wallet.balance(OWNER);
  expect(wallet.status()).toMatchObject({ openSince: null, calls: 0, failures: 0 });
  wallet.close();
});

/** A wallet that has answered a debit fast, and leaves each call from then on to the test. */
const stillWallet = async () => {
  const clock = createManualClock();
  const opened: boolean[] = [];
  const asked: { readonly call: string; readonly answer: (answer: ReceivedAnswer | null) => void }[] = [];
  const ask: WalletCaller['ask'] = ({ call }) => new Promise((answer) => void asked.push({ call, answer }));
  const caller = { ask, close: () => {} };
  const wallet = createBrandWallet({
    ...{ brand: 'lagoon', clock, faults: createLastFault(clock), meter: { called: () => {} } },
    callers: { play: caller, owed: caller },
    onBreaker: (isOpen) => void opened.push(isOpen),
  });
  const done = { ...balanceIs(5), json: { transaction: 'd1', currency: 'EUR', balance: 5 } };
  const first = wallet.debit(DEBIT);
  asked[0]?.answer(done);
  await first;
  return { clock, wallet, asked, opened, done };
};

it('[L6] refuses tickets a second after the wallet stands still, while its debits wait on, and until one is answered', async () => {
  const { clock, wallet, asked, opened, done } = await stillWallet();
  const waiting = [1, 2, 3].map(() => wallet.debit(DEBIT));
  clock.advance(999);
  expect(wallet.isOpen()).toBe(false);
  clock.advance(1);
  expect(wallet.isOpen()).toBe(true);
  expect(wallet.status()).toMatchObject({ openSince: clock.now(), calls: 1, failures: 0 });
  // It is asked for a balance every two seconds.
  clock.advance(2_000);
  expect(asked.map(({ call }) => call)).toEqual(['debit', 'debit', 'debit', 'debit', 'balance']);
  asked[2]?.answer(done);
  expect(await waiting[1]).toMatchObject({ kind: 'done' });
  expect(wallet.isOpen()).toBe(false);
  expect(opened).toEqual([true, false]);
  wallet.close();
});

it('[L6] after ten failed calls of a still wallet closes the breaker with three answers, not with one', async () => {
  const { clock, wallet, asked, opened } = await stillWallet();
  const waiting = Array.from({ length: 12 }, () => wallet.debit(DEBIT));
  clock.advance(1_500);
  expect(wallet.isOpen()).toBe(true);
  for (const { answer } of asked.splice(0)) answer(null);
  await Promise.all(waiting);
  for (const isOpen of [true, true, false]) {
    const balance = wallet.balance(OWNER);
    asked.pop()?.answer(balanceIs(5));
    await balance;
    expect(wallet.isOpen()).toBe(isOpen);
  }
  expect(opened).toEqual([true, false]);
  wallet.close();
});

it('keeps a signed answer that cannot be read as the last fault, and forgets calls after thirty seconds', async () => {
  const { clock, wallet, answer, faults } = walletWith();
  faults.note('timeout');
  answer({ ...balanceIs(5), json: { currency: 'JPY', balance: 5 } });
  clock.advance(10);
  await wallet.balance(OWNER);
  expect(wallet.status()).toMatchObject({
    ...{ calls: 1, failures: 1 },
    lastFault: { at: clock.now(), fault: 'unreadable' },
  });
  faults.note('signature');
  answer({ ...balanceIs(5), signed: false });
  await wallet.balance(OWNER);
  expect(wallet.status().lastFault?.fault).toBe('signature');
  clock.advance(31_000);
  expect(wallet.status()).toMatchObject({ calls: 0, failures: 0 });
});

it('meters every call with its outcome, that of a launch too', async () => {
  const { metered, wallet, answer } = walletWith();
  const launch = { launch: 'l1', session: 's1', patron: 'anna', brand: 'lagoon' };
  await wallet.session(launch);
  answer({ ...balanceIs(5), json: { patron: 'anna', currency: 'EUR', balance: 5 } });
  await wallet.session(launch);
  answer({ status: 402, signed: true, json: { code: 'funds', retryable: false } });
  await wallet.debit(DEBIT);
  expect(metered).toEqual(['lagoon session unclear', 'lagoon session done', 'lagoon debit funds']);
});

it('[L6] probes a wallet whose breaker was opened by owed calls alone, as after a start, and closes it', async () => {
  const { clock, metered, wallet, answer } = walletWith();
  const credit: CreditCall = {
    ...{ ...OWNER, transaction: 'c1', debits: ['d1'], amount: 0, table: 'one', shoe: 1, round: 1 },
    ...{ lines: [], roundClosed: true, result: null },
  };
  for (let n = 0; n < 10; n += 1) await wallet.owed({ call: 'credit', body: credit });
  expect(wallet.isOpen()).toBe(true);
  answer(balanceIs(5));
  for (let n = 0; n < 3; n += 1) {
    clock.advance(2_000);
    await setImmediate();
  }
  expect(metered.slice(10)).toEqual(Array.from({ length: 3 }, () => 'lagoon balance done'));
  expect(wallet.isOpen()).toBe(false);
  wallet.close();
});
