// Changes name and pace of a table that was created on the floor, from its next round, or retires it. A table from a
// room file is changed in that file, and the panel tells it. [V] [T1]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { createSignal, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { useDutyWithFault } from '../../client/use-duty.ts';
import { Button } from '../../ui/button.tsx';
import { isReason, ReasonField, TextField } from '../../ui/field.tsx';
import { Line, Refused } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaceFields } from './pace-fields.tsx';
import { parsePace, type TypedPace } from './typed-pace.ts';

const text = texts('office').own;
const { newTable, pace } = texts('office');
const { close } = texts('floor').part;

type Props = { entry: FloorEntry };

const nextOf = ({ floor }: FloorEntry) => floor.nextSetup ?? floor.view.setup;

export const OwnTablePanel = (props: Props) => (
  <Show
    when={props.entry.floor.ownTable}
    fallback={
      <Panel title={text.title()} level={3}>
        <p class="panel-note">{text.ofRoomFile()}</p>
      </Panel>
    }
  >
    <ChangePanel {...props} />
    <RetirePanel {...props} />
  </Show>
);

const ChangePanel = (props: Props) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const [name, setName] = createSignal(nextOf(props.entry).name);
  const [typed, setTyped] = createStore<{ pace: TypedPace }>({ pace: {} });
  const [reason, setReason] = createSignal('');
  const now = () => nextOf(props.entry);
  const read = () => parsePace(typed.pace, now().pace);
  const nameFault = () => (name().trim() === '' ? newTable.fault.name() : undefined);
  const change = () => ({
    ...(name().trim() === now().name ? {} : { name: name().trim() }),
    ...(Object.keys(read().pace).length > 0 && { pace: read().pace }),
  });
  const ready = () =>
    !nameFault() &&
    Object.keys(read().faults).length === 0 &&
    Object.keys(change()).length > 0 &&
    isReason(reason());
  const save = async () => {
    const duty = { duty: 'change-table', change: change(), reason: reason().trim() } as const;
    const table = name().trim();
    const { done } = await send(duty, () => text.done({ table }));
    if (!done) return;
    setTyped({ pace: {} });
    setReason('');
  };
  return (
    <Panel title={text.title()} level={3} note={text.note()}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready()) void save();
        }}
      >
        <Refused why={fault()} />
        <TextField
          label={newTable.name()}
          hint={newTable.nameHint()}
          maxlength={60}
          value={name()}
          fault={nameFault()}
          onInput={setName}
        />
        <fieldset class="form-group">
          <legend>{pace.title()}</legend>
          <p class="form-hint">{text.asItIs()}</p>
          <PaceFields
            now={now().pace}
            byHand={now().dealing === 'person'}
            typed={typed.pace}
            faults={read().faults}
            onTyped={(field, seconds) => setTyped('pace', { ...typed.pace, [field]: seconds })}
          />
        </fieldset>
        <ReasonField label={text.reason()} value={reason()} onInput={setReason} />
        <div class="button-row">
          <Button kind="primary" type="submit" disabled={!ready()}>
            {text.act()}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const RetirePanel = (props: Props) => {
  const { send, fault } = useDutyWithFault(() => props.entry.table);
  const [reason, setReason] = createSignal('');
  const isShut = () => props.entry.floor.view.service === 'shut';
  return (
    <Panel title={text.retire.title()} level={3} note={text.retire.note()}>
      <Show when={isShut()} fallback={<Line tone="info">{text.retire.closeFirst()}</Line>}>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ duty: 'retire-table', reason: reason().trim() });
          }}
        >
          <Refused why={fault()} />
          <ReasonField label={text.reason()} value={reason()} onInput={setReason} />
          <div class="button-row">
            <Button kind="danger" type="submit" disabled={!isReason(reason())}>
              {text.retire.act()}
            </Button>
          </div>
        </form>
      </Show>
    </Panel>
  );
};

export const RetiredPanel = (props: Props & { onClose: () => void }) => (
  <Panel
    title={nextOf(props.entry).name}
    note={text.retired.note()}
    aside={<Button onPress={props.onClose}>{close()}</Button>}
  >
    <p class="panel-note">{text.retired.says()}</p>
  </Panel>
);
