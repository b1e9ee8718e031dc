// Form for a new table made from a room, with other limits, another shoe, fewer side bets and another pace. The rules
// of the new table are shown in full before it is created.
import { texts } from '@punto/language/catalogue';
import type { NewTableAnswer, RoomsAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { Rules } from '@punto/ui/rules/rules.tsx';
import { For, Show } from 'solid-js';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FaultOf } from '../fault-of.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import type { RoomAnswer } from './new-table.ts';
import { remarkText } from './remark-text.ts';
import { TypedDealingFields } from './typed-dealing-fields.tsx';
import { TypedLimitsFields } from './typed-limits-fields.tsx';
import { type NewTable, useNewTable } from './use-new-table.ts';

const text = texts('office').newTable;
const { close } = texts('floor').part;

/** `tabindex` of an area that scrolls, so that the keyboard can scroll it. */
const SCROLLS = 0;

export const NewTablePanel = (props: { onClose: () => void }) => {
  const rooms = useQuery<RoomsAnswer>(() => FLOOR_TABLE_PATHS.newTable);
  return (
    <Panel title={text.title()} note={text.note()} aside={<Button onPress={props.onClose}>{close()}</Button>}>
      <Loaded asked={rooms} reading={text.reading()}>
        {(told) => <NewTableForm rooms={told().rooms} />}
      </Loaded>
    </Panel>
  );
};

const NewTableForm = (props: { rooms: readonly RoomAnswer[] }) => {
  let form!: HTMLFormElement;
  // The form is long: scroll to the first invalid field and focus it.
  const focusFault = () => queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  const table = useNewTable(() => props.rooms, focusFault);
  return (
    <form
      ref={form}
      class="form new-table"
      novalidate
      onSubmit={(event) => {
        event.preventDefault();
        void table.look();
      }}
    >
      <SelectField
        label={text.room()}
        value={table.typed.room}
        onChange={table.chooseRoom}
        options={props.rooms.map(({ id, title }) => ({ value: id, text: title }))}
        fault={table.faults().room}
      />
      <NameFields table={table} />
      <Show when={table.room()} keyed>
        {(chosen) => (
          <>
            <TypedLimitsFields
              room={chosen}
              typed={table.typed}
              faults={table.faults()}
              onTyped={table.change}
            />
            <TypedDealingFields
              room={chosen}
              typed={table.typed}
              faults={table.faults()}
              onTyped={table.change}
            />
          </>
        )}
      </Show>
      <Show when={table.seen()}>{(told) => <Seen told={told()} />}</Show>
      <FaultLines table={table} />
      <div class="button-row">
        <Show
          when={table.seen()}
          fallback={
            <Button kind="primary" type="submit" busy={table.act.busy()}>
              {text.look()}
            </Button>
          }
        >
          {(told) => (
            <Button kind="primary" busy={table.act.busy()} onPress={table.make}>
              {text.open({ table: told().setup.name })}
            </Button>
          )}
        </Show>
      </div>
    </form>
  );
};

/** The name, and the address that follows it until it is typed. */
const NameFields = (props: { table: NewTable }) => (
  <div class="form-line">
    <TextField
      label={text.name()}
      hint={text.nameHint()}
      maxlength={60}
      required
      value={props.table.typed.name}
      fault={props.table.faults().name}
      onInput={props.table.setName}
    />
    <TextField
      label={text.address()}
      hint={text.addressHint()}
      maxlength={64}
      required
      value={props.table.typed.table}
      fault={props.table.faults().table}
      onInput={(table) => props.table.change({ table })}
    />
  </div>
);

/** Faults that belong to no field, and a hint to the fields that have one. */
const FaultLines = (props: { table: NewTable }) => (
  <>
    <Show when={props.table.act.fault() && Object.values(props.table.act.faults()).length === 0}>
      <FaultOf act={props.table.act} />
    </Show>
    <Show when={props.table.faults()['']}>
      {(says) => (
        <Line tone="bad" spoken>
          {says()}
        </Line>
      )}
    </Show>
    <Show when={Object.keys(props.table.faults()).some((field) => field !== '')}>
      <Line tone="bad" spoken>
        {text.marked()}
      </Line>
    </Show>
  </>
);

const Seen = (props: { told: NewTableAnswer }) => (
  <section class="seen-rules" aria-label={text.seen()} tabindex={SCROLLS}>
    <For each={props.told.remarks}>{(remark) => <Line tone="info">{remarkText(remark)}</Line>}</For>
    <Rules setup={props.told.setup} />
  </section>
);
