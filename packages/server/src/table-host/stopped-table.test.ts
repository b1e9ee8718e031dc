// A stopped table on the real store: the staff resumes it or cancels its round.
import { coins } from '@punto/engine/minor';
import { patronAccount } from '@punto/ledger/index';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import type { Store } from '@punto/store/store';
import { type Duty, type PatronId, type TableId, ticketId } from '@punto/table/index';
import { afterEach, expect, it } from 'vitest';
import { disturbWrites, refuseToSettle } from '../../test/support/disturbed-store.ts';
import { exampleSetup } from '../../test/support/fake-table.ts';
import {
  createTestDeployment,
  GRANT,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';
import type { TableReply } from '../broker/broker.ts';

const [TABLE, OTHER] = ['one', 'two'];
const STAKE = coins(100);
const STAFF = { id: 's1', name: 'Sara' };

let deployment: TestDeployment;
let ann: PatronId;
afterEach(() => deployment.close());

/**
 * `unsettled`: the books refuse to settle a round. `undecryptable`: the shoe cannot be decrypted. `unwritable`: writes
 * fail.
 */
type Sick = { unsettled: boolean; undecryptable: boolean; unwritable: boolean };

/** The table during betting, with a stake on it. */
const staked = async (): Promise<Sick> => {
  const sick: Sick = { unsettled: false, undecryptable: false, unwritable: false };
  const isHere = (table: TableId | null): boolean => table === TABLE;
  const disturb = (store: Store): Store => ({
    ...disturbWrites(store, (tx, { table }) => {
      if (sick.unwritable && isHere(table)) throw new Error('the statement failed');
      return sick.unsettled && isHere(table) ? refuseToSettle(tx) : tx;
    }),
    encryptedShoe: async (shoe) => {
      const encrypted = await store.encryptedShoe(shoe);
      if (sick.undecryptable && isHere(encrypted?.table ?? null))
        throw new UndecryptableShoe(`shoe ${shoe} does not open`);
      return encrypted;
    },
  });
  deployment = await createTestDeployment(
    [exampleSetup(TABLE), exampleSetup(OTHER)],
    seededWords(3),
    disturb,
  );
  ann = await deployment.admit('ann');
  await deployment.until(TABLE, 'betting');
  await deployment.bet(TABLE, ann, ticketId('ticket-0001'), { player: 100 });
  return sick;
};

const stop = async (): Promise<void> => {
  for (let steps = 0; deployment.fault(TABLE) === null; steps += 1) {
    if (steps > 200) throw new Error('it does not stop');
    await deployment.step();
  }
};
const brokenInvariant = async (): Promise<Sick> => {
  const sick = await staked();
  sick.unsettled = true;
  await stop();
  return sick;
};
/** Reads the state back after a failed write, when the shoe can no longer be decrypted. */
const undecryptable = async (): Promise<Sick> => {
  const sick = await staked();
  sick.undecryptable = true;
  sick.unwritable = true;
  await stop();
  sick.unwritable = false;
  return sick;
};

const duty = async (done: Duty): Promise<TableReply> => {
  const reply = deployment.ask(TABLE, {
    type: 'duty',
    ...{ staff: STAFF, role: 'supervisor', duty: done, preview: false },
  });
  await deployment.leap(0);
  return reply;
};
const RESUME: Duty = { duty: 'resume' };
const CANCEL: Duty = { duty: 'cancel-round', reason: 'The table had stopped' };
const DONE = { type: 'duty', refusal: null };

const overseen = async () => {
  const reply = await deployment.ask(TABLE, { type: 'oversee' });
  if (reply.type !== 'oversee') throw new Error(reply.type);
  return reply;
};
const account = () => deployment.store().account(patronAccount(ann));
const records = async () => (await deployment.store().records(ann, { limit: 10, before: null })).items;
const journal = async () =>
  (await deployment.store().journalPage({ limit: 10, before: null })).items
    .map(({ action, reason, table, staff }) => [action, reason, table, staff?.name])
    .toReversed();
const newsOf = (type: string) =>
  deployment.news.filter(({ table, news }) => table === TABLE && news.type === type);
const settled = async (): Promise<void> => {
  for (let steps = 0; (await account()).pendingMinor > 0; steps += 1) {
    if (steps > 200) throw new Error('the round is never settled');
    await deployment.step();
  }
};

it('[T5] a table that broke an invariant shows the reason on the floor, and keeps its stakes', async () => {
  await brokenInvariant();
  const { stopped, stopReason, version } = await overseen();
  expect({ stopped, stopReason }).toEqual({ stopped: true, stopReason: 'rule' });
  // The state is that of the store, without what could not be written.
  const { snapshot, events } = await deployment.store().load(TABLE as TableId);
  expect(version).toBe((snapshot?.version ?? 0) + events.length);
  expect(await account()).toMatchObject({ balanceMinor: GRANT, pendingMinor: STAKE });
  expect(await duty({ duty: 'pause', reason: 'a look' })).toEqual({ type: 'no-reply', reason: 'stopped' });
  expect(deployment.fault(OTHER)).toBeNull();
});

it('[T5] is resumed by the staff, settles its round once, and this is journalled', async () => {
  const sick = await brokenInvariant();
  sick.unsettled = false;
  expect(await duty(RESUME)).toMatchObject(DONE);
  expect(deployment.fault(TABLE)).toBeNull();
  expect(await overseen()).toMatchObject({ stopped: false, stopReason: null });
  // Gateways look again, and rejected patrons find the table.
  expect(newsOf('missed').length).toBeGreaterThan(0);
  await settled();
  expect((await records()).map(({ status }) => status)).toEqual(['settled']);
  expect(await journal()).toEqual([
    ['resume', 'The table had stopped by itself: a check of its own failed', TABLE, 'Sara'],
  ]);
  await deployment.until(TABLE, 'betting');
  expect(await deployment.bet(TABLE, ann, ticketId('ticket-0002'), { player: 100 })).toMatchObject({
    answer: { accepted: true },
  });
  expect(await deployment.store().audit()).toEqual([]);
});

it('[T5] [T6] gives the patrons their betting time back, as a pause does', async () => {
  const sick = await staked();
  const closesAt = deployment.state(TABLE).round?.closesAt ?? 0;
  await deployment.leap(500);
  const left = closesAt - deployment.clock.now();
  expect(left).toBeGreaterThan(500);
  // During betting a write fails, and the shoe can no longer be decrypted.
  sick.undecryptable = true;
  sick.unwritable = true;
  await deployment.bet(TABLE, ann, ticketId('ticket-0002'), { player: 100 });
  await deployment.leap(0);
  expect(deployment.fault(TABLE)).not.toBeNull();
  sick.undecryptable = false;
  await deployment.leap(10 * 60_000);
  // A failed attempt to resume does not shorten it.
  expect(await duty(RESUME)).toMatchObject({ type: 'no-reply', reason: 'busy' });
  await deployment.leap(60_000);
  sick.unwritable = false;
  expect(await duty(RESUME)).toMatchObject(DONE);
  expect(deployment.state(TABLE)).toMatchObject({ phase: 'betting', pause: null });
  expect(deployment.state(TABLE).round?.closesAt).toBe(deployment.clock.now() + left);
  expect(deployment.state(TABLE).deadline).toBe(deployment.clock.now() + left);
  await deployment.leap(left - 1);
  expect(await deployment.bet(TABLE, ann, ticketId('ticket-0003'), { player: 100 })).toMatchObject({
    answer: { accepted: true },
  });
  await settled();
  expect((await records()).map(({ status, stakedMinor }) => [status, stakedMinor])).toEqual([
    ['settled', 2 * STAKE],
  ]);
  expect((await journal()).map(([action]) => action)).toEqual(['resume']);
  const times = (await deployment.store().load(TABLE as TableId, 'start')).events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(await deployment.store().audit()).toEqual([]);
  await deployment.crash();
  expect(deployment.fault(TABLE)).toBeNull();
});

it('[T5] that breaks the same invariant again stops again, and its round is cancelled: every stake is returned', async () => {
  const sick = await brokenInvariant();
  expect(await duty(RESUME)).toMatchObject(DONE);
  await stop();
  const version = (await overseen()).version;
  expect(await duty(CANCEL)).toMatchObject(DONE);
  expect(deployment.fault(TABLE)).toBeNull();
  expect(await account()).toMatchObject({ balanceMinor: GRANT, pendingMinor: 0 });
  expect(await records()).toMatchObject([
    { status: 'cancelled', reason: 'The table had stopped', stakedMinor: STAKE, returnedMinor: STAKE },
  ]);
  expect((await journal()).map(([action]) => action)).toEqual(['resume', 'pause', 'cancel-round']);
  expect((await overseen()).version).toBeGreaterThan(version);
  expect(newsOf('settled')).toHaveLength(1);
  sick.unsettled = false;
  await deployment.until(TABLE, 'betting');
  expect(deployment.state(TABLE).round?.number).toBe(2);
  expect(await deployment.store().audit()).toEqual([]);
  // The stored events fold to the same state, without the failed attempts.
  await deployment.crash();
  expect(deployment.fault(TABLE)).toBeNull();
  expect(await deployment.store().audit()).toEqual([]);
});

it('[T5] [F3] with an undecryptable shoe is not resumed, but its stakes are returned', async () => {
  const sick = await undecryptable();
  expect(await overseen()).toMatchObject({ stopped: true, stopReason: 'sealed-shoe' });
  expect(await duty(RESUME)).toMatchObject({ type: 'duty', refusal: { reason: 'still-stopped' } });
  expect(await duty(CANCEL)).toMatchObject(DONE);
  expect(await account()).toMatchObject({ balanceMinor: GRANT, pendingMinor: 0 });
  expect((await records()).map(({ status }) => status)).toEqual(['cancelled']);
  expect(await overseen()).toMatchObject({ stopped: true, stopReason: 'sealed-shoe' });
  expect(await duty(CANCEL)).toMatchObject({ refusal: { reason: 'round-settled' } });
  sick.undecryptable = false;
  expect(await duty(RESUME)).toMatchObject(DONE);
  await deployment.until(TABLE, 'betting');
  expect(deployment.state(TABLE).round?.number).toBe(2);
  expect(await deployment.store().audit()).toEqual([]);
});

it('[T5] stays stopped when the duty cannot be written', async () => {
  const sick = await brokenInvariant();
  sick.unwritable = true;
  for (const asked of [RESUME, CANCEL])
    expect(await duty(asked)).toMatchObject({ type: 'no-reply', reason: 'busy' });
  expect(await overseen()).toMatchObject({ stopped: true });
  expect(await journal()).toEqual([]);
  expect(await account()).toMatchObject({ balanceMinor: GRANT, pendingMinor: STAKE });
  sick.unwritable = false;
  expect(await duty(CANCEL)).toMatchObject(DONE);
  expect(await account()).toMatchObject({ pendingMinor: 0 });
});
