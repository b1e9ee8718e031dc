// One deployment under torture, from one seed: it starts, patrons and staff arrive, all faults occur, then none; at
// the end every client must show the truth, every table play on, and every coin be where the cards put it.
import { type Outcome, run } from './run.ts';
import { createDeployment, type Ordeal } from './simulated-deployment.ts';

/** `report` is called with the number of rounds played. */
export const torture = (ordeal: Ordeal, report: (rounds: number) => void = () => {}): Promise<Outcome> =>
  run(createDeployment(ordeal), ordeal, report);
