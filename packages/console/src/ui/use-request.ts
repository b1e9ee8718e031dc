// The response to a request as signals instead of a Solid resource: a resource would suspend the page and remove an
// open dialog from it while it loads. A late response to an old request is ignored.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';

export type RequestState<T> = {
  /** `null` until the response arrives. */
  readonly value: Accessor<T | null>;
  readonly fault: Accessor<unknown>;
  readonly waits: Accessor<boolean>;
  /** Sends the request again; the current value is kept until the response arrives. */
  readonly again: () => void;
};

/** Sends `ask` for each new `question`, and clears the old value; a `null` question sends nothing. */
export const useRequest = <Question, T>(
  question: Accessor<Question | null>,
  ask: (question: Question) => Promise<T>,
): RequestState<T> => {
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
