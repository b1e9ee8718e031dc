// Runs over shoes, one after the other. Standard error shows the progress; Ctrl-C ends the run, and the shoes dealt until
// then count.
import { setImmediate as breath } from 'node:timers/promises';
import { addDepths, type Depth, depthOf, noDepth, type Watched } from '@punto/engine/depth';
import type { ShoeRules } from '@punto/engine/room';
import { seededShoe } from '@punto/engine/simulate/seeded-shoe';
import { SingleBar } from 'cli-progress';
import { untilInterrupted } from '../interruption.ts';
import type { Shell } from '../shell.ts';

export type DepthJob = {
  readonly shoes: number;
  readonly rules: ShoeRules;
  readonly seed: number;
  readonly watched: readonly Watched[];
};

const FORMAT = '{bar} {percentage} %  {value} of {total} shoes  {eta_formatted} left';

export const dealShoes = ({ shoes, rules, seed, watched }: DepthJob, shell: Shell): Promise<Depth> =>
  untilInterrupted(async (stop) => {
    const bar = shell.watched
      ? new SingleBar({ format: FORMAT, clearOnComplete: true, gracefulExit: false, barsize: 24 })
      : null;
    bar?.start(shoes, 0);
    let depth = noDepth(watched);
    for (let shoe = 0; shoe < shoes && !stop.aborted; shoe += 1) {
      depth = addDepths(depth, depthOf([seededShoe(rules.decks, seed, shoe)], rules, watched));
      bar?.update(shoe + 1);
      // Yields to the event loop, so that signals are handled.
      await breath();
    }
    bar?.stop();
    return depth;
  });
