// Staff at several nodes: consoles at one, tables and sessions at another. Any message between nodes may be lost, and
// that is noticed.
import { coins } from '@punto/engine/minor';
import { HOUSE, patronAccount } from '@punto/ledger';
import { patronId } from '@punto/table/ids';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ONE_DECK } from '../support/one-deck.ts';
import { createTestGateways, type TestGateways } from '../support/test-gateways.ts';

const SETUP = { ...ONE_DECK, pace: { ...ONE_DECK.pace, bettingMs: 20_000 } };
const PASSWORD = 'green kettle on fire';

let deployment: TestGateways;
beforeEach(async () => {
  deployment = await createTestGateways(['a', 'b']);
});
afterEach(() => deployment.close());

const staff: TestGateways['staff'] = (role, name) => deployment.staff(role, name);

type FloorMessage = { readonly type: string } & Readonly<Record<string, unknown>>;
const console = (node: string, cookie: string) => {
  const socket = new WebSocket(`ws://${deployment.at(node).address}/api/floor/socket`, {
    headers: { cookie },
  });
  const messages: FloorMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  return { messages, closed: new Promise<number>((resolve) => socket.on('close', resolve)) };
};
/** Advances time until the condition is true. */
const until = async (isSo: () => boolean, mostMs = 10_000): Promise<void> => {
  for (let left = mostMs; !isSo(); left -= 20) {
    if (left <= 0) throw new Error('it never came');
    await deployment.pass(20);
  }
};
const has = (messages: readonly FloorMessage[], type: string): boolean =>
  messages.some((each) => each.type === type);
const lose = (kind: string): void => {
  deployment.network.times = ({ body }) => (body.includes(kind) ? 0 : 1);
};

describe('a console', () => {
  it('[T5] shows the duties at another node to a table there', async () => {
    await deployment.at('b').host(SETUP);
    const { cookie } = await staff('supervisor', 'Sara');
    const { messages } = console('a', cookie);
    await until(() => has(messages, 'welcome'));
    const done = await deployment.at('b').send('POST', '/api/floor/tables/one/duties', cookie, {
      ...{ duty: 'pause', reason: 'a spilled drink' },
    });
    expect(done.status).toBe(200);
    const paused = () =>
      messages.some((each) => each.type === 'floor-update' && JSON.stringify(each).includes('"pausedAt":1'));
    await until(paused);
  });

  it('keeps a table between two owners on the wall, not as stopped', async () => {
    await deployment.at('b').host(SETUP);
    const { cookie } = await staff('supervisor', 'Sara');
    await until(() => deployment.at('a').app.gateway.lobby().length === 1);
    const first = console('a', cookie);
    await until(() => has(first.messages, 'welcome'));
    await deployment.kill('b');
    await deployment.pass(8_000);
    const wall = await deployment.at('a').send('GET', '/api/floor/tables', cookie);
    expect(wall.body.tables).toMatchObject([{ table: 'one', stopped: false }]);
    expect(deployment.at('a').app.gateway.lobby()).toMatchObject([{ table: 'one' }]);
    const duty = await deployment.at('a').send('POST', '/api/floor/tables/one/duties', cookie, {
      ...{ duty: 'pause', reason: 'a spilled drink' },
    });
    expect([duty.status, duty.body.message]).toEqual([
      503,
      'The table is very busy: nothing was done. Try again in a moment.',
    ]);
  });

  it('[C.6.5] closes when its session ends at another node', async () => {
    const { cookie } = await staff('supervisor', 'Sara');
    const { messages, closed } = console('a', cookie);
    await until(() => has(messages, 'welcome'));
    expect((await deployment.at('b').send('POST', '/api/floor/sign-out', cookie)).status).toBe(200);
    await until(() => has(messages, 'session'), 1_000);
    expect(await deployment.until(closed)).toBe(4401);
  });

  it('[C.6.5] closes within a minute when the message about it was lost', async () => {
    const { cookie } = await staff('supervisor', 'Sara');
    const { messages, closed } = console('a', cookie);
    await until(() => has(messages, 'welcome'));
    lose('"session"');
    await deployment.at('b').send('POST', '/api/floor/sign-out', cookie);
    await deployment.pass(500);
    expect(has(messages, 'session')).toBe(false);
    deployment.clock.advance(60_000);
    expect(await deployment.until(closed)).toBe(4401);
  });

  it('[C.6.5] stays open during activity at any node', async () => {
    const { cookie } = await staff('dealer', 'Dana');
    const { messages } = console('a', cookie);
    await until(() => has(messages, 'welcome'));
    for (let minutes = 0; minutes < 8; minutes += 2) {
      deployment.clock.advance(2 * 60_000);
      await deployment.pass(200);
      expect((await deployment.at('b').send('POST', '/api/floor/present', cookie)).status).toBe(200);
      await deployment.pass(200);
    }
    expect(has(messages, 'session')).toBe(false);
    for (let minutes = 0; minutes < 6; minutes += 1) {
      deployment.clock.advance(60_000);
      await deployment.pass(200);
    }
    expect(messages.filter(({ type }) => type === 'session')).toEqual([{ type: 'session', state: 'locked' }]);
  });

  it('[T6] gets approval requests made at another node', async () => {
    const { cookie } = await staff('supervisor', 'Sara');
    const { messages } = console('a', cookie);
    await until(() => has(messages, 'approvals'));
    deployment.at('b').broker.announce({ type: 'waiting' });
    await until(() => messages.filter(({ type }) => type === 'approvals').length === 2, 1_000);
  });
});

