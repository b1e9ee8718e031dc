// One shared timer for all countdowns of the page; it runs only while a component uses it.
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export const BEATS_PER_SECOND = 5;
const BEAT_MS = 1_000 / BEATS_PER_SECOND;
const [beat, setBeat] = createSignal(0);
let listeners = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** A signal that changes five times a second while the component is mounted. */
export const useBeat = (): Accessor<number> => {
  if (listeners++ === 0) timer = setInterval(() => setBeat((n) => n + 1), BEAT_MS);
  onCleanup(() => {
    if (--listeners === 0) clearInterval(timer);
  });
  return beat;
};
