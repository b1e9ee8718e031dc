// The people view of a table on several nodes: it is the same for every watcher, and has a name chosen at any node.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../support/one-deck.ts';
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
