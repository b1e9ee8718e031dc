// Runs a flood in a separate thread, so that the honest patrons do not wait for the attacker's processor time.
import { parentPort, workerData } from 'node:worker_threads';
import { Deeds } from '../../support/deeds/deeds.ts';
import { FLOODS } from './flood-kinds.ts';
import type { Guest, Target } from './flood-line.ts';

export type FloodOrder = {
  readonly name: string;
  readonly target: Target;
  readonly guests: readonly Guest[];
};

const { name, target, guests } = workerData as FloodOrder;
const flood = FLOODS.find((each) => each.name === name);
if (!flood) throw new Error(`there is no flood called ${name}`);
const deeds = new Deeds();
const end = flood.begin({ target, guests, deeds, area: name });
// The first message from the parent ends the flood.
parentPort?.once('message', async () => {
  await end();
  parentPort?.postMessage(deeds.counts());
  parentPort?.close();
});
