// One deployment of several nodes under torture, from one seed.
import { type Outcome, run } from '../run.ts';
import { countDutyRequests } from './duty-requests.ts';
import { surviveNodeFailures, surviveTwoOwners } from './node-failures.ts';
import { createSimulatedNodes, type NodesOrdeal } from './simulated-nodes.ts';

export type NodesOutcome = Outcome & {
  /** How long a table had no owner when its node died without another fault, in ms. */
  readonly pauses: readonly number[];
  /** Messages between the nodes that were looked through. */
  readonly between: number;
};

export const tortureNodes = async (
  ordeal: NodesOrdeal,
  report: (rounds: number) => void = () => {},
): Promise<NodesOutcome> => {
  const scene = createSimulatedNodes(ordeal);
  const pauses: number[] = [];
  const outcome = await run(scene, ordeal, report, async () => {
    pauses.push(...(await surviveNodeFailures(scene, ordeal.deaths ?? 2)));
    await surviveTwoOwners(scene);
    const store = scene.store();
    if (store) await scene.disk.observe(() => countDutyRequests(store, scene.floor, scene.duties));
  });
  return { ...outcome, pauses, between: scene.between() };
};
