// One life of a house under torture, from one seed: it opens, patrons and people of the house come, everything goes wrong
// that can, then nothing does any more; and in the end every client must hold the truth, every table play on, and every
// coin be where the cards put it.
import { type Outcome, run } from './run.ts';
import { type Ordeal, openStage } from './stage.ts';

/** `tell` hears how many rounds have been played. */
export const torture = (ordeal: Ordeal, tell: (rounds: number) => void = () => {}): Promise<Outcome> =>
  run(openStage(ordeal), ordeal, tell);
