// A patron's name over HTTP: chosen, shown, removed, and refused with what to change.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDoor } from '../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ refusedWords: ['goblin'] });
});
afterAll(() => server.close());

const NONE = { name: null, shown: false, changesLeft: 3, removed: false };
const own = async (cookie: string) =>
  (await server.app.http.inject({ url: '/api/me/name', headers: { cookie } })).json();
const choose = async (cookie: string, payload: object) => {
  const request = { method: 'PUT', url: '/api/me/name', headers: { cookie }, payload } as const;
  const answer = await server.app.http.inject(request);
  return { status: answer.statusCode, body: answer.json() };
};

it('is none at first, and is chosen, shown, hidden and removed', async () => {
  const { cookie } = await server.enter();
  expect(await own(cookie)).toEqual(NONE);
  const chosen = { name: 'Ann Lee', shown: true, changesLeft: 2, removed: false };
  expect(await choose(cookie, { name: '  Ann   Lee', shown: true })).toEqual({ status: 200, body: chosen });
  expect(await own(cookie)).toEqual(chosen);
  expect((await choose(cookie, { name: 'Ann Lee', shown: false })).body).toEqual({ ...chosen, shown: false });
  expect((await choose(cookie, { name: null, shown: true })).body).toEqual({ ...NONE, changesLeft: 2 });
});

it.each([
  ['A', 'The name is too short: it needs at least 2 characters.'],
  ['Guest 12', 'The house uses this name itself: choose another.'],
  ['Goblin', 'The name has a word that the house does not show: choose another.'],
  ['Ann\u202e', 'The name has a character that is not allowed'],
])('%j is refused', async (name, message) => {
  const { cookie } = await server.enter();
  const { status, body } = await choose(cookie, { name, shown: true });
  expect([status, body.error]).toEqual([422, 'name-refused']);
  expect(body.message).toContain(message);
  expect(await own(cookie)).toEqual(NONE);
});

it('is refused after three new names on one day', async () => {
  const { cookie } = await server.enter();
  for (const name of ['Ann A', 'Ann B', 'Ann C'])
    expect((await choose(cookie, { name, shown: true })).status).toBe(200);
  const { status, body } = await choose(cookie, { name: 'Ann D', shown: true });
  expect([status, body.error]).toEqual([422, 'name-refused']);
  expect(body.message).toContain('tomorrow');
});

it.each([
  {},
  { name: 7, shown: true },
  { name: 'x'.repeat(201), shown: true },
  { name: 'Ann', shown: 1, id: 'p' },
])('%j is not understood', async (payload) => {
  const { cookie } = await server.enter();
  expect((await choose(cookie, payload)).status).toBe(400);
});

it('needs a session', async () => {
  expect((await choose('', { name: 'Ann', shown: true })).status).toBe(401);
});

it('is removed by a supervisor with a reason, journalled, and does not come back', async () => {
  const door = createTestDoor(server);
  const { cookie, id } = await server.enter();
  const sue = (await server.staff('supervisor', 'sue-names')).cookie;
  const remove = (reason: string) => door.send('POST', `/patrons/${id}/remove-name`, sue, { reason });
  expect((await remove('an insult')).status).toBe(409);
  await choose(cookie, { name: 'Zorro', shown: true });
  const found = (await door.send('GET', '/patrons?search=zor', sue)).body.items;
  expect(found).toMatchObject([{ id, displayName: 'Zorro' }]);
  expect((await remove('  ')).status).toBe(400);
  expect((await remove('an insult')).body).toEqual({ done: true });
  expect(await own(cookie)).toEqual({ ...NONE, changesLeft: 2, removed: true });
  expect((await choose(cookie, { name: 'ZORRO', shown: true })).body.message).toContain('The house removed');
  const [entry] = (await server.store.journalPage({ limit: 1, before: null })).items;
  expect(entry).toMatchObject({
    ...{ action: 'remove-patron-name', patron: id, reason: 'an insult', staff: { name: 'sue-names' } },
    ...{ before: { displayName: 'Zorro' }, after: { displayName: null } },
  });
});

it('of a dealer is set by a supervisor, apart from the sign-in name', async () => {
  const door = createTestDoor(server);
  const sue = (await server.staff('supervisor', 'sue-cards')).cookie;
  const dee = await server.staff('dealer', 'dee-ruiz');
  const dealers = async () => (await door.send('GET', '/dealers', sue)).body.dealers;
  const { id } = (await dealers()).find(({ name }: { name: string }) => name === 'dee-ruiz');
  const set = (publicName: string | null, portrait: string | null = null) =>
    door.send('PUT', `/dealers/${id}`, sue, { publicName, portrait });
  expect((await set('Dealer Dana', 'moon')).status).toBe(200);
  expect(await dealers()).toContainEqual({
    id,
    name: 'dee-ruiz',
    publicName: 'Dealer Dana',
    portrait: 'moon',
  });
  const same = await set('Dee Ruiz');
  expect([same.status, same.body.faults[0].field]).toEqual([400, 'publicName']);
  expect((await set('Shit')).status).toBe(400);
  expect((await set('Dana', 'photo')).status).toBe(400);
  expect((await set(null)).status).toBe(200);
  expect((await dealers()).find((each: { id: string }) => each.id === id).publicName).toBeNull();
  expect(
    (await door.send('PUT', '/dealers/nobody', sue, { publicName: 'Dana', portrait: null })).status,
  ).toBe(404);
  expect((await door.send('GET', '/dealers', dee.cookie)).status).toBe(403);
});
