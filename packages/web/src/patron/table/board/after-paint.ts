// Returns a signal that follows another one after the next paint, so that updates which need not be visible in the same
// frame do not delay it. A hidden page does not paint, so there the value is copied immediately.
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

export const useAfterPaint = <T>(now: Accessor<T>): Accessor<T> => {
  const [later, setLater] = createSignal<T>(now());
  createEffect(
    on(
      now,
      (next) => {
        if (document.hidden) return setLater(() => next);
        let timer: ReturnType<typeof setTimeout> | undefined;
        const frame = requestAnimationFrame(() => {
          timer = setTimeout(() => setLater(() => next));
        });
        onCleanup(() => {
          cancelAnimationFrame(frame);
          clearTimeout(timer);
        });
      },
      { defer: true },
    ),
  );
  return later;
};
