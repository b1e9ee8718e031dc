// People at several nodes: the people view of a table is the same for every watcher, and sign-in methods and sessions are the
// same at every node.
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newSessionToken, tokenHash } from '../../src/identity/session-token.ts';
import { ONE_DECK } from '../support/one-deck.ts';
import { HERE, TestBrowser } from '../support/test-browser.ts';
import { createTestGateways, type TestGateways } from '../support/test-gateways.ts';
import type { TestSocket } from '../support/test-socket.ts';

const SETUP = { ...ONE_DECK, pace: { ...ONE_DECK.pace, bettingMs: 60_000 } };
let deployment: TestGateways;
beforeEach(async () => {
  deployment = await createTestGateways(['a', 'b', 'c']);
});
afterEach(() => deployment.close());

const watch = async (cookie: string, node: string): Promise<TestSocket> => {
  const socket = await deployment.at(node).come(cookie);
  await socket.next('welcome');
  socket.send({ type: 'watch-table', table: 'one' });
  await socket.next('snapshot');
  return socket;
};
const last = async (socket: TestSocket) => {
  await deployment.pass(3_000);
  const all = (await socket.sync()).flatMap((each) => (each.type === 'people' ? [each] : []));
  return all.at(-1);
};

it('is the same at every node, and has a new name within a moment', async () => {
  await deployment.at('b').host(SETUP);
  const [ann, ben] = [await deployment.enter(), await deployment.enter()];
  const [hers, his] = [await watch(ann.cookie, 'a'), await watch(ben.cookie, 'c')];
  expect(await last(his)).toMatchObject({ table: 'one', people: { names: [], guests: 2 } });
  const named = (name: string | null) =>
    deployment.at('c').send('PUT', '/api/me/name', ann.cookie, { name, shown: true });
  expect((await named('Ann')).status).toBe(200);
  expect(await last(his)).toMatchObject({ people: { names: ['Ann'], guests: 1 } });
  expect(await last(hers)).toMatchObject({ people: { names: ['Ann'], guests: 1 } });
  expect((await named(null)).status).toBe(200);
  expect(await last(his)).toMatchObject({ people: { names: [], guests: 2 } });
  hers.raw.close();
  expect(await last(his)).toMatchObject({ people: { names: [], guests: 1 } });
  // A new watcher gets it with the view.
  const other = await watch(ann.cookie, 'b');
  expect(await other.next('people')).toMatchObject({ people: { guests: 1 } });
});

it('[I5] of a session that was ended at another node close at once, and no others', async () => {
  const ann = await deployment.enter();
  const token = newSessionToken();
  const now = deployment.clock.now();
  const phone = { hash: tokenHash(token), id: 'f'.repeat(32), openedAt: now, device: '', provedAt: now };
  await deployment.store.sessions.open(patronId(ann.id), { ...phone, way: 'passkey' }, null);
  const there = await deployment.at('b').come(`punto_session=${token}`);
  const here = await deployment.at('c').come(ann.cookie);
  await Promise.all([there.next('welcome'), here.next('welcome')]);
  const ended = await deployment.at('a').send('DELETE', `/api/me/sessions/${phone.id}`, ann.cookie);
  expect(ended.status).toBe(200);
  // Sooner than the regular check.
  expect(await deployment.until(there.closed)).toMatchObject({ code: 4401 });
  expect(deployment.clock.now() - now).toBeLessThan(5_000);
  expect(here.raw.readyState).toBe(here.raw.OPEN);
  expect((await deployment.at('c').send('GET', '/api/me', `punto_session=${token}`)).status).toBe(401);
});

it('[I2] a challenge that one node made is answered at another, and once', async () => {
  let at = 'a';
  const node = {
    get app() {
      return deployment.at(at).app;
    },
  };
  const phone = new TestBrowser(node);
  await phone.enter();
  expect((await phone.addPasskey()).status).toBe(200);
  const laptop = new TestBrowser(node, HERE, phone.keys);
  const { options } = await laptop.done('POST', IDENTITY_PATHS.signInOptions);
  const credential = phone.keys.get(options);
  const answers: number[] = [];
  for (at of ['b', 'c', 'a']) {
    const { status } = await new TestBrowser(node, HERE, phone.keys)
      .having(laptop.cookies)
      .send('POST', IDENTITY_PATHS.signIn, { credential });
    answers.push(status);
  }
  expect(answers).toEqual([200, 401, 401]);
});
