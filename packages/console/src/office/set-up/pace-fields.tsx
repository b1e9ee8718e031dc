// Fields for the durations of a round's phases, in seconds; an empty field keeps the value of the room or table. [T1]

import type { Pace } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { For } from 'solid-js';
import { TextField } from '../../ui/field.tsx';
import { type Faults, type PaceField, paceFields, secondsText, type TypedPace } from './typed-pace.ts';

const { pace } = texts('office');

export const PaceFields = (props: {
  now: Pace;
  byHand: boolean;
  typed: TypedPace;
  faults: Faults;
  onTyped: (field: PaceField, text: string) => void;
}) => (
  <div class="pace-fields">
    <For each={paceFields(props.byHand)}>
      {(field) => (
        <TextField
          label={pace[field]()}
          inputmode="decimal"
          placeholder={props.now[field] === undefined ? '' : secondsText(props.now[field])}
          value={props.typed[field] ?? ''}
          fault={props.faults[`pace.${field}`]}
          onInput={(typed) => props.onTyped(field, typed)}
        />
      )}
    </For>
  </div>
);
