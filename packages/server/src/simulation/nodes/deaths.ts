// Nodes that die when nothing else goes wrong: whoever asks for their tables at another node has an answer within a bound,
// and the tables play on.
import { tableId } from '@punto/table';
import { mustHold } from '../broken.ts';
import { comeToRest, pass, until } from '../phases.ts';
import type { NodesScene } from './stage.ts';

/** How long a lease lives, the time in which that is found out, and some to read the table. */
const TAKEN_OVER_WITHIN_MS = 4_000;
const AWAY_MS = 6_000;

/** Gives how long each table had nobody, in ms. */
export const surviveDeaths = async (scene: NodesScene, deaths: number): Promise<readonly number[]> => {
  const pauses: number[] = [];
  for (let death = 0; death < deaths && scene.nodes.length > 1; death += 1) {
    pauses.push(...(await surviveDeath(scene)));
    await comeToRest(scene);
  }
  return pauses;
};

const surviveDeath = async (scene: NodesScene): Promise<readonly number[]> => {
  const { world, nodes, setups, tenures } = scene;
  const tables = setups.map(({ table }) => tableId(table));
  const tablesOf = (id: string) => tables.filter((table) => tenures.ownerOf(table)?.startsWith(`${id}-`));
  const [dying] = nodes.toSorted((one, other) => tablesOf(other.id).length - tablesOf(one.id).length);
  const asker = nodes.find((node) => node !== dying)?.running();
  mustHold(dying !== undefined && asker != null, 'there are not two nodes to see one die');
  const orphans = tablesOf(dying.id);
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
      () => `${table} has nobody ${TAKEN_OVER_WITHIN_MS} ms after ${dying.id} died`,
    );
  await pass(scene, AWAY_MS);
  dying.start();
  await pass(scene, AWAY_MS);
  return [...pauses.values()];
};
