// Form for a new table made from a room, with other limits, another shoe, fewer side bets and another pace. The rules
// of the new table are shown in full before it is created.
import type { NewTableAnswer, NewTableRequest, RoomsAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { notify } from '@punto/ui/notice.tsx';
import { Rules } from '@punto/ui/rules/rules.tsx';
import { useNavigate } from '@solidjs/router';
import { createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import { addressFrom, NO_TABLE, parseNewTable, type RoomAnswer, type TypedTable } from './new-table.ts';
import { TypedDealingFields } from './typed-dealing-fields.tsx';
import { TypedLimitsFields } from './typed-limits-fields.tsx';
import type { Faults } from './typed-pace.ts';

/** `tabindex` of an area that scrolls, so that the keyboard can scroll it. */
const SCROLLS = 0;

export const NewTablePanel = (props: { onClose: () => void }) => {
  const rooms = useQuery<RoomsAnswer>(() => FLOOR_TABLE_PATHS.newTable);
  return (
    <Panel
      title="New table"
      note="It opens at once, for everyone in the lobby."
      aside={<Button onPress={props.onClose}>Close</Button>}
    >
      <Loaded asked={rooms} what="the rooms">
        {(told) => <NewTableForm rooms={told().rooms} />}
      </Loaded>
    </Panel>
  );
};

const NewTableForm = (props: { rooms: readonly RoomAnswer[] }) => {
  const floor = useFloor();
  const navigate = useNavigate();
  const act = useAct();
  const [typed, setTyped] = createStore<TypedTable>({ ...NO_TABLE, room: props.rooms[0]?.id ?? '' });
  const [seen, setSeen] = createSignal<NewTableAnswer | null>(null);
  const [misread, setMisread] = createSignal<Faults>({});
  let form!: HTMLFormElement;
  const room = () => props.rooms.find(({ id }) => id === typed.room);
  const faults = (): Faults => ({ ...act.faults(), ...misread() });
  // A table is created exactly as previewed: any change needs a new preview.
  const change = (changed: Partial<TypedTable>) => {
    setTyped(changed);
    setSeen(null);
  };
  const ask = (request: NewTableRequest, preview: boolean) =>
    floor.ask<NewTableAnswer>('POST', FLOOR_TABLE_PATHS.newTable, {
      ...request,
      ...(preview ? { preview } : {}),
    });
  const sent = async (work: (request: NewTableRequest) => Promise<void>) => {
    const of = room();
    if (!of) return;
    const wanted = parseNewTable(typed, of);
    act.clear();
    setMisread(wanted.ok ? {} : wanted.faults);
    if (wanted.ok) await act.run(() => work(wanted.request));
    // The form is long: scroll to the first invalid field and focus it.
    queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const look = () => sent(async (request) => void setSeen(await ask(request, true)));
  const make = () =>
    sent(async (request) => {
      const { setup } = await ask(request, false);
      notify(`${setup.name} is open`, 'good');
      navigate('/set-up');
    });
  return (
    <form
      ref={form}
      class="form new-table"
      novalidate
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <SelectField
        label="Room"
        value={typed.room}
        onChange={(id) => change({ ...NO_TABLE, name: typed.name, table: typed.table, room: id })}
        options={props.rooms.map(({ id, title }) => ({ value: id, text: title }))}
        fault={faults().room}
      />
      <div class="form-line">
        <TextField
          label="Name"
          hint="As patrons read it."
          maxlength={60}
          required
          value={typed.name}
          fault={faults().name}
          onInput={(name) =>
            change({
              name,
              table: typed.table === addressFrom(typed.name) ? addressFrom(name) : typed.table,
            })
          }
        />
        <TextField
          label="Address"
          hint="Small letters, digits, hyphens. It cannot be changed later."
          maxlength={64}
          required
          value={typed.table}
          fault={faults().table}
          onInput={(table) => change({ table })}
        />
      </div>
      <Show when={room()} keyed>
        {(chosen) => (
          <>
            <TypedLimitsFields room={chosen} typed={typed} faults={faults()} onTyped={change} />
            <TypedDealingFields room={chosen} typed={typed} faults={faults()} onTyped={change} />
          </>
        )}
      </Show>
      <Show when={seen()}>{(told) => <Seen told={told()} />}</Show>
      <Show when={act.fault() && Object.values(act.faults()).length === 0}>
        <FaultOf act={act} />
      </Show>
      <Show when={faults()['']}>
        {(says) => (
          <Line tone="bad" spoken>
            {says()}
          </Line>
        )}
      </Show>
      <Show when={Object.keys(faults()).some((field) => field !== '')}>
        <Line tone="bad" spoken>
          Change what is marked above.
        </Line>
      </Show>
      <div class="button-row">
        <Show
          when={seen()}
          fallback={
            <Button kind="primary" type="submit" busy={act.busy()}>
              See what it would be
            </Button>
          }
        >
          {(told) => (
            <Button kind="primary" busy={act.busy()} onPress={make}>
              Open {told().setup.name}
            </Button>
          )}
        </Show>
      </div>
    </form>
  );
};

const Seen = (props: { told: NewTableAnswer }) => (
  <section class="seen-rules" aria-label="What it would be" tabindex={SCROLLS}>
    <For each={props.told.remarks}>{(remark) => <Line tone="info">{remark}</Line>}</For>
    <Rules setup={props.told.setup} />
  </section>
);
