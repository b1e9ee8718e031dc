// State of an act started from a form or a button: busy, and why it failed, by field where the server names one.
import { texts } from '@punto/language/catalogue';
import { type Accessor, createSignal } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { fieldFaultText } from '../client/field-fault-text.ts';
import { FloorRefusal } from '../client/floor-client.ts';

const text = texts('floor').signIn;

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
  const [problem, setProblem] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);
  const clear = () => setProblem(undefined);
  return {
    fault: () => (problem() ? faultText(problem(), text.failed) : undefined),
    faults: () => {
      const caught = problem();
      return caught instanceof FloorRefusal ? faultsByField(caught) : {};
    },
    busy,
    run: async (work) => {
      if (busy()) return false;
      clear();
      setBusy(true);
      try {
        await work();
        return true;
      } catch (caught) {
        setProblem(caught);
        return false;
      } finally {
        setBusy(false);
      }
    },
    clear,
  };
};

export const faultsByField = ({ faults }: FloorRefusal): Readonly<Record<string, string>> =>
  Object.fromEntries(faults.map(({ field, why }) => [field, fieldFaultText(why)]));
