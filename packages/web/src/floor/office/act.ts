// Something done from a form or a button: what went wrong is told beside it, in the server’s own words.
import { type Accessor, createSignal } from 'solid-js';

export type Act = {
  readonly fault: Accessor<string | undefined>;
  readonly busy: Accessor<boolean>;
  /** Whether it was done. */
  readonly tried: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
};

export const useAct = (): Act => {
  const [fault, setFault] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  return {
    fault,
    busy,
    tried: async (work) => {
      if (busy()) return false;
      setFault(undefined);
      setBusy(true);
      try {
        await work();
        return true;
      } catch (problem) {
        setFault(problem instanceof Error ? problem.message : 'That did not work.');
        return false;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setFault(undefined),
  };
};
