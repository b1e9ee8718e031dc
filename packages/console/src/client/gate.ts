// A promise that several requests wait for and one event settles: the unlock, or the password for a sensitive act.
import { type Accessor, createSignal } from 'solid-js';

export type Gate = {
  /** Resolves to the value passed to the next `settle`. */
  readonly wait: () => Promise<boolean>;
  readonly settle: (passed: boolean) => void;
  readonly waits: Accessor<boolean>;
};

export const createGate = (): Gate => {
  const [waits, setWaits] = createSignal(false);
  let waiting: ((passed: boolean) => void)[] = [];
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setWaits(true);
      }),
    settle: (passed) => {
      const all = waiting;
      waiting = [];
      setWaits(false);
      for (const resolve of all) resolve(passed);
    },
    waits,
  };
};
