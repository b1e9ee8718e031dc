// When the outbox worker wakes: the real worker, breaker and store in virtual time; the test gives the operator's answers. Wakes are
// counted by the claims that the worker makes in the store.
import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { minor } from '@punto/engine/minor';
import type { AnyCall, CancelCall } from '@punto/operator/contract/calls';
import type { ReceivedAnswer } from '@punto/operator/rules/answer-of';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import type { OutboxCall } from '@punto/store/wallet-store';
import { type PatronId, patronId, type TableId, tableId, version } from '@punto/table/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import { type BrandWallet, createBrandWallet } from './brand-wallet.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createLastFault } from './wallet-fault.ts';
import { NO_WALLET_METER } from './wallet-meter.ts';

const [ONE, TWO] = [tableId('one'), tableId('two')];
const [ANNA, BEN] = [patronId('lagoon.EUR.anna'), patronId('lagoon.EUR.ben')];
const NO_NEEDS = { accounts: [], tickets: [], escrow: false, rounds: [] } as const;

let folder: string;
let store: Store;
let clock: ManualClock;
let began: number;
let wallet: BrandWallet;
let answers: (id: string) => boolean | Promise<boolean>;
let sent: { readonly id: string; readonly at: number }[];
let claims: number;
/** Requests to the store that are not answered yet. */
let pending: number;

const ask = async (call: AnyCall): Promise<ReceivedAnswer | null> => {
  const id = 'transaction' in call.body ? call.body.transaction : call.call;
  sent.push({ id, at: clock.now() - began });
  if (!(await answers(id))) return null;
  const json = { transaction: id, currency: 'EUR', balance: 5, outcome: 'returned' };
  return {
    status: 200,
    signed: true,
    json: call.call === 'balance' ? { currency: 'EUR', balance: 5 } : json,
  };
};

