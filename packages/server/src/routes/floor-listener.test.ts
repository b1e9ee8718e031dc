// The floor on a separate listener: the patrons' listener has no floor, in any URL spelling, and the floor's no
// patrons' API.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
let patrons: string;
let floor: string;
beforeEach(async () => {
  server = await createTestServer({ floorApart: true });
  patrons = `http://${await server.listen()}`;
  floor = `http://127.0.0.1:${await server.app.listenFloor('127.0.0.1', 0)}`;
});
afterEach(() => server.close());

const answer = async (url: string, init?: RequestInit) => {
  const { status, body } = await fetch(url, init).then(async (found) => ({
    status: found.status,
    body: await found.text(),
  }));
  return { status, body };
};
const upgraded = (address: string, cookie: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/floor/socket`, {
      headers: { cookie },
    });
    socket.on('open', () => {
      socket.close();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

it('the patrons’ listener answers as if there were no floor', async () => {
  const { cookie } = await server.staff('manager');
  const unknown = await answer(`${patrons}/api/no-such-thing`);
  expect(unknown.status).toBe(404);
  for (const path of ['/api/floor/me', '/api/floor/tables', '/api/floor/none', '/api/%66loor/me'])
    expect(await answer(`${patrons}${path}`, { headers: { cookie } })).toEqual(unknown);
  for (const path of ['/floor', '/floor/tables/one', '/floor.html', '/%66loor.html'])
    expect((await answer(`${patrons}${path}`)).status).toBe(404);
  const signIn = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect(await answer(`${patrons}/api/floor/sign-in`, signIn)).toEqual(unknown);
  expect(await upgraded(patrons, cookie)).toBe(false);
});

it('the floor’s listener has the whole floor, and nothing for patrons', async () => {
  const { cookie, name } = await server.staff('manager');
  const me = await answer(`${floor}/api/floor/me`, { headers: { cookie } });
  expect(JSON.parse(me.body)).toMatchObject({ staff: { name } });
  expect(await upgraded(floor, cookie)).toBe(true);
  expect((await answer(`${floor}/api/session`, { method: 'POST' })).status).toBe(404);
  expect((await answer(`${patrons}/api/session`, { method: 'POST' })).status).toBe(200);
  expect((await answer(`${floor}/health/live`)).status).toBe(200);
  // Definitions of bets are for both.
  const unknown = `/api/bets/${'0c'.repeat(32)}`;
  for (const listener of [floor, patrons])
    expect((await answer(`${listener}${unknown}`)).body).toContain('whose definition has this hash');
});
