// Debounced text input: the value is passed on a moment after the last key, so that a search is not sent with every
// key.
import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';

const TYPING_MS = 350;

export const useTyped = (
  kept: Accessor<string>,
  keep: (text: string) => void,
): readonly [typed: Accessor<string>, type: (text: string) => void] => {
  const [typed, setTyped] = createSignal(kept());
  // The value was changed elsewhere: by a link, the back button, or clearing all filters.
  createEffect(
    on(
      kept,
      (now) => {
        if (now !== untrack(typed).trim()) setTyped(now);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const text = typed().trim();
    const timer = setTimeout(() => {
      if (text !== kept()) keep(text);
    }, TYPING_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return [typed, setTyped];
};
