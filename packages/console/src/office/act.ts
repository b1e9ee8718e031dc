// Something done from a form or a button: what went wrong is told beside it, in the server’s own words, and at the field
// where the server names one.
import { type Accessor, createSignal } from 'solid-js';
import { FloorRefusal } from '../client/floor-client.ts';

export type OfficeAct = {
  readonly fault: Accessor<string | undefined>;
  /** By field. */
  readonly faults: Accessor<Readonly<Record<string, string>>>;
  readonly busy: Accessor<boolean>;
  /** Whether it was done. */
  readonly tried: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
};

export const useAct = (): OfficeAct => {
  const [fault, setFault] = createSignal<string>();
  const [faults, setFaults] = createSignal<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = createSignal(false);
  const forget = () => {
    setFault(undefined);
    setFaults({});
  };
  return {
    fault,
    faults,
    busy,
    tried: async (work) => {
      if (busy()) return false;
      forget();
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
    forget,
  };
};

export const faultsByField = ({ faults }: FloorRefusal): Readonly<Record<string, string>> =>
  Object.fromEntries(faults.map(({ field, says }) => [field, says]));
