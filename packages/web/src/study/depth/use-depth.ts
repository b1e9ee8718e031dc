// The depth worker as signals: the order, the progress, and the curves so far.
import { createSignal } from 'solid-js';
import { useShoesWorker } from '../shoes-worker.ts';
import type { DepthOrder, DepthProgress } from './depth-order.ts';

export type DepthInUse = ReturnType<typeof useDepth>;

export const useDepth = () => {
  const worker = useShoesWorker<DepthOrder, DepthProgress>(
    new Worker(new URL('./depth-worker.ts', import.meta.url), { type: 'module' }),
  );
  const [betTitle, setBetTitle] = createSignal<string | null>(null);
  return {
    ...worker,
    /** The bet under study when the shoes were ordered. */
    betTitle,
    run: (asked: DepthOrder, title: string | null) => {
      setBetTitle(title);
      worker.run(asked);
    },
  };
};
