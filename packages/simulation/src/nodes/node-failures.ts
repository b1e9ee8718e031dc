// Nodes that die without any other fault: a request for one of their tables at another node is answered within a
// bound, and the tables play on. And a node that freezes, clock included, until its lease expires, and then goes on
// without knowing: for a moment two nodes claim its tables.
import { type TableId, tableId } from '@punto/table/index';
import { comeToRest, pass, until } from '../phases.ts';
import { mustHold } from '../violations.ts';
import type { Node } from './node.ts';
import type { NodesScene } from './simulated-nodes.ts';

/** The duration of a lease, the time to detect its end, and some time to read the table. */
const TAKEN_OVER_WITHIN_MS = 4_000;
const AWAY_MS = 6_000;
/** Longer than a lease and the time to detect its end. */
const STANDS_STILL_MS = 5_000;
const BOTH_BELIEVE = 'table with two owners that believe it';

/** Returns how long each table had no owner, in ms. */
export const surviveNodeFailures = async (scene: NodesScene, deaths: number): Promise<readonly number[]> => {
  const pauses: number[] = [];
  for (let death = 0; death < deaths && scene.nodes.length > 1; death += 1) {
    pauses.push(...(await surviveDeath(scene)));
    await comeToRest(scene);
  }
  return pauses;
};

export const surviveTwoOwners = async (scene: NodesScene): Promise<void> => {
  const { nodes, faults } = scene;
  const [still] = nodes.toSorted((one, other) => tablesOf(scene, other).length - tablesOf(scene, one).length);
  if (nodes.length < 2 || !still) return;
  const before = faults.counted()[BOTH_BELIEVE] ?? 0;
  still.pause(STANDS_STILL_MS);
  await pass(scene, STANDS_STILL_MS + AWAY_MS);
  mustHold(
    (faults.counted()[BOTH_BELIEVE] ?? 0) > before,
    () => `no node took the tables of ${still.id} meanwhile`,
  );
  await comeToRest(scene);
};

const tablesOf = ({ setups, leaseRecord }: NodesScene, { id }: Node): readonly TableId[] =>
  setups
    .map(({ table }) => tableId(table))
    .filter((table) => leaseRecord.ownerOf(table)?.startsWith(`${id}-`));

const surviveDeath = async (scene: NodesScene): Promise<readonly number[]> => {
  const { world, nodes } = scene;
  const [dying] = nodes.toSorted((one, other) => tablesOf(scene, other).length - tablesOf(scene, one).length);
  const asker = nodes.find((node) => node !== dying)?.running();
  mustHold(dying !== undefined && asker != null, 'there are not two nodes to see one die');
  const orphans = tablesOf(scene, dying);
  const pauses = new Map<string, number>();
  const diedAt = world.now();
  dying.leave('killed');
  for (const table of orphans)
    world.soon(asker.owner, () => {
      void asker.broker.ask(table, { type: 'look', patron: null, since: null }).then((reply) => {
        if (reply.type === 'look') pauses.set(table, world.now() - diedAt);
      });
    });
  await until(scene, () => pauses.size === orphans.length || world.now() > diedAt + TAKEN_OVER_WITHIN_MS);
  for (const table of orphans)
    mustHold(
      pauses.has(table),
      () => `${table} has no owner ${TAKEN_OVER_WITHIN_MS} ms after ${dying.id} died`,
    );
  await pass(scene, AWAY_MS);
  dying.start();
  await pass(scene, AWAY_MS);
  return [...pauses.values()];
};
