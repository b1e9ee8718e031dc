// The floor's log compared with the journal: one line for each entry, and no secrets.
import { rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { coins } from '@punto/engine/minor';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { entry } from '@punto/store/test/samples/sample-floor';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createTestDeployment, seededWords } from '../../test/support/test-deployment.ts';
import { cookieOf, createTestDoor, OWN, type TestDoor } from '../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { createLog } from '../start/log.ts';
import { logJournal } from './journal-log.ts';

type Line = Readonly<Record<string, unknown>>;

const openLines = () => {
  const text: string[] = [];
  const to = new Writable({
    write: (chunk, _, done) => {
      text.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  return {
    log: createLog('debug', false, to),
    text,
    /** Without the fields that every line has. */
    lines: (): readonly Line[] =>
      text
        .map((line) => JSON.parse(line))
        .map(({ time: _, pid: __, msg, component, ...rest }) => {
          expect([msg, component]).toEqual(['floor act', 'floor']);
          return rest;
        }),
  };
};

describe('at sign-in and in administration', () => {
  let server: TestServer;
  let door: TestDoor;
  let folder: string;
  let received: ReturnType<typeof openLines>;
  beforeEach(async () => {
    received = openLines();
    folder = folderWithDatabase('log');
    const store = logJournal(await openSqliteStore(folder), received.log);
    server = await createTestServer({ store, signInsPerMinute: 1_000 });
    door = createTestDoor(server);
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const last = (): Line => received.lines().at(-1) ?? {};

  it('signing in is logged with name and address, and a locked name as a warning', async () => {
    const { id } = await door.person('Anne', 'dealer');
    const cookie = cookieOf(await door.signIn('Anne'));
    const anne = { staff: id, person: 'Anne', role: 'dealer' };
    expect(last()).toEqual({
      ...{ level: 'info', act: 'sign-in', ...anne },
      after: { address: '127.0.0.1' },
    });
    await door.post('/sign-out', cookie);
    expect(last()).toEqual({ level: 'info', act: 'sign-out', ...anne });
    for (let i = 0; i < 3; i += 1) await door.signIn('Anne', 'not her password');
    const wrong = { name: 'Anne', address: '127.0.0.1', wrong: 'password' };
    expect(received.lines().slice(-2)).toEqual([
      { level: 'info', act: 'sign-in-failed', after: { ...wrong, failures: 2, locked: false } },
      { level: 'warn', act: 'sign-in-failed', after: { ...wrong, failures: 3, locked: true } },
    ]);
    const before = received.text.length;
    // An unknown name is not logged: it may be a password typed into the wrong field.
    await door.signIn('green kettle typed in the wrong field');
    expect(received.text.slice(before).join()).not.toContain('kettle');
    expect(received.text.length).toBe(before + 1);
  });

  it('added, changed and deactivated members are named, with their role', async () => {
    const { cookie } = await server.staff('manager', 'Mona', true);
    const { staff } = (await door.post('/staff', cookie, { name: 'Dana', role: 'dealer' })).body;
    const dana = { id: staff.id, name: 'Dana', role: 'dealer' };
    expect(last()).toMatchObject({ act: 'add-staff', person: 'Mona', after: { ...dana, active: true } });
    await door.send('PATCH', `/staff/${staff.id}`, cookie, { active: false, reason: 'Left the house' });
    expect(last()).toMatchObject({
      ...{ level: 'info', act: 'change-staff', person: 'Mona', reason: 'Left the house' },
      after: { ...dana, active: false },
    });
  });

  it('a patron is named by id, with the reason', async () => {
    const { cookie } = await server.staff('manager', 'Mona', true);
    const { id } = await server.enter();
    await door.post(`/patrons/${id}/suspend`, cookie, { reason: 'Asked to be' });
    expect(last()).toMatchObject({
      act: 'suspend-patron',
      person: 'Mona',
      patron: id,
      reason: 'Asked to be',
    });
    const before = received.text.length;
    // Refused: neither done nor journalled.
    expect((await door.post(`/patrons/${id}/suspend`, cookie, { reason: 'Again' })).status).toBe(409);
    expect(received.text.length).toBe(before);
    await door.post(`/patrons/${id}/reinstate`, cookie, { reason: 'Asked to be back' });
    expect(last()).toMatchObject({ act: 'reinstate-patron', patron: id });
  });

  it('has a line for each journal entry, in order, and no password, token or code', async () => {
    const manager = await server.staff('manager', 'Mona', true);
    await door.person('Anne');
    const answer = await door.signIn('Anne');
    await door.post('/confirm', cookieOf(answer), { password: OWN });
    const { secret } = (await door.post('/me/code', cookieOf(answer))).body;
    const added = (await door.post('/staff', manager.cookie, { name: 'Dana', role: 'dealer' })).body;
    await door.send('PATCH', `/staff/${added.staff.id}`, manager.cookie, { resetPassword: true });
    await door.send('PATCH', `/staff/${added.staff.id}`, manager.cookie, { unlock: true });
    const entries = await door.journal();
    expect(entries.length).toBeGreaterThan(12);
    expect(received.lines().map(({ act }) => act)).toEqual(entries.map(({ action }) => action));
    const tokens = [manager.cookie, cookieOf(answer)].map((cookie) => cookie.split('=')[1] ?? '');
    for (const hidden of [OWN, secret, added.password, ...tokens]) {
      expect(hidden.length).toBeGreaterThan(8);
      expect(received.text.join('\n')).not.toContain(hidden);
    }
  });
});

describe('at a table', () => {
  it('[T5] a pause, limits and a cancelled round have table, round, person and reason', async () => {
    const received = openLines();
    const deployment = await createTestDeployment([exampleSetup('one')], seededWords(3), (store) =>
      logJournal(store, received.log),
    );
    try {
      await deployment.until('one', 'betting');
      const ask = async (duty: object, refusal: object | null = null): Promise<void> => {
        const staff = { id: 's1', name: 'Sara' };
        const asked = { type: 'duty', staff, role: 'supervisor', duty, preview: false } as never;
        const reply = deployment.ask('one', asked);
        await deployment.leap(0);
        expect(await reply).toMatchObject({ type: 'duty', refusal });
      };
      await ask({ duty: 'resume' }, { reason: 'not-paused' });
      await ask({ duty: 'pause', reason: 'A spill' });
      const offers = [{ option: 'player', minMinor: coins(2), maxMinor: coins(50) }];
      await ask({ duty: 'change-limits', change: { offers }, reason: 'Quiet', approvedBy: null });
      await ask({ duty: 'cancel-round', reason: 'Misdeal' });
      const here = { level: 'info', staff: 's1', person: 'Sara', role: 'supervisor', table: 'one', shoe: 1 };
      expect(received.lines()).toEqual([
        { ...here, round: 1, act: 'pause', reason: 'A spill' },
        expect.objectContaining({ act: 'change-limits', reason: 'Quiet', changed: [expect.anything()] }),
        { ...here, round: 1, act: 'cancel-round', reason: 'Misdeal' },
      ]);
      expect(received.lines()[1]?.changed).toMatchObject([{ option: 'player', now: [200, 5_000] }]);
    } finally {
      await deployment.close();
    }
  });

  it('[T2] has no card, and routine duties of a dealer are at debug', async () => {
    const received = openLines();
    const folder = folderWithDatabase('log');
    const store = logJournal(await openSqliteStore(folder), received.log);
    const hands = { player: ['9S'], banker: [] };
    const after = { hands, duty: { duty: 'enter-card', side: 'player', place: 1, card: '9S' } };
    await store.journal({ ...entry('enter-card'), before: { hands }, after });
    await store.journal({ ...entry('reveal-early'), after });
    await store.close();
    rmSync(folder, { recursive: true });
    expect(received.lines().map(({ level, act }) => [level, act])).toEqual([
      ['debug', 'enter-card'],
      ['info', 'reveal-early'],
    ]);
    expect(received.text.join()).not.toContain('9S');
  });
});
