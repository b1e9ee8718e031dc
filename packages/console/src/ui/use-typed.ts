// Text as it is being typed, kept a moment after the last letter: a search is sent once, not with every key.
import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';

const TYPING_MS = 350;

export const useTyped = (
  kept: Accessor<string>,
  keep: (text: string) => void,
): readonly [typed: Accessor<string>, type: (text: string) => void] => {
  const [typed, setTyped] = createSignal(kept());
  // Changed elsewhere: by a link, by going back, by clearing all filters.
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