beforeEach(async () => {
  folder = folderWithDatabase('outbox');
  store = await openSqliteStore(folder);
  clock = createManualClock();
  began = clock.now();
  [sent, claims, pending] = [[], 0, 0];
  answers = () => false;
  const caller = { ask, close: () => {} };
  wallet = createBrandWallet({
    ...{
      brand: 'lagoon',
      clock,
      meter: NO_WALLET_METER,
      faults: createLastFault(clock),
      onBreaker: () => {},
    },
    callers: { play: caller, owed: caller },
  });
});
afterEach(async () => {
  wallet.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const noted =
  <A extends readonly unknown[], R>(work: (...values: A) => Promise<R>) =>
  (...values: A): Promise<R> => {
    pending += 1;
    return work(...values).finally(() => {
      pending -= 1;
    });
  };

const outboxes = new Map<TableId, Outbox>();
const open = (table: TableId = ONE): Outbox => {
  const { wallet: kept } = store;
  const outbox = createOutbox({
    ...{ table, clock, log: pino({ level: 'silent' }) },
    store: {
      webhooks: { ...store.webhooks, announce: noted(store.webhooks.announce) },
      wallet: {
        ...kept,
        ...{ takeOver: noted(kept.takeOver), deliver: noted(kept.deliver), fail: noted(kept.fail) },
        ...{ nextDue: noted(kept.nextDue), hasten: noted(kept.hasten) },
        claim: noted((claim) => {
          claims += 1;
          return kept.claim(claim);
        }),
      },
    },
    walletOf: (brand) => (brand === 'lagoon' ? wallet : null),
    onDelivered: () => {},
    wakeTable: (other, brand) => outboxes.get(other)?.wake([brand]),
  });
  outboxes.set(table, outbox);
  return outbox;
};

const owe = (ids: readonly string[], patron: PatronId, { table = ONE, brand = 'lagoon' } = {}) => {
  const calls = ids.map((transaction): OutboxCall => {
    const body: CancelCall = {
      ...{ transaction, session: 's1', patron: 'anna', brand, currency: 'EUR', debit: `of-${transaction}` },
      reason: 'unclear',
    };
    return {
      ...{ id: transaction, call: 'cancel', brand, table, patron, body: JSON.stringify(body) },
      ...{ deltaMinor: minor(0), at: clock.now(), traceparent: null },
    };
  });
  return store.write({
    ...{ table, expected: version(0), needs: NO_NEEDS },
    work: (tx) => calls.forEach(tx.wallet.owe),
  });
};

/** Lets everything that is under way come to its end. */
const settle = async (): Promise<void> => {
  for (let quiet = 0; quiet < 3; quiet = pending === 0 ? quiet + 1 : 0) await setImmediate();
};
/** Advances the time, timer by timer. */
const pass = async (ms: number): Promise<void> => {
  const end = clock.now() + ms;
  await settle();
  for (let next = clock.next(); next !== null && next <= end; next = clock.next()) {
    clock.advance(Math.max(0, next - clock.now()));
    await settle();
  }
  clock.advance(Math.max(0, end - clock.now()));
  await settle();
};
const idsSent = () => sent.map(({ id }) => id);

describe('the outbox worker of a table', () => {
  it('[L6] wakes for the first call of a patron alone while others are owed behind it', async () => {
    const outbox = open();
    await owe(['a1', 'a2', 'a3'], ANNA);
    await owe(['b1', 'b2'], BEN);
    outbox.wake(['lagoon']);
    await pass(40_000);
    expect(new Set(idsSent())).toEqual(new Set(['a1', 'b1', 'balance']));
    const attempts = idsSent().filter((id) => id !== 'balance').length;
    expect(attempts).toBeGreaterThanOrEqual(10);
    // One wake when an attempt is due and one when it has failed.
    expect(claims).toBeLessThanOrEqual(2 * attempts + 1);
    outbox.close();
  });

  it('[L6] sends the next call of a patron as soon as the one before is delivered', async () => {
    const outbox = open();
    await owe(['a1', 'a2', 'a3'], ANNA);
    answers = (id) => id !== 'a1' || idsSent().length > 1;
    outbox.wake(['lagoon']);
    await pass(2_000);
    const [first, again, ...behind] = sent;
    expect([first?.id, again?.id, ...behind.map(({ id }) => id)]).toEqual(['a1', 'a1', 'a2', 'a3']);
    expect(behind.map(({ at }) => at)).toEqual([again?.at, again?.at]);
    expect(claims).toBeLessThanOrEqual(6);
    expect(await store.wallet.nextDue(ONE, 'lagoon')).toBeNull();
    outbox.close();
  });

  it('[L6] is woken by another table that has delivered the call before', async () => {
    const [first, second] = [open(ONE), open(TWO)];
    await owe(['a1'], ANNA);
    await owe(['a2'], ANNA, { table: TWO });
    const held = Promise.withResolvers<boolean>();
    answers = (id) => (id === 'a1' ? held.promise : true);
    for (const outbox of [first, second]) outbox.wake(['lagoon']);
    while (claims < 2) await setImmediate();
    await settle();
    clock.advance(700);
    held.resolve(true);
    while (sent.length < 2) await setImmediate();
    await settle();
    expect(sent).toEqual([
      { id: 'a1', at: 0 },
      { id: 'a2', at: 700 },
    ]);
    for (const outbox of [first, second]) outbox.close();
  });

  it('[L6] sends everything that has failed at once when the breaker closes', async () => {
    const outbox = open();
    const ids = Array.from({ length: 10 }, (_, n) => `c${n}`);
    for (const id of ids) await owe([id], patronId(`lagoon.EUR.${id}`));
    outbox.wake(['lagoon']);
    await pass(60_000);
    expect(wallet.isOpen()).toBe(true);
    const planned = (await store.wallet.calls(ids)).map(({ dueAt }) => dueAt);
    let closedAt = 0;
    wallet.onClosed(() => {
      closedAt = clock.now();
    });
    sent = [];
    answers = () => true;
    while (wallet.isOpen()) await pass((clock.next() ?? 0) - clock.now());
    expect(planned.filter((at) => at > closedAt)).not.toEqual([]);
    expect(new Set(idsSent())).toEqual(new Set([...ids, 'balance']));
    expect(clock.now()).toBe(closedAt);
    expect(await store.wallet.nextDue(ONE, 'lagoon')).toBeNull();
    outbox.close();
  });

  it('[L6] repeats a call at once that was in flight when the breaker closed, and failed after that', async () => {
    const outbox = open();
    await owe(['a1'], ANNA);
    const held = Promise.withResolvers<boolean>();
    answers = (id) => id === 'a1' && held.promise;
    outbox.wake(['lagoon']);
    while (sent.length === 0) await setImmediate();
    const owner = { session: 's1', patron: 'anna', brand: 'lagoon', currency: 'EUR' };
    for (let n = 0; n < 10; n += 1) await wallet.balance(owner);
    expect(wallet.isOpen()).toBe(true);
    answers = () => true;
    for (let n = 0; n < 3; n += 1) await wallet.balance(owner);
    expect(wallet.isOpen()).toBe(false);
    clock.advance(400);
    held.resolve(false);
    while (sent.length < 15) await pass(0);
    expect(sent.filter(({ id }) => id === 'a1').map(({ at }) => at)).toEqual([0, 400]);
    outbox.close();
  });

  it('claims nothing for a brand without a wallet', async () => {
    const outbox = open();
    await owe(['a1'], ANNA, { brand: 'reef' });
    outbox.wake(['reef']);
    await pass(60_000);
    expect([claims, sent]).toEqual([0, []]);
    outbox.close();
  });
});
