// Fields for the limits of a new table, with errors at each field. [L3] [L4]

import { mainLimits } from '@punto/engine/main-limits';
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { typedAmount } from '../../ui/amount.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { RoomAnswer, TypedTable } from './new-table.ts';
import type { Faults } from './typed-pace.ts';

const text = texts('office').newTable;

export type TypedFields = {
  room: RoomAnswer;
  typed: TypedTable;
  faults: Faults;
  onTyped: (change: Partial<TypedTable>) => void;
};

const DIFFERENCE_CHOICES = ['room', 'none', 'own'] as const;

export const TypedLimitsFields = (props: TypedFields) => {
  const limits = () => mainLimits(props.room);
  return (
    <>
      <div class="form-line">
        <TextField
          label={text.smallest()}
          hint={text.smallestHint()}
          inputmode="decimal"
          placeholder={typedAmount(limits().minMinor)}
          value={props.typed.min}
          fault={props.faults.min}
          onInput={(min) => props.onTyped({ min })}
        />
        <TextField
          label={text.largest()}
          hint={text.asRoom()}
          inputmode="decimal"
          placeholder={typedAmount(limits().maxMinor)}
          value={props.typed.max}
          fault={props.faults.max}
          onInput={(max) => props.onTyped({ max })}
        />
      </div>
      <DifferenceFields
        label={text.playerLimit()}
        labelInCoins={text.playerLimitCoins()}
        hint={text.playerLimitHint()}
        choice={props.typed.patronDifferential}
        own={props.typed.ownPatronDifferential}
        fault={props.faults.patronDifferential}
        onChoice={(patronDifferential) => props.onTyped({ patronDifferential })}
        onOwn={(ownPatronDifferential) => props.onTyped({ ownPatronDifferential })}
      />
      <DifferenceFields
        label={text.tableLimit()}
        labelInCoins={text.tableLimitCoins()}
        hint={text.tableLimitHint()}
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
  /** Of the field for its amount. */
  labelInCoins: string;
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
      options={DIFFERENCE_CHOICES.map((value) => ({ value, text: text.difference[value]() }))}
    />
    <Show when={props.choice === 'own'}>
      <TextField
        label={props.labelInCoins}
        inputmode="decimal"
        value={props.own}
        fault={props.fault}
        onInput={props.onOwn}
      />
    </Show>
  </div>
);
