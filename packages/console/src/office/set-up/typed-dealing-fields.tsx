// Fields of a new table: who deals, the shoe, side bets and pace, with errors at each field. [S1] [S2] [T1]

import { texts } from '@punto/language/catalogue';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { createMemo, For, Show } from 'solid-js';
import { SelectField, TextField } from '../../ui/field.tsx';
import { sideBets } from './new-table.ts';
import { PaceFields } from './pace-fields.tsx';
import type { TypedFields } from './typed-limits-fields.tsx';

const text = texts('office').newTable;
const { pace } = texts('office');

export const TypedDealingFields = (props: TypedFields) => {
  const dealing = () =>
    props.typed.dealing === 'room' ? (props.room.dealing ?? 'machine') : props.typed.dealing;
  return (
    <>
      <SelectField
        label={text.dealtBy()}
        hint={text.dealtByHint()}
        value={props.typed.dealing}
        onChange={(chosen) => props.onTyped({ dealing: chosen })}
        options={[
          {
            value: 'room',
            text: props.room.dealing === 'person' ? text.dealerAsRoom() : text.machineAsRoom(),
          },
          ...(props.room.dealing === 'person'
            ? [{ value: 'machine' as const, text: text.machine() }]
            : [{ value: 'person' as const, text: text.dealer() }]),
        ]}
      />
      <div class="form-line">
        <TextField
          label={text.decks()}
          hint={text.decksHint()}
          inputmode="numeric"
          placeholder={String(props.room.shoe.decks)}
          value={props.typed.decks}
          fault={props.faults.decks}
          onInput={(decks) => props.onTyped({ decks })}
        />
        <TextField
          label={text.cutDepth()}
          hint={text.asRoom()}
          inputmode="numeric"
          placeholder={String(props.room.shoe.cutDepth ?? '')}
          value={props.typed.cutDepth}
          fault={props.faults.cutDepth}
          onInput={(cutDepth) => props.onTyped({ cutDepth })}
        />
      </div>
      <SideBets {...props} />
      <fieldset class="form-group">
        <legend>{pace.title()}</legend>
        <p class="form-hint">{text.asRoom()}</p>
        <PaceFields
          now={props.room.pace}
          byHand={dealing() === 'person'}
          typed={props.typed.pace}
          faults={props.faults}
          onTyped={(field, typed) => props.onTyped({ pace: { ...props.typed.pace, [field]: typed } })}
        />
      </fieldset>
    </>
  );
};

const SideBets = (props: TypedFields) => {
  const bets = createMemo(() => sideBets(props.room));
  const isOffered = (bet: (typeof props.typed.without)[number]) => !props.typed.without.includes(bet);
  return (
    <Show when={bets().length > 0}>
      <fieldset class="form-group">
        <legend>{text.sideBets()}</legend>
        <div class="form-checks">
          <For each={bets()}>
            {(bet) => (
              <label>
                <input
                  type="checkbox"
                  checked={isOffered(bet)}
                  onChange={({ currentTarget }) =>
                    props.onTyped({
                      without: currentTarget.checked
                        ? props.typed.without.filter((other) => other !== bet)
                        : [...props.typed.without, bet],
                    })
                  }
                />
                {optionTitle(bet, props.room.labels)}
              </label>
            )}
          </For>
        </div>
        <Show when={props.faults.options}>
          <p class="form-fault" role="alert">
            {props.faults.options}
          </p>
        </Show>
      </fieldset>
    </Show>
  );
};
