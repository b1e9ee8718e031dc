// Other limits for one table. They are in force from its next round on; the open one keeps the limits it was opened
// with. [L3] [L4]
import type { OptionId } from '@punto/engine/option-id';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { createMemo, createSignal, Index, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { plural } from '../../number.ts';
import { optionTitle } from '../../option-title.ts';
import { notify } from '../../part/notice.tsx';
import { useFloor } from '../floor.tsx';
import { pathOf } from '../floor-client.ts';
import { Button } from '../part/button.tsx';
import { TextField } from '../part/field.tsx';
import { Line } from '../part/marks.tsx';
import { Panel } from '../part/panel.tsx';
import { useAct } from './act.ts';
import { FaultOf } from './fault-of.tsx';
import { readLimits, type TypedLimits, type TypedOffer, typedLimits } from './typed-limits.ts';

export const LimitsPanel = (props: { entry: FloorEntry; onClose: () => void }) => {
  const floor = useFloor();
  const act = useAct();
  const setup = () => props.entry.floor.nextSetup ?? props.entry.floor.view.setup;
  const [typed, setTyped] = createStore<TypedLimits>(typedLimits(setup()));
  const [reason, setReason] = createSignal('');
  const setOffer = (at: number, change: Partial<TypedOffer>) =>
    setTyped({ offers: typed.offers.map((offer, i) => (i === at ? { ...offer, ...change } : offer)) });
  const titleOf = (option: OptionId) => optionTitle(option, setup().labels);
  const read = createMemo(() => readLimits(typed, setup(), titleOf));
  const changed = () => {
    const found = read();
    return found.ok ? found.changed : null;
  };
  const wrong = () => {
    const found = read();
    return found.ok ? null : found.fault;
  };
  const save = () =>
    act.tried(async () => {
      const now = changed();
      if (!now) return;
      const { offers, ...rest } = now;
      await floor.ask('PUT', pathOf(FLOOR_TABLE_PATHS.limits, { table: props.entry.table }), {
        ...rest,
        ...(offers.length > 0 ? { offers } : {}),
        ...(reason().trim() === '' ? {} : { reason: reason().trim() }),
      });
      notify(`${setup().name}: the new limits hold from the next round`, 'good');
      props.onClose();
    });
  return (
    <Panel
      title={`Limits of ${setup().name}`}
      note={
        props.entry.floor.nextSetup
          ? 'Shown as announced for the next round. In coins.'
          : 'From the next round on. In coins.'
      }
      aside={<Button onPress={props.onClose}>Close</Button>}
    >
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FaultOf act={act} />
        <div class="limit-rows">
          <Index each={typed.offers}>
            {(offer, i) => (
              <fieldset class="limit-row">
                <legend>{titleOf(offer().option)}</legend>
                <TextField
                  label="Smallest"
                  inputmode="decimal"
                  value={offer().min}
                  onInput={(min) => setOffer(i, { min })}
                />
                <TextField
                  label="Largest"
                  inputmode="decimal"
                  value={offer().max}
                  onInput={(max) => setOffer(i, { max })}
                />
              </fieldset>
            )}
          </Index>
        </div>
        <div class="form-line top">
          <TextField
            label="Differential"
            hint="Largest difference of all player and all banker stakes. Empty: none."
            inputmode="decimal"
            value={typed.differential}
            onInput={(differential) => setTyped({ differential })}
          />
          <TextField
            label="Reason (may be left out)"
            hint="Kept in the journal."
            maxlength={300}
            value={reason()}
            onInput={setReason}
          />
        </div>
        <Show when={wrong()}>{(words) => <Line tone="warn">{words()}</Line>}</Show>
        <div class="button-row">
          <Button kind="primary" type="submit" busy={act.busy()} disabled={changed() === null}>
            {saveWords(changed())}
          </Button>
          <Button onPress={() => setTyped(typedLimits(setup()))}>As they were</Button>
        </div>
      </form>
    </Panel>
  );
};

const saveWords = (changed: { offers: readonly unknown[]; differentialMinor?: unknown } | null): string => {
  if (!changed) return 'Nothing changed';
  const { length } = changed.offers;
  const parts = [
    length > 0 && `${length} ${plural(length, 'option')}`,
    changed.differentialMinor !== undefined && 'the differential',
  ];
  return `Change ${parts.filter(Boolean).join(' and ')}`;
};
