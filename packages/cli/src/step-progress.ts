// Progress bar of a task of several steps, on standard error.
import { SingleBar } from 'cli-progress';

export type StepProgress = {
  readonly step: (what: string) => void;
  /** The progress of this step, from 0 to 1. */
  readonly share: (done: number) => void;
  readonly end: () => void;
};

const FORMAT = '{what} {bar} {percentage} %';
const UNSEEN: StepProgress = { step: () => {}, share: () => {}, end: () => {} };

export const stepProgress = (watched: boolean): StepProgress => {
  if (!watched) return UNSEEN;
  const bar = new SingleBar({ format: FORMAT, clearOnComplete: true, gracefulExit: false, barsize: 24 });
  return {
    step: (what) => {
      bar.stop();
      bar.start(1, 0, { what });
    },
    share: (done) => bar.update(done),
    end: () => bar.stop(),
  };
};
