// Fields for the limits of a new table, with errors at each field. [L3] [L4]
import { mainLimits } from '@punto/engine/main-limits';
import { Show } from 'solid-js';
import { typedAmount } from '../../ui/amount.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { RoomAnswer, TypedTable } from './new-table.ts';
import type { Faults } from './typed-pace.ts';

export type TypedFields = {
  room: RoomAnswer;
  typed: TypedTable;
  faults: Faults;
  onTyped: (change: Partial<TypedTable>) => void;
};

const DIFFERENCE_CHOICES = [
  { value: 'room', text: 'Grows with the largest stake' },
  { value: 'none', text: 'None' },
  { value: 'own', text: 'As given' },
] as const;

export const TypedLimitsFields = (props: TypedFields) => {
  const limits = () => mainLimits(props.room);
  return (
    <>
      <div class="form-line">
        <TextField
          label="Smallest on the mains"
          hint="In coins. Other options keep their share."
          inputmode="decimal"
          placeholder={typedAmount(limits().minMinor)}
          value={props.typed.min}
          fault={props.faults.min}
          onInput={(min) => props.onTyped({ min })}
        />
        <TextField
          label="Largest on the mains"
          hint="Empty: as the room has it."
          inputmode="decimal"
          placeholder={typedAmount(limits().maxMinor)}
          value={props.typed.max}
          fault={props.faults.max}
          onInput={(max) => props.onTyped({ max })}
        />
      </div>
      <DifferenceFields
        label="Player limit"
        hint="Difference of one patron’s own stakes on the mains."
        choice={props.typed.patronDifferential}
        own={props.typed.ownPatronDifferential}
        fault={props.faults.patronDifferential}
        onChoice={(patronDifferential) => props.onTyped({ patronDifferential })}
        onOwn={(ownPatronDifferential) => props.onTyped({ ownPatronDifferential })}
      />
      <DifferenceFields
        label="Table limit"
        hint="Difference of all stakes on the mains."
        choice={props.typed.differential}
        own={props.typed.ownDifferential}
        fault={props.faults.differential}
        onChoice={(differential) => props.onTyped({ differential })}
        onOwn={(ownDifferential) => props.onTyped({ ownDifferential })}
      />
    </>
  );
};

type Choice = TypedTable['differential'];

/** One differential limit: a choice, and its amount in coins if it is set. [L4] */
const DifferenceFields = (props: {
  label: string;
  hint: string;
  choice: Choice;
  own: string;
  fault: string | undefined;
  onChoice: (choice: Choice) => void;
  onOwn: (own: string) => void;
}) => (
  <div class="form-line">
    <SelectField
      label={props.label}
      hint={props.hint}
      value={props.choice}
      fault={props.choice === 'own' ? undefined : props.fault}
      onChange={props.onChoice}
      options={DIFFERENCE_CHOICES}
    />
    <Show when={props.choice === 'own'}>
      <TextField
        label={`${props.label} in coins`}
        inputmode="decimal"
        value={props.own}
        fault={props.fault}
        onInput={props.onOwn}
      />
    </Show>
  </div>
);
