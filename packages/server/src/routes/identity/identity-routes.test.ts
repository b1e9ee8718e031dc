import { minor } from '@punto/engine/minor';
import { escrowAccount, patronAccount } from '@punto/ledger/account';
import type { Movement } from '@punto/ledger/transfer';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { PATHS } from '@punto/protocol/paths';
import { patronId, tableId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HERE, TestBrowser } from '../../../test/support/test-browser.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { openTestSocket } from '../../../test/support/test-socket.ts';
import { CODES } from '../../identity/patron/recovery-code.ts';

let server: TestServer;
let phone: TestBrowser;
beforeEach(async () => {
  server = await createTestServer({ guestsPerMinute: 1_000, signInsPerMinute: 1_000 });
  phone = new TestBrowser(server);
});
afterEach(() => server.close());

/** Another device of the patron, with the phone's passkeys. */
const laptop = () => new TestBrowser(server, HERE, phone.keys);
const journal = async () =>
  (await server.store.journalPage({ limit: 50, before: null })).items.map(({ action }) => action);

describe('a guest with a passkey', () => {
  it('[I1] is a patron after one request and one answer, with the same coins and a new session', async () => {
    const id = await phone.enter();
    const before = phone.cookies.get('punto_session');
    const { status, body } = await phone.addPasskey();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      passkeys: [{ name: 'Firefox, Linux', relyingParty: 'localhost', usedAt: null }],
      recoveryCodes: 0,
      sessions: [{ way: 'passkey', device: 'Firefox, Linux', here: true }],
    });
    expect(phone.cookies.get('punto_session')).not.toBe(before);
    expect(await phone.me()).toBe(id);
    expect((await phone.done('GET', PATHS.me)).account.availableMinor).toBe(1_000_000);
    expect(await journal()).toEqual(['add-passkey']);
  });

  it('[I1] signs in on another device, and finds account and record there', async () => {
    const id = await phone.enter();
    await phone.addPasskey();
    const other = laptop();
    expect(await other.me()).toBeNull();
    const { status, body } = await other.signIn();
    expect([status, body.patron.id, body.account.availableMinor]).toEqual([200, id, 1_000_000]);
    expect(await other.me()).toBe(id);
    expect((await other.done('GET', IDENTITY_PATHS.identity)).sessions).toHaveLength(2);
  });

  it('[I1] adds, names and removes passkeys; the last one only with a confirmation', async () => {
    await phone.enter();
    await phone.addPasskey();
    server.clock.advance(1);
    const { body } = await phone.addPasskey('Key in the drawer');
    expect(body.passkeys.map((each: { name: string }) => each.name)).toEqual([
      'Firefox, Linux',
      'Key in the drawer',
    ]);
    const [first, second] = body.passkeys.map(({ id }: { id: string }) => `${IDENTITY_PATHS.passkeys}/${id}`);
    expect((await phone.done('PATCH', first, { name: ' Phone ' })).passkeys[0].name).toBe('Phone');
    expect((await phone.done('DELETE', second)).passkeys).toHaveLength(1);
    const last = await phone.send('DELETE', first);
    expect([last.status, last.body.error, last.body.detail]).toEqual([409, 'conflict', 'last-way-in']);
    expect((await phone.done('DELETE', `${first}?last=yes`)).passkeys).toEqual([]);
    expect((await phone.send('DELETE', first)).status).toBe(404);
  });

  it('[I1] may have twenty passkeys', async () => {
    await phone.enter();
    for (let made = 0; made < 20; made += 1) expect((await phone.addPasskey()).status).toBe(200);
    const { status, body } = await phone.addPasskey();
    expect([status, body.detail]).toEqual([409, 'many-passkeys']);
  });

  it('[I1] is informed at addresses where browsers make no passkeys', async () => {
    const ways = async (origin: string) =>
      (await new TestBrowser(server, origin).done('GET', IDENTITY_PATHS.ways)).passkeys;
    expect(await ways('http://localhost:8090')).toBe(true);
    expect(await ways('https://punto.example')).toBe(true);
    expect([await ways('http://127.0.0.1:8090'), await ways('http://punto.example')]).toEqual([false, false]);
    const byNumber = new TestBrowser(server, 'http://127.0.0.1:8090');
    await byNumber.enter();
    const { status, body } = await byNumber.addPasskey();
    expect([status, body.detail]).toEqual([409, 'no-passkeys-here']);
  });
});

