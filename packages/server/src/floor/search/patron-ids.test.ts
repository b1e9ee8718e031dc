// Every route of the floor that takes the id of a patron takes it in each of its forms, and refuses what is none.
import { FLOOR } from '@punto/protocol/floor/paths';
import { patronId } from '@punto/table/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDoor, type TestDoor } from '../../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

const FORMS = [
  'ann',
  'guest-06402d29-11aa-4f7e-9d3c-0c2c1e5b8a11',
  'acme.EUR.06402d29-11aa-4f7e-9d3c-0c2c1e5b8a11',
  `${'b'.repeat(32)}.JPY.7f`,
];
const NO_IDS = ['acme.EUR', 'acme.eur.7f', 'ACME.EUR.7f', 'acme.EUR.7f.8', '.EUR.7f', 'acme.EUR.-7', 'Ann'];

let server: TestServer;
let door: TestDoor;
let cookie: string;
beforeAll(async () => {
  server = await createTestServer();
  door = createTestDoor(server);
  cookie = (await server.staff('manager', 'Mia', true)).cookie;
  for (const id of FORMS) {
    const admitted = { id: patronId(id), name: `Guest ${id.slice(-4)}`, createdAt: 1 };
    if (!id.includes('.')) await server.store.admit(admitted, `hash ${id}`, []);
    else {
      const [brand = '', currency = ''] = id.split('.');
      await server.store.operatorPatrons.admit({ brand, currency, operatorPatron: `p ${id}` }, admitted);
    }
  }
});
afterAll(() => server.close());

const routes = () =>
  server.app.http.everyRoute.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith(`${FLOOR}/patrons/:id`),
  );
const ask = async (method: string, url: string, id: string) => {
  const path = url.slice(FLOOR.length).replace(':id', encodeURIComponent(id));
  // Without a body, what changes something is refused for its body, after its path.
  const reply = await door.send(method as 'GET', path, cookie, method === 'GET' ? undefined : {});
  return { method, status: reply.status, text: JSON.stringify(reply.body) };
};

describe('the routes of the floor about one patron', () => {
  it('are the ten or more that there are', () => {
    expect(routes().length).toBeGreaterThanOrEqual(10);
  });

  it.each(FORMS)('take the id %s', async (id) => {
    for (const { method, url } of routes()) {
      const { status, text } = await ask(method, url, id);
      expect([200, ...(method === 'GET' ? [] : [400])], `${method} ${url}: ${text}`).toContain(status);
      if (status === 400) expect(text, `${method} ${url}`).not.toMatch(/"id\b|params/);
    }
  });

  it.each(NO_IDS)('refuse a text that is not an id: %s', async (id) => {
    for (const { method, url } of routes()) {
      const { status } = await ask(method, url, id);
      expect([method, url, status]).toEqual([method, url, 400]);
    }
  });
});

describe('the lists of the floor by patron', () => {
  it.each(FORMS)('take the id %s', async (id) => {
    for (const list of ['rounds?patron=', 'journal?patron=', 'monitoring?patron=', 'patrons?search=']) {
      const { status, body } = await door.send('GET', `/${list}${id}`, cookie);
      expect([list, status, body.items]).toEqual([list, 200, expect.any(Array)]);
    }
    const [found] = (await door.send('GET', `/patrons?search=${id}`, cookie)).body.items;
    expect(found).toMatchObject({ id });
  });

  it('take the private table of an operator’s patron', async () => {
    for (const id of FORMS) {
      const { status } = await door.send('GET', `/rounds?table=single.${id}`, cookie);
      expect([id, status]).toEqual([id, 200]);
    }
  });
});
