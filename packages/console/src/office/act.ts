// State of an act started from a form or a button: busy, and the server's error message, by field where it names one.
import { type Accessor, createSignal } from 'solid-js';
import { FloorRefusal } from '../client/floor-client.ts';

export type OfficeAct = {
  readonly fault: Accessor<string | undefined>;
  /** Error messages by field. */
  readonly faults: Accessor<Readonly<Record<string, string>>>;
  readonly busy: Accessor<boolean>;
  /** Runs the work; resolves to whether it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly clear: () => void;
};

export const useAct = (): OfficeAct => {
  const [fault, setFault] = createSignal<string>();
  const [faults, setFaults] = createSignal<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = createSignal(false);
  const clear = () => {
    setFault(undefined);
    setFaults({});
  };
  return {
    fault,
    faults,
    busy,
    run: async (work) => {
      if (busy()) return false;
      clear();
      setBusy(true);
      try {
        await work();
        return true;
      } catch (problem) {
        setFault(problem instanceof Error ? problem.message : 'That did not work.');
        if (problem instanceof FloorRefusal) setFaults(faultsByField(problem));
        return false;
      } finally {
        setBusy(false);
      }
    },
    clear,
  };
};

export const faultsByField = ({ faults }: FloorRefusal): Readonly<Record<string, string>> =>
  Object.fromEntries(faults.map(({ field, says }) => [field, says]));
