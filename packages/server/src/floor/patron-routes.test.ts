import { coins } from '@punto/engine/minor';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { ANN, BEN, grant, patron } from '@punto/store/test/samples/sample';
import { playBook } from '@punto/store/test/samples/sample-book';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/support/test-browser.ts';
import { createTestDoor, type TestDoor } from '../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
let door: TestDoor;
beforeEach(async () => {
  server = await createTestServer();
  door = createTestDoor(server);
});
afterEach(() => server.close());

const signedIn = async (role: 'dealer' | 'supervisor' | 'manager', confirmed = false) =>
  (await server.staff(role, role, confirmed)).cookie;

const foundBy = (cookie: string) => async (search: string) =>
  (await door.send('GET', `/patrons?search=${encodeURIComponent(search)}`, cookie)).body.items.map(
    ({ id }: { id: string }) => id,
  );

describe('patrons of a played house', () => {
  beforeEach(async () => {
    await playBook(server.store);
  });

  it('are found by the beginning of the id or name', async () => {
    const cookie = await signedIn('supervisor');
    const found = async (query: string) =>
      (await door.send('GET', `/patrons${query}`, cookie)).body.items.map(({ id }: { id: string }) => id);
    expect(await found('')).toEqual([BEN, ANN]);
    expect(await found('?search=an')).toEqual([ANN]);
    expect(await found('?search=%20GUEST%20B')).toEqual([BEN]);
    expect(await found('?search=nn')).toEqual([]);
    const { id } = await server.enter();
    const { patron: guest } = (await door.send('GET', `/patrons/${id}`, cookie)).body;
    // A guest gives the number that the page shows.
    expect(await found(`?search=${guest.name.replace('Guest ', '')}`)).toEqual([id]);
    const first = (await door.send('GET', '/patrons?limit=2', cookie)).body;
    expect(await found(`?limit=1&before=${first.next}`)).toEqual([ANN]);
  });

  it('[I1] are found by chosen name, by number and by "Guest 9497", with a passkey or without', async () => {
    const cookie = await signedIn('supervisor');
    const found = foundBy(cookie);
    const browser = new TestBrowser(server);
    const withPasskey = (await browser.enter()) ?? '';
    expect((await browser.addPasskey()).status).toBe(200);
    const guest = (await server.enter()).id;
    for (const [id, name] of [
      [withPasskey, 'Zorro'],
      [guest, 'Élodie'],
    ] as const) {
      const read = { name, skeleton: nameSkeleton(name) };
      const chosen = { name: read, shown: false, at: server.clock.now() };
      expect(await server.store.patrons.names.choose(patronId(id), chosen)).toBeNull();
      const known = await server.store.patrons.find(patronId(id));
      const number = known?.name.replace('Guest ', '') ?? '';
      const short = id.slice(0, 'guest-'.length + 8);
      const typed = [name, name.toLowerCase(), id, short, `${short}…`, short.replace('guest-', '')];
      for (const search of typed) expect([search, await found(search)]).toEqual([search, [id]]);
      // Another guest may have the same number.
      for (const search of [`Guest ${number}`, `guest${number}`, ` guest  ${number} `, number])
        expect(await found(search)).toContain(id);
    }
    expect(await found('élod')).toEqual([guest]);
    expect(await found('Diego')).toEqual([]);
  });

  it.each(['deadbeef', 'c0ffee11'])(
    'are found by the id and by the name %s, on one page and once',
    async (text) => {
      const cookie = await signedIn('supervisor');
      const found = foundBy(cookie);
      const guest = patronId(`guest-${text}-11aa-4f7e-9d3c-0c2c1e5b8a11`);
      await server.store.admit({ id: guest, name: 'Guest 1234', createdAt: 1 }, 'hash-c', []);
      for (const typed of [text, text.toUpperCase(), `${text}…`, `${text}-11aa`])
        expect([typed, await found(typed)]).toEqual([typed, [guest]]);
      expect((await door.send('GET', `/rounds?patron=${text}`, cookie)).status).toBe(200);

      const named = { name: { name: text, skeleton: nameSkeleton(text) }, shown: true, at: 1 };
      await server.store.patrons.names.choose(ANN, named);
      expect(await found(text)).toEqual([guest, ANN]);
      await server.store.patrons.names.choose(guest, named);
      expect((await found(text)).toSorted()).toEqual([ANN, guest]);
    },
  );

  it('[T6] [T8] are shown with balance, stakes in play, every revision of their record, and their statement', async () => {
    const cookie = await signedIn('supervisor');
    const { body } = await door.send('GET', `/patrons/${BEN}`, cookie);
    expect(body).toMatchObject({
      patron: { id: BEN, name: 'Guest ben', suspended: null },
      account: { inPlay: [{ table: 'main', stakeMinor: 1_000 }] },
      notes: [],
    });
    const records = (await door.send('GET', `/patrons/${BEN}/records`, cookie)).body.items;
    expect(records).toEqual(
      JSON.parse(JSON.stringify((await server.store.records(BEN, { limit: 50, before: null })).items)),
    );
    expect(
      records.map(({ round, status, revision = 0 }: { round: number; status: string; revision?: number }) => [
        ...[round, status, revision],
      ]),
    ).toContainEqual([4, 'voided', 1]);
    const [line] = (await door.send('GET', `/patrons/${BEN}/statement?limit=1`, cookie)).body.items;
    expect(line.balanceAfterMinor).toBe(body.account.availableMinor + 1_000);
  });

  it('[L5] see a suspension, and its end, on their own page', async () => {
    const manager = await signedIn('manager', true);
    const { cookie, id } = await server.enter();
    const account = async () =>
      (await server.app.http.inject({ url: '/api/me', headers: { cookie } })).json().account;
    expect(await account()).not.toHaveProperty('suspended');
    const why = { reason: 'Asked for by the patron' };
    expect((await door.send('POST', `/patrons/${id}/suspend`, manager, why)).status).toBe(200);
    expect(await account()).toMatchObject({ suspended: true });
    expect((await door.send('POST', `/patrons/${id}/reinstate`, manager, why)).status).toBe(200);
    expect(await account()).not.toHaveProperty('suspended');
  });

  it.each(['', '/records', '/statement'])('that do not exist are not found: %s', async (part) => {
    const answer = await door.send('GET', `/patrons/nobody${part}`, await signedIn('supervisor'));
    expect([answer.status, answer.body.error]).toEqual([404, 'not-found']);
  });

  it('are not visible to dealers', async () => {
    const answer = await door.send('GET', `/patrons/${ANN}`, await signedIn('dealer'));
    expect([answer.status, answer.body.error]).toEqual([403, 'not-permitted']);
  });
});

