// A table made from a room: the room’s own proportions at other limits and another pace. What it would be is shown in
// full, as its patrons would read it, before it is made.
import { mainLimits } from '@punto/engine/main-limits';
import type { NewTableAnswer, NewTableRequest, RoomsAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { notify } from '../../part/notice.tsx';
import { Rules } from '../../rules/rules.tsx';
import { useFloor } from '../floor.tsx';
import { typedAmount } from '../part/amount.ts';
import { Button } from '../part/button.tsx';
import { SelectField, TextField } from '../part/field.tsx';
import { Line } from '../part/marks.tsx';
import { Panel } from '../part/panel.tsx';
import { useAct } from './act.ts';
import { useAsked } from './asked.ts';
import { FaultOf } from './fault-of.tsx';
import { addressFrom, NO_TABLE, readNewTable, type TypedTable } from './new-table.ts';
import { Shown } from './shown.tsx';

/** What scrolls can be reached by keys. */
const SCROLLS = 0;

type RoomAnswer = RoomsAnswer['rooms'][number];

export const NewTablePanel = (props: { onClose: () => void }) => {
  const rooms = useAsked<RoomsAnswer>(() => FLOOR_TABLE_PATHS.newTable);
  return (
    <Panel
      title="New table"
      note="It opens at once, for everyone in the lobby."
      aside={<Button onPress={props.onClose}>Close</Button>}
    >
      <Shown asked={rooms} what="the rooms">
        {(told) => <NewTableForm rooms={told().rooms} />}
      </Shown>
    </Panel>
  );
};

const NewTableForm = (props: { rooms: readonly RoomAnswer[] }) => {
  const floor = useFloor();
  const navigate = useNavigate();
  const act = useAct();
  const [typed, setTyped] = createStore<TypedTable>({ ...NO_TABLE, room: props.rooms[0]?.id ?? '' });
  const [seen, setSeen] = createSignal<NewTableAnswer | null>(null);
  const room = () => props.rooms.find(({ id }) => id === typed.room);
  // What was looked at is what is made: any change asks for another look.
  createEffect(() => {
    Object.values(typed);
    setSeen(null);
  });
  const ask = (preview: boolean) => {
    const wanted = readNewTable(typed);
    if (!wanted.ok) throw new Error(wanted.fault);
    const request: NewTableRequest = { ...wanted.request, ...(preview ? { preview } : {}) };
    return floor.ask<NewTableAnswer>('POST', FLOOR_TABLE_PATHS.newTable, request);
  };
  const look = () => act.tried(async () => setSeen(await ask(true)));
  const make = () =>
    act.tried(async () => {
      const { setup } = await ask(false);
      notify(`${setup.name} is open`, 'good');
      navigate('/set-up');
    });
  return (
    <form
      class="form new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <FaultOf act={act} />
      <SelectField
        label="Room"
        value={typed.room}
        onChange={(id) => setTyped({ room: id })}
        options={props.rooms.map(({ id, title }) => ({ value: id, text: title }))}
      />
      <div class="form-line">
        <TextField
          label="Name"
          hint="As patrons read it."
          maxlength={60}
          required
          value={typed.name}
          onInput={(name) =>
            setTyped((before) => ({
              name,
              table: before.table === addressFrom(before.name) ? addressFrom(name) : before.table,
            }))
          }
        />
        <TextField
          label="Address"
          hint="Small letters, figures, hyphens. It stays for good."
          maxlength={64}
          required
          value={typed.table}
          onInput={(table) => setTyped({ table })}
        />
      </div>
      <Show when={room()}>
        {(chosen) => <AtOtherLimits room={chosen()} typed={typed} onTyped={(change) => setTyped(change)} />}
      </Show>
      <Show when={seen()}>{(told) => <Seen told={told()} />}</Show>
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

const DIFFERENCE_CHOICES = [
  { value: 'room', text: 'Grows with the largest stake' },
  { value: 'none', text: 'None' },
  { value: 'own', text: 'As given' },
] as const;

const AtOtherLimits = (props: {
  room: RoomAnswer;
  typed: TypedTable;
  onTyped: (change: Partial<TypedTable>) => void;
}) => {
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
          onInput={(min) => props.onTyped({ min })}
        />
        <TextField
          label="Largest on the mains"
          hint="Both empty: as the room has them."
          inputmode="decimal"
          placeholder={typedAmount(limits().maxMinor)}
          value={props.typed.max}
          onInput={(max) => props.onTyped({ max })}
        />
      </div>
      <div class="form-line">
        <SelectField
          label="Player limit"
          hint="Difference of one patron’s own stakes on the mains."
          value={props.typed.patronDifferential}
          onChange={(patronDifferential) => props.onTyped({ patronDifferential })}
          options={DIFFERENCE_CHOICES}
        />
        <Show when={props.typed.patronDifferential === 'own'}>
          <TextField
            label="Player limit in coins"
            inputmode="decimal"
            value={props.typed.ownPatronDifferential}
            onInput={(ownPatronDifferential) => props.onTyped({ ownPatronDifferential })}
          />
        </Show>
      </div>
      <div class="form-line">
        <SelectField
          label="Table limit"
          hint="Difference of all stakes on the mains."
          value={props.typed.differential}
          onChange={(differential) => props.onTyped({ differential })}
          options={DIFFERENCE_CHOICES}
        />
        <Show when={props.typed.differential === 'own'}>
          <TextField
            label="Table limit in coins"
            inputmode="decimal"
            value={props.typed.ownDifferential}
            onInput={(ownDifferential) => props.onTyped({ ownDifferential })}
          />
        </Show>
      </div>
      <div class="form-line">
        <SelectField
          label="Dealt by"
          hint="It stays so for good."
          value={props.typed.dealing}
          onChange={(dealing) => props.onTyped({ dealing })}
          options={[
            {
              value: 'room',
              text: props.room.dealing === 'person' ? 'A dealer (as the room)' : 'The machine (as the room)',
            },
            ...(props.room.dealing === 'person'
              ? [{ value: 'machine' as const, text: 'The machine' }]
              : [{ value: 'person' as const, text: 'A dealer, from a real shoe' }]),
          ]}
        />
        <TextField
          label="Betting time in seconds"
          hint="Empty: as the room has it."
          inputmode="numeric"
          placeholder={String(props.room.pace.bettingMs / 1000)}
          value={props.typed.bettingSeconds}
          onInput={(bettingSeconds) => props.onTyped({ bettingSeconds })}
        />
      </div>
    </>
  );
};

const Seen = (props: { told: NewTableAnswer }) => (
  <section class="seen-rules" aria-label="What it would be" tabindex={SCROLLS}>
    <For each={props.told.remarks}>{(remark) => <Line tone="info">{remark}</Line>}</For>
    <Rules setup={props.told.setup} />
  </section>
);