describe('recovery codes', () => {
  const codesOf = async () => {
    await phone.enter();
    await phone.addPasskey();
    return (await phone.done('POST', IDENTITY_PATHS.recoveryCodes)).codes as readonly string[];
  };

  it('[I4] are ten, shown once; each signs in once, with or without hyphens and capitals', async () => {
    const codes = await codesOf();
    expect(new Set(codes).size).toBe(CODES);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{5}$/);
    const other = new TestBrowser(server);
    const code = (codes[3] ?? '')
      .toUpperCase()
      .replaceAll('-', ' ')
      .replaceAll('1', 'I')
      .replaceAll('0', 'O');
    const { status, body } = await other.send('POST', IDENTITY_PATHS.recoverySignIn, { code });
    expect([status, body.patron?.id]).toEqual([200, await phone.me()]);
    expect((await phone.done('GET', IDENTITY_PATHS.identity)).recoveryCodes).toBe(CODES - 1);
    // A code lets its patron add a passkey to replace a lost one.
    expect((await other.addPasskey()).status).toBe(200);
    expect(await journal()).toEqual([
      'add-passkey',
      'use-recovery-code',
      'make-recovery-codes',
      'add-passkey',
    ]);
  });

  it('[I4] that were made before are refused', async () => {
    const [old = ''] = await codesOf();
    await phone.done('POST', IDENTITY_PATHS.recoveryCodes);
    const answer = await new TestBrowser(server).send('POST', IDENTITY_PATHS.recoverySignIn, { code: old });
    expect([answer.status, answer.body.error]).toEqual([401, 'sign-in-refused']);
  });

  it('[I4] are refused to a guest without a sign-in method', async () => {
    await phone.enter();
    const { status, body } = await phone.send('POST', IDENTITY_PATHS.recoveryCodes);
    expect([status, body.detail]).toEqual([409, 'no-ways-in']);
  });
});

describe('sessions', () => {
  it('[I5] are ended one by one, and their sockets at once', async () => {
    const id = await phone.enter();
    await phone.addPasskey();
    const other = laptop();
    await other.signIn();
    const host = await server.listen();
    const [there, here] = await Promise.all(
      [other, phone].map(({ cookie }) => openTestSocket(host, { cookie, origin: `http://${host}` })),
    );
    const { sessions } = await phone.done('GET', IDENTITY_PATHS.identity);
    const away = sessions.find((each: { here: boolean }) => !each.here);
    const left = await phone.done('DELETE', `${IDENTITY_PATHS.sessions}/${away.id}`);
    expect(left.sessions).toHaveLength(1);
    expect(await there?.closed).toMatchObject({ code: 4401 });
    expect([await other.me(), await phone.me()]).toEqual([null, id]);
    here?.raw.close();
    expect((await phone.send('DELETE', `${IDENTITY_PATHS.sessions}/${away.id}`)).status).toBe(404);
  });

  it('[I5] other than this one are ended together', async () => {
    const id = await phone.enter();
    await phone.addPasskey();
    const others = [laptop(), laptop()];
    for (const other of others) await other.signIn();
    expect((await phone.done('DELETE', IDENTITY_PATHS.sessions)).sessions).toHaveLength(1);
    expect(await Promise.all([phone, ...others].map((each) => each.me()))).toEqual([id, null, null]);
  });

  it('[I5] show the time of their last use after a page is loaded again', async () => {
    await phone.enter();
    server.clock.advance(59 * 60_000);
    await phone.enter();
    const seen = async () => (await phone.done('GET', IDENTITY_PATHS.identity)).sessions[0].seenAt;
    const first = await seen();
    server.clock.advance(60_000);
    await phone.enter();
    expect((await seen()) - first).toBe(60 * 60_000);
  });
});

describe('a guest account in the browser that signs in', () => {
  const patronOfPhone = async () => {
    const id = await phone.enter();
    await phone.addPasskey();
    return id;
  };

  it('[I7] must be decided first, and the passkey’s answer stays valid meanwhile', async () => {
    await patronOfPhone();
    const other = laptop();
    await other.enter();
    const asked = await other.done('POST', IDENTITY_PATHS.signInOptions);
    const credential = phone.keys.get(asked.options);
    const undecided = await other.send('POST', IDENTITY_PATHS.signIn, { credential });
    expect([undecided.status, undecided.body.detail]).toEqual([409, 'guest-undecided']);
    const decided = await other.send('POST', IDENTITY_PATHS.signIn, { credential, guest: 'keep' });
    expect(decided.status).toBe(200);
  });

  it('[I7] that is kept comes back at sign-out with its own coins; none were moved', async () => {
    const id = await patronOfPhone();
    const other = laptop();
    const guest = await other.enter();
    expect((await other.signIn({ guest: 'keep' })).body.account.availableMinor).toBe(1_000_000);
    expect(await other.me()).toBe(id);
    expect((await other.done('GET', IDENTITY_PATHS.identity)).guestWaits).toBe(true);
    await other.done('POST', IDENTITY_PATHS.signOut);
    expect(await other.me()).toBe(guest);
    for (const each of [id, guest]) {
      const lines = await server.store.statement(patronId(each), { limit: 9, before: null });
      expect(lines.items.map(({ code }) => code)).toEqual(['grant']);
    }
  });

  it('[I7] that is kept comes back also after the session has expired', async () => {
    await patronOfPhone();
    const other = laptop();
    const guest = await other.enter();
    await other.signIn({ guest: 'keep' });
    await phone.done('DELETE', IDENTITY_PATHS.sessions);
    expect(await other.me()).toBeNull();
    expect(await other.enter()).toBe(guest);
  });

  it('[I7] that is left has no session', async () => {
    await patronOfPhone();
    const other = laptop();
    await other.enter();
    const before = other.cookies.get('punto_session') ?? '';
    await other.signIn({ guest: 'leave' });
    await other.done('POST', IDENTITY_PATHS.signOut);
    expect(await other.me()).toBeNull();
    other.cookies.set('punto_session', before);
    expect(await other.me()).toBeNull();
  });
});

