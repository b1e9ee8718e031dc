// Counters of a run: answers to patrons and staff, commits, faults, and the length of the run, from which the
// minimums follow.
import type { TableSetup } from '@punto/engine/room';
import { type Counts, Deeds } from '@punto/server/test/support/deeds/deeds';
import { isPrivate, publicName } from '@punto/table/index';
import type { Scene } from './phases.ts';
import type { Proved } from './proof.ts';

type Seen = Pick<Scene, 'truth' | 'witness' | 'faults' | 'deeds' | 'setups' | 'starts' | 'world'>;

/** Rounds of the tables with special properties. */
const KINDS: Readonly<Record<string, (setup: TableSetup) => boolean>> = {
  'rounds with squeezed cards': ({ squeeze }) => squeeze !== undefined && squeeze !== null,
  'rounds with seats': ({ seats }) => seats !== undefined && seats !== null,
  'rounds with own bets': ({ bets }) => bets !== undefined,
  'rounds dealt by a person': ({ dealing }) => dealing === 'person',
};

export const countsOf = (scene: Seen, proved: Proved): Counts => {
  const { truth, witness, faults, deeds, setups, starts, world } = scene;
  const all = new Deeds();
  all.countAll('event', truth.counted);
  all.countAll('fault', faults.counted());
  for (const [stream, { settled }] of truth.tables) {
    const setup = setups.find(({ table }) => table === publicName(stream));
    all.count('run', 'rounds', settled);
    all.count('run', isPrivate(stream) ? 'rounds played alone' : 'rounds at shared tables', settled);
    for (const [kind, isOf] of Object.entries(KINDS))
      if (setup && isOf(setup)) all.count('run', kind, settled);
  }
  all.count('run', 'starts', starts());
  all.count('run', 'steps', world.steps());
  all.count('run', 'messages looked at', witness.inspected);
  all.count('run', 'shoes proved', proved.shoes);
  all.count('run', 'values of patrons in them', proved.values);
  return { ...all.counts(), ...deeds.counts() };
};
