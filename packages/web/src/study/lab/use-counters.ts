// The worker of the counters as signals: the order and the tallies so far.
import { createSignal, onCleanup } from 'solid-js';
import type { CountersOrder, CountersProgress } from './counters-order.ts';

export type CountersInUse = ReturnType<typeof useCounters>;

export const useCounters = () => {
  const [order, setOrder] = createSignal<CountersOrder | null>(null);
  const [told, setTold] = createSignal<CountersProgress | null>(null);
  const [fault, setFault] = createSignal<{ readonly reason: string } | null>(null);
  const worker = new Worker(new URL('./counters-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CountersProgress>) => setTold(data));
  worker.addEventListener('error', (event) => {
    setFault({ reason: event.message });
    setOrder(null);
  });
  onCleanup(() => worker.terminate());
  return {
    order,
    told,
    fault,
    running: () => {
      const asked = order();
      return asked !== null && (told()?.dealt ?? 0) < asked.shoes;
    },
    run: (asked: CountersOrder) => {
      setFault(null);
      setTold(null);
      setOrder(asked);
      worker.postMessage(asked);
    },
    /** Stops, and keeps the tallies so far. */
    stop: () => {
      const so = told();
      const asked = order();
      worker.postMessage(null);
      setOrder(asked && so && { ...asked, shoes: so.dealt });
    },
  };
};