describe('acts on a patron', () => {
  beforeEach(() => server.store.admit(patron(ANN), 'hash-a', [grant(ANN, coins(100))]));

  const lastEntry = async () => (await door.journal()).at(-1);

  it('[§2.9.5] a note stays, with its author, and is journalled', async () => {
    const { cookie, id } = await server.staff('supervisor', 'Sue');
    const written = await door.post(`/patrons/${ANN}/notes`, cookie, { text: ' asked for a break ' });
    const note = { number: 1, at: server.clock.now(), staff: { id, name: 'Sue' }, text: 'asked for a break' };
    expect(written.body).toEqual(note);
    expect((await door.send('GET', `/patrons/${ANN}`, cookie)).body.notes).toEqual([note]);
    expect(await lastEntry()).toMatchObject({
      ...{ action: 'note-patron', patron: ANN, staff: { id, name: 'Sue' }, role: 'supervisor' },
      after: { text: 'asked for a break' },
    });
    const turned = { text: 'seen \u202Etwice\u0007' };
    expect((await door.post(`/patrons/${ANN}/notes`, cookie, turned)).body.text).toBe('seen twice');
    for (const text of [' ', '\u200B\u202E'])
      expect((await door.post(`/patrons/${ANN}/notes`, cookie, { text })).status).toBe(400);
    expect((await door.post('/patrons/nobody/notes', cookie, { text: 'who' })).status).toBe(404);
  });

  it('[§2.4.1] suspension and reinstatement need a reason, work once, and are journalled with before and after', async () => {
    const cookie = await signedIn('manager', true);
    const suspend = () => door.post(`/patrons/${ANN}/suspend`, cookie, { reason: 'two accounts' });
    const reinstate = () => door.post(`/patrons/${ANN}/reinstate`, cookie, { reason: 'cleared up' });
    expect((await reinstate()).body.error).toBe('conflict');
    const suspended = { at: server.clock.now(), reason: 'two accounts' };
    expect((await suspend()).body).toEqual({ done: true });
    expect(await server.store.patrons.isSuspended(ANN)).toBe(true);
    expect((await door.send('GET', `/patrons/${ANN}`, cookie)).body.patron.suspended).toEqual(suspended);
    expect(await lastEntry()).toMatchObject({
      ...{ action: 'suspend-patron', patron: ANN, reason: 'two accounts' },
      ...{ before: { suspended: null }, after: { suspended } },
    });
    const entries = (await door.journal()).length;
    expect((await suspend()).body.error).toBe('conflict');
    expect(await door.journal()).toHaveLength(entries);
    expect((await reinstate()).body).toEqual({ done: true });
    expect(await server.store.patrons.isSuspended(ANN)).toBe(false);
    expect(await lastEntry()).toMatchObject({
      ...{ action: 'reinstate-patron', reason: 'cleared up' },
      ...{ before: { suspended }, after: { suspended: null } },
    });
  });

  it.each(['suspend', 'reinstate'])(
    'to %s takes a manager, a reason, and a recently confirmed password',
    async (act) => {
      const url = `/patrons/${ANN}/${act}`;
      const why = { reason: 'two accounts' };
      expect((await door.post(url, await signedIn('supervisor', true), why)).body.error).toBe(
        'not-permitted',
      );
      expect((await door.post(url, await signedIn('manager'), why)).body.error).toBe('confirm-first');
      const { cookie } = await server.staff('manager', 'Max', true);
      for (const payload of [{}, { reason: '' }, { reason: '   ' }])
        expect((await door.post(url, cookie, payload)).body.error).toBe('invalid-request');
      expect((await door.post(`/patrons/nobody/${act}`, cookie, why)).status).toBe(404);
      expect(await server.store.patrons.isSuspended(ANN)).toBe(false);
    },
  );
});