describe('passwords and codes', () => {
  const member = async (name: string): Promise<string> => {
    const { identity } = deployment.at('a');
    const added = await identity.people.add(null, name, 'supervisor');
    if (!added.ok || !added.password) throw new Error('refused');
    const first = await deployment
      .at('a')
      .send('POST', '/api/floor/sign-in', '', { name, password: added.password });
    const change = { password: added.password, next: PASSWORD };
    const changed = await deployment.at('a').send('POST', '/api/floor/me/password', first.set, change);
    expect(changed.status).toBe(200);
    return changed.set;
  };
  const signIn = (node: string, name: string, password: string, code?: string) =>
    deployment.at(node).send('POST', '/api/floor/sign-in', '', { name, password, ...(code ? { code } : {}) });

  it('[§2.5.3] are tried three times over all nodes, however many requests come together', async () => {
    await member('Anne');
    const nodes = ['a', 'b', 'a', 'b', 'a', 'b'];
    const tries = await Promise.all(nodes.map((node) => signIn(node, 'Anne', 'a wrong guess')));
    const refusals = tries.map(({ body }) => body.error).toSorted();
    expect(refusals).toEqual([...Array(4).fill('locked-out'), ...Array(2).fill('wrong-name-or-password')]);
    const { items } = await deployment.store.journalPage({ limit: 50, before: null });
    expect(items.filter(({ action }) => action === 'sign-in-failed')).toHaveLength(3);
    for (const node of ['a', 'b'])
      expect((await signIn(node, 'Anne', PASSWORD)).body.error).toBe('locked-out');
  });

  it('[RFC 6238] a code is accepted once over all nodes', async () => {
    const cookie = await member('Anne');
    const a = deployment.at('a');
    await a.send('POST', '/api/floor/confirm', cookie, { password: PASSWORD });
    const { body } = await a.send('POST', '/api/floor/me/code', cookie);
    const codeNow = () =>
      TOTP.generate({ secret: Secret.fromBase32(body.secret), timestamp: deployment.clock.now() });
    await a.send('POST', '/api/floor/me/code/confirm', cookie, { code: codeNow() });
    deployment.clock.advance(60_000);
    const code = codeNow();
    const tries = await Promise.all(['a', 'b'].map((node) => signIn(node, 'Anne', PASSWORD, code)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('one member has one session, at whichever node they signed in', async () => {
    await member('Anne');
    const both = await Promise.all(['a', 'b'].map((node) => signIn(node, 'Anne', PASSWORD)));
    const alive = await Promise.all(
      both.map(async ({ set }) => (await deployment.at('a').send('GET', '/api/floor/me', set)).status),
    );
    expect(alive.toSorted()).toEqual([200, 401]);
  });

  it('when two managers deactivate each other at two nodes, one remains', async () => {
    const [anne, ben] = [await staff('manager', 'Anne'), await staff('manager', 'Ben')];
    const dismissed = await Promise.all([
      deployment.at('a').identity.people.change(null, anne.id, { active: false }),
      deployment.at('b').identity.people.change(null, ben.id, { active: false }),
    ]);
    expect(dismissed.map((each) => (each.ok ? 'dismissed' : each.refusal)).toSorted()).toEqual([
      'dismissed',
      'last-manager',
    ]);
  });
});

it('[L7] a top-up is granted once, however many nodes get requests together', async () => {
  const { cookie, id } = await deployment.enter();
  const all = { amountMinor: coins(10_000), memo: { at: 1 } };
  const lost = {
    kind: 'direct',
    id: 'lost',
    debit: patronAccount(patronId(id)),
    credit: HOUSE,
    code: 'house',
  } as const;
  expect(await deployment.store.transfer([{ ...lost, ...all }])).toBeNull();
  const asked = await Promise.all(
    ['a', 'b'].map((node) =>
      deployment.at(node).send('POST', '/api/top-up', cookie, { request: `request-at-${node}` }),
    ),
  );
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await deployment.store.account(patronAccount(patronId(id)))).balanceMinor).toBe(coins(10_000));
});
