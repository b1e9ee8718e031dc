// The worker of the counters as signals: the order and the tallies so far.
import { useShoesWorker } from '../shoes-worker.ts';
import type { CountersOrder, CountersProgress } from './counters-order.ts';

export type CountersInUse = ReturnType<typeof useCounters>;

export const useCounters = () =>
  useShoesWorker<CountersOrder, CountersProgress>(
    new Worker(new URL('./counters-worker.ts', import.meta.url), { type: 'module' }),
  );
