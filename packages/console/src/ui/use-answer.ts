// What is asked of the server as signals, and not as a resource: a resource would put the whole page behind its
// fallback while it waits, and a dialog that leaves the page for a moment is no dialog any more. An answer that
// comes late to an old question is not shown.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';

export type Answered<T> = {
  /** `null` until it has come. */
  readonly value: Accessor<T | null>;
  readonly fault: Accessor<unknown>;
  readonly waits: Accessor<boolean>;
  /** Asks again; what is shown stays until the answer comes. */
  readonly again: () => void;
};

/** `null` asks nothing. A new question puts the old answer away. */
export const useAnswer = <Question, T>(
  question: Accessor<Question | null>,
  ask: (question: Question) => Promise<T>,
): Answered<T> => {
  const [value, setValue] = createSignal<T | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [waits, setWaits] = createSignal(false);
  let asked = 0;
  const begin = async (from: Question | null) => {
    asked += 1;
    const mine = asked;
    setFault(null);
    setWaits(from !== null);
    if (from === null) return;
    try {
      const answer = await ask(from);
      if (mine === asked) setValue(() => answer);
    } catch (problem) {
      if (mine === asked) setFault(problem);
    }
    if (mine === asked) setWaits(false);
  };
  createEffect(
    on(question, (from) => {
      setValue(null);
      void begin(from);
    }),
  );
  return { value, fault, waits, again: () => void begin(question()) };
};
