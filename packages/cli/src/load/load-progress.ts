// Progress bars of a load run on standard error, one for each phase.
import { SingleBar } from 'cli-progress';

export type Advance = () => void;
/** Each call of `part` ends the bar before and begins a new one; the result advances it. */
export type Progress = {
  readonly part: (what: string, of: number) => Advance;
  readonly end: () => void;
};

const FORMAT = '{what} {bar} {value} of {total}';
const HIDDEN: Progress = { part: () => () => undefined, end: () => undefined };

export const loadProgress = (watched: boolean): Progress => {
  if (!watched) return HIDDEN;
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
