// The depth worker as signals: the order, the progress, and the curves so far.
import { createSignal, onCleanup } from 'solid-js';
import type { DepthOrder, DepthProgress } from './depth-order.ts';

/** The text of the browser; empty where it gives none, as when the program did not load. */
export type DepthFault = { readonly reason: string };

export type DepthInUse = ReturnType<typeof useDepth>;

export const useDepth = () => {
  const [order, setOrder] = createSignal<DepthOrder | null>(null);
  const [betTitle, setBetTitle] = createSignal<string | null>(null);
  const [told, setTold] = createSignal<DepthProgress | null>(null);
  const [fault, setFault] = createSignal<DepthFault | null>(null);
  const worker = new Worker(new URL('./depth-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<DepthProgress>) => setTold(data));
  worker.addEventListener('error', (event) => {
    setFault({ reason: event.message });
    setOrder(null);
  });
  onCleanup(() => worker.terminate());
  return {
    order,
    /** The bet under study when the shoes were ordered. */
    betTitle,
    told,
    fault,
    running: () => {
      const asked = order();
      return asked !== null && (told()?.dealt ?? 0) < asked.shoes;
    },
    run: (asked: DepthOrder, title: string | null) => {
      setBetTitle(title);
      setFault(null);
      setTold(null);
      setOrder(asked);
      worker.postMessage(asked);
    },
    /** Keeps the curves computed so far. */
    stop: () => {
      const so = told();
      const asked = order();
      worker.postMessage(null);
      setOrder(asked && so && { ...asked, shoes: so.dealt });
    },
  };
};
