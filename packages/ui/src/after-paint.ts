// A signal that follows another once the page has been painted: what need not be seen in the same frame leaves that frame to
// what must be. A page that is not seen paints nothing, and follows at once.
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
