// The limits of a new table, with what is wrong at each field. [L3] [L4]
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
      <div class="form-line">
        <SelectField
          label="Player limit"
          hint="Difference of one patron’s own stakes on the mains."
          value={props.typed.patronDifferential}
          fault={props.typed.patronDifferential === 'own' ? undefined : props.faults.patronDifferential}
          onChange={(patronDifferential) => props.onTyped({ patronDifferential })}
          options={DIFFERENCE_CHOICES}
        />
        <Show when={props.typed.patronDifferential === 'own'}>
          <TextField
            label="Player limit in coins"
            inputmode="decimal"
            value={props.typed.ownPatronDifferential}
            fault={props.faults.patronDifferential}
            onInput={(ownPatronDifferential) => props.onTyped({ ownPatronDifferential })}
          />
        </Show>
      </div>
      <div class="form-line">
        <SelectField
          label="Table limit"
          hint="Difference of all stakes on the mains."
          value={props.typed.differential}
          fault={props.typed.differential === 'own' ? undefined : props.faults.differential}
          onChange={(differential) => props.onTyped({ differential })}
          options={DIFFERENCE_CHOICES}
        />
        <Show when={props.typed.differential === 'own'}>
          <TextField
            label="Table limit in coins"
            inputmode="decimal"
            value={props.typed.ownDifferential}
            fault={props.faults.differential}
            onInput={(ownDifferential) => props.onTyped({ ownDifferential })}
          />
        </Show>
      </div>
    </>
  );
};
