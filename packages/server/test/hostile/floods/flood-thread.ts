// A flood in a thread of its own, so that the patrons who only want to play do not wait for the attacker's processor.
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
// The first word from outside ends it.
parentPort?.once('message', async () => {
  await end();
  parentPort?.postMessage(deeds.counts());
  parentPort?.close();
});
