// Progress bars of a load run on standard error, one for each phase.
import { SingleBar } from 'cli-progress';

export type Advance = () => void;
/** Shows a part of the run and gives what counts it on; the part before it is over then. */
export type Progress = {
  readonly part: (what: string, of: number) => Advance;
  readonly end: () => void;
};

const FORMAT = '{what} {bar} {value} of {total}';
const UNSEEN: Progress = { part: () => () => undefined, end: () => undefined };

export const loadProgress = (watched: boolean): Progress => {
  if (!watched) return UNSEEN;
  let bar: SingleBar | null = null;
  const end = (): void => {
    bar?.stop();
    bar = null;
  };
  return {
    part: (what, of) => {
      end();
      const own = new SingleBar({ format: FORMAT, clearOnComplete: true, gracefulExit: false, barsize: 24 });
      own.start(of, 0, { what });
      bar = own;
      return () => own.increment();
    },
    end,
  };
};
