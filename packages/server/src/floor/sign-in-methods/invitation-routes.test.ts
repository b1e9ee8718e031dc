import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { PATHS } from '@punto/protocol/paths';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../test/support/test-browser.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { openTestSocket } from '../../../test/support/test-socket.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ guestEntry: 'invitation', signInsPerMinute: 1_000 });
});
afterEach(() => server.close());

const send = async (cookie: string, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await server.app.http.inject({
    ...{ method, url: `/api/floor${url}`, headers: { cookie } },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const invite = async (uses: number, days = 1) => {
  const manager = await server.staff('manager', `manager ${uses}`);
  const made = await send(manager.cookie, 'POST', '/invitations', { note: 'for Dana', uses, days });
  return { ...made.body, cookie: manager.cookie } as {
    readonly code: string;
    readonly invitation: { readonly id: string };
    readonly cookie: string;
  };
};
const enter = (browser: TestBrowser, code: string) =>
  browser.send('POST', IDENTITY_PATHS.invitation, { code });

describe('an invitation', () => {
  it('[I9] [I8] admits its number of guests, and no guest enters without it', async () => {
    const { code, cookie } = await invite(2);
    expect(code).toMatch(/^\w{5}-\w{5}-\w{5}$/);
    const browsers = [1, 2, 3].map(() => new TestBrowser(server));
    for (const browser of browsers) expect((await browser.send('POST', PATHS.session)).status).toBe(403);
    const came = await Promise.all(browsers.map((browser) => enter(browser, code.toUpperCase())));
    expect(came.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    const inside = browsers.filter(({ cookies }) => cookies.has('punto_session'));
    expect(inside).toHaveLength(2);
    for (const browser of inside) expect(await browser.enter()).toBe(await browser.me());
    const { invitations } = (await send(cookie, 'GET', '/invitations')).body;
    expect(invitations).toMatchObject([{ note: 'for Dana', uses: 2, used: 2, withdrawnAt: null }]);
    expect(JSON.stringify(invitations)).not.toContain(code);
    const { items } = await server.store.journalPage({ limit: 9, before: null });
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['enter-invited', 'enter-invited', 'invite-guests']),
    );
    expect(JSON.stringify(items)).not.toContain(code);
  });

  it('[I9] admits no guest after it has expired or was withdrawn', async () => {
    const ended = await invite(5, 1);
    const withdrawn = await invite(6, 9);
    const withdraw = () => send(withdrawn.cookie, 'POST', `/invitations/${withdrawn.invitation.id}/withdraw`);
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 409]);
    expect((await enter(new TestBrowser(server), withdrawn.code)).body.detail).toBe('invitation-refused');
    server.clock.advance(24 * 60 * 60_000);
    expect((await enter(new TestBrowser(server), ended.code)).body.detail).toBe('invitation-refused');
  });

  it('[I9] is refused by a house that is open or closed to guests', async () => {
    for (const guestEntry of ['closed', 'open'] as const) {
      const house = await createTestServer({ guestEntry });
      const answer = await new TestBrowser(house).send('POST', IDENTITY_PATHS.invitation, { code: 'x' });
      expect([guestEntry, answer.status]).toEqual([guestEntry, 409]);
      await house.close();
    }
  });
});

describe('a patron at the floor', () => {
  it('[I5] is shown with sign-in methods and sessions, without a secret; all sessions can be ended with a reason', async () => {
    const { code } = await invite(1);
    const phone = new TestBrowser(server);
    const id = patronId((await enter(phone, code)).body.patron.id);
    await phone.addPasskey();
    await phone.done('POST', IDENTITY_PATHS.recoveryCodes);
    const { cookie } = await server.staff('supervisor');
    const ways = await send(cookie, 'GET', `/patrons/${id}/ways`);
    expect(ways.body).toMatchObject({
      ...{ passkeys: 1, recoveryCodes: 10, openid: false },
      sessions: [{ device: 'Firefox, Linux', way: 'passkey' }],
    });
    const host = await server.listen();
    const socket = await openTestSocket(host, { cookie: phone.cookie, origin: `http://${host}` });
    const end = () => send(cookie, 'POST', `/patrons/${id}/end-sessions`, { reason: 'the phone was stolen' });
    expect((await end()).status).toBe(200);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(await phone.me()).toBeNull();
    expect((await end()).body).toMatchObject({ error: 'conflict', detail: 'no-session' });
    const [entry] = (await server.store.journalPage({ limit: 1, before: null })).items;
    expect(entry).toMatchObject({
      ...{ action: 'end-patron-sessions', patron: id, reason: 'the phone was stolen', role: 'supervisor' },
    });
    expect((await send(cookie, 'GET', '/patrons/nobody/ways')).status).toBe(404);
  });
});
