import { nodeId } from '@punto/store/leases';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { createIsolation } from './isolation.ts';

const LIFE_MS = 2_000;
const [OWN, OTHER] = [nodeId('own'), nodeId('other')];

it('after a NATS outage no table moves to the first node that reconnects; a node that alone cannot connect loses its tables', async () => {
  const steady = createManualClock();
  const draining = new Map([
    [OWN, false],
    [OTHER, false],
  ]);
  let isConnected = false;
  const isolation = createIsolation({
    lifeMs: LIFE_MS,
    steady,
    isConnected: () => isConnected,
    leases: { drain: async (node, isDraining = true) => void draining.set(node, isDraining) },
  });
  const isUseless = () => {
    const nodes = [...draining].map(([node, isDraining]) => ({ node, alive: true, draining: isDraining }));
    return isolation.isUseless(OWN, { nodes, leases: new Map() });
  };
  draining.set(OTHER, true);
  expect(await isUseless()).toBe(false);
  steady.advance(10 * LIFE_MS);
  expect([await isUseless(), draining.get(OWN)]).toEqual([false, true]);

  draining.set(OTHER, false);
  expect(await isUseless()).toBe(false);
  steady.advance(LIFE_MS - 1);
  expect(await isUseless()).toBe(false);
  isConnected = true;
  expect([await isUseless(), draining.get(OWN)]).toEqual([false, false]);

  isConnected = false;
  expect(await isUseless()).toBe(false);
  steady.advance(LIFE_MS);
  expect(await isUseless()).toBe(true);
});