it('[I8] a house that is closed to guests refuses a guest and admits its patrons', async () => {
  const closed = await createTestServer({ guestEntry: 'closed', signInsPerMinute: 1_000 });
  const stranger = new TestBrowser(closed);
  const { status, body } = await stranger.send('POST', PATHS.session);
  expect([status, body.error]).toEqual([403, 'closed-to-guests']);
  expect((await stranger.done('GET', IDENTITY_PATHS.ways)).guests).toBe('closed');
  await closed.close();
});

describe('a patron’s data', () => {
  it('[I11] is one file of everything that is stored, without a secret', async () => {
    const id = await phone.enter();
    const { body } = await phone.addPasskey('My phone');
    const { codes } = await phone.done('POST', IDENTITY_PATHS.recoveryCodes);
    await phone.done('PUT', PATHS.ownName, { name: 'Anna', shown: true });
    const staff = await server.staff('supervisor', 'Sue');
    await server.app.http.inject({
      ...{ method: 'POST', url: `/api/floor/patrons/${id}/notes`, headers: { cookie: staff.cookie } },
      payload: { text: 'likes tea' },
    });
    const file = await phone.done('GET', IDENTITY_PATHS.export);
    expect(file).toMatchObject({
      ...{ format: 'punto-patron-1', patron: { id, displayName: 'Anna' } },
      settings: { name: { name: 'Anna', shown: true } },
      account: { balanceMinor: 1_000_000, pendingMinor: 0 },
      passkeys: [{ id: body.passkeys[0].id, name: 'My phone' }],
      unusedRecoveryCodes: 10,
      sessions: [{ way: 'passkey', device: 'Firefox, Linux' }],
      notes: [{ text: 'likes tea' }],
      statement: [{ code: 'grant', amountMinor: 1_000_000 }],
      records: [],
    });
    expect(file.journal.map(({ action }: { action: string }) => action)).toEqual([
      'note-patron',
      'make-recovery-codes',
      'add-passkey',
    ]);
    const text = JSON.stringify(file);
    for (const secret of [...codes, 'publicKey', 'hash', phone.cookies.get('punto_session'), 'Sue'])
      expect(text).not.toContain(`${secret}`);
  });

  it('[I12] is erased permanently by its patron, who has shown a passkey, and the sockets close', async () => {
    const id = patronId(await phone.enter());
    await phone.addPasskey();
    server.clock.advance(5 * 60_000);
    expect((await phone.send('POST', IDENTITY_PATHS.erase)).body.error).toBe('prove-first');
    await phone.prove();
    const host = await server.listen();
    const socket = await openTestSocket(host, { cookie: phone.cookie, origin: `http://${host}` });
    await phone.done('POST', IDENTITY_PATHS.erase);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect(await phone.me()).toBeNull();
    expect((await laptop().signIn()).status).toBe(401);
    expect(await server.store.patrons.find(id)).toMatchObject({ name: 'Erased', displayName: null });
    expect((await journal())[0]).toBe('erase-patron');
    expect(await server.store.audit()).toEqual([]);
  });

  it('[I12] of a guest is erased without a passkey, and not while a stake is in play', async () => {
    const id = patronId(await phone.enter());
    const stake: Movement = {
      ...{ kind: 'pending', id: 'stake-1', debit: patronAccount(id), credit: escrowAccount(tableId('one')) },
      ...{
        amountMinor: minor(500),
        code: 'stake',
        memo: { at: 1, table: tableId('one'), shoe: 1, round: 1 },
      },
    };
    await server.store.transfer([stake]);
    const { status, body } = await phone.send('POST', IDENTITY_PATHS.erase);
    expect([status, body.detail]).toEqual([409, 'stakes-open']);
    await server.store.transfer([{ kind: 'void', id: 'void-1', pending: 'stake-1', memo: stake.memo }]);
    expect((await phone.send('POST', IDENTITY_PATHS.erase)).status).toBe(204);
    expect(await phone.me()).toBeNull();
  });
});
