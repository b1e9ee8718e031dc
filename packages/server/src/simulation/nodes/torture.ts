// One life of a house of several nodes under torture, from one seed.
import { type Outcome, run } from '../run.ts';
import { type NodesOrdeal, openNodesStage } from './stage.ts';

export const tortureNodes = (
  ordeal: NodesOrdeal,
  tell: (rounds: number) => void = () => {},
): Promise<Outcome> => run(openNodesStage(ordeal), ordeal, tell);
