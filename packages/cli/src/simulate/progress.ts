// Progress bar of a simulation on standard error: rounds, rate, time left.
import { SingleBar } from 'cli-progress';
import { grouped } from '../figures.ts';

type Progress = {
  readonly advance: (shoes: number, rounds: number) => void;
  readonly end: () => void;
};

const FORMAT = '{bar} {percentage} %  {rounds} rounds  {rate} M rounds/s  {eta_formatted} left';
const UNSEEN: Progress = { advance: () => {}, end: () => {} };

export const progressOf = (shoes: number, watched: boolean): Progress => {
  if (!watched) return UNSEEN;
  const bar = new SingleBar({
    format: FORMAT,
    clearOnComplete: true,
    gracefulExit: false,
    barsize: 24,
    etaBuffer: 200,
  });
  const start = performance.now();
  let rounds = 0;
  bar.start(shoes, 0, { rounds: '0', rate: '–' });
  return {
    advance: (more, moreRounds) => {
      rounds += moreRounds;
      const rate = rounds / 1000 / (performance.now() - start);
      bar.increment(more, { rounds: grouped(rounds), rate: rate.toFixed(1) });
    },
    end: () => bar.stop(),
  };
};
