// A worker that deals shoes, as signals: the order, its progress, and a fault.
import { createSignal, onCleanup } from 'solid-js';

/** The error text of the browser; empty if it gives none, as when the worker did not load. */
export type WorkerFault = { readonly reason: string };

/** Ends the worker with its owner. A new order, or `null`, cancels the current one in the worker. */
export const useShoesWorker = <
  Order extends { readonly shoes: number },
  Progress extends { readonly dealt: number },
>(
  worker: Worker,
) => {
  const [order, setOrder] = createSignal<Order | null>(null);
  const [told, setTold] = createSignal<Progress | null>(null);
  const [fault, setFault] = createSignal<WorkerFault | null>(null);
  worker.addEventListener('message', ({ data }: MessageEvent<Progress>) => setTold(() => data));
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
    run: (asked: Order) => {
      setFault(null);
      setTold(null);
      setOrder(() => asked);
      worker.postMessage(asked);
    },
    /** Stops, and keeps the results of the shoes dealt so far. */
    stop: () => {
      const so = told();
      const asked = order();
      worker.postMessage(null);
      setOrder(() => asked && so && { ...asked, shoes: so.dealt });
    },
  };
};
