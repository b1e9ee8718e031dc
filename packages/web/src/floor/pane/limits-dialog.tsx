// Limits from the next round on: each option’s minimum and maximum, and the differential. Only what was changed is
// sent; the round that is open keeps the limits its patrons saw. [L3] [L4]
import type { OptionId } from '@punto/engine/option-id';
import type { FloorView } from '@punto/protocol/floor/message';
import type { LimitsRequest } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { optionTitle } from '../../option-title.ts';
import { notify } from '../../part/notice.tsx';
import { useFloor } from '../floor.tsx';
import { pathOf } from '../floor-client.ts';
import { readAmount, typedAmount } from '../part/amount.ts';
import { Button } from '../part/button.tsx';
import { Dialog } from '../part/dialog.tsx';
import { isReason, ReasonField, TextField } from '../part/field.tsx';
import { Line } from '../part/marks.tsx';
import { type Typed, typedLimits } from './typed-limits.ts';
import './limits.css';

type Setup = FloorView['view']['setup'];

export const LimitsDialog = (props: { table: string; setup: Setup; onClose: () => void }) => {
  const floor = useFloor();
  // As it was when the dialog was opened: what is typed must not be overwritten by a stake on the felt.
  const setup = props.setup;
  const [typed, setTyped] = createStore<Typed>({
    offers: Object.fromEntries(
      setup.offers.map(({ option, minMinor, maxMinor }) => [
        option,
        { min: typedAmount(minMinor), max: typedAmount(maxMinor) },
      ]),
    ) as Typed['offers'],
    differential: setup.differentialMinor === null ? '' : typedAmount(setup.differentialMinor),
  });
  const [reason, setReason] = createSignal('');
  const [fault, setFault] = createSignal<string>();
  const save = async () => {
    const read = typedLimits(setup, typed);
    if (!read.ok) return void setFault(read.why);
    if (!read.changed) return props.onClose();
    const words = isReason(reason()) ? { reason: reason().trim() } : {};
    try {
      const request: LimitsRequest = { ...read.request, ...words };
      await floor.ask('PUT', pathOf(FLOOR_TABLE_PATHS.limits, { table: props.table }), request);
      notify('The new limits hold from the next round', 'good');
      props.onClose();
    } catch (caught) {
      setFault(caught instanceof Error ? caught.message : 'The limits were not changed.');
    }
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Limits of ${setup.name}`}
      foot={
        <>
          <Button onPress={props.onClose}>Leave them</Button>
          <Button kind="primary" onPress={save}>
            From the next round
          </Button>
        </>
      }
    >
      <Show when={fault()}>
        <Line tone="bad" spoken>
          {fault()}
        </Line>
      </Show>
      <table class="limits">
        <caption class="spoken">Limits in coins</caption>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Minimum</th>
            <th scope="col">Maximum</th>
          </tr>
        </thead>
        <tbody>
          <For each={setup.offers}>
            {({ option }) => (
              <LimitRow
                option={option}
                title={optionTitle(option, setup.labels)}
                typed={typed}
                onTyped={(end, text) => setTyped('offers', option, end, text)}
              />
            )}
          </For>
        </tbody>
      </table>
      <Show when={!setup.solo}>
        <TextField
          label={`Differential of ${setup.labels.player} and ${setup.labels.banker}`}
          hint="The largest difference of all stakes on the two. Empty: none."
          inputmode="decimal"
          value={typed.differential}
          fault={
            typed.differential !== '' && readAmount(typed.differential) === null ? 'No amount' : undefined
          }
          onInput={(text) => setTyped('differential', text)}
        />
      </Show>
      <ReasonField label="Reason, if there is one" value={reason()} onInput={setReason} />
    </Dialog>
  );
};

const LimitRow = (props: {
  option: OptionId;
  title: string;
  typed: Typed;
  onTyped: (end: 'min' | 'max', text: string) => void;
}) => {
  const input = (end: 'min' | 'max', word: string) => (
    <input
      class="form-input"
      inputmode="decimal"
      aria-label={`${props.title}, ${word}`}
      aria-invalid={readAmount(props.typed.offers[props.option]?.[end] ?? '') === null ? true : undefined}
      value={props.typed.offers[props.option]?.[end] ?? ''}
      onInput={(event) => props.onTyped(end, event.currentTarget.value)}
    />
  );
  return (
    <tr>
      <th scope="row">{props.title}</th>
      <td>{input('min', 'minimum')}</td>
      <td>{input('max', 'maximum')}</td>
    </tr>
  );
};
