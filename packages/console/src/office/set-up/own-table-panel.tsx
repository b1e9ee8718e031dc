// Changes name and pace of a table that was created on the floor, from its next round, or retires it. A table from a
// room file is changed in that file, and the panel says so. [V] [T1]
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

type Props = { entry: FloorEntry };

const nextOf = ({ floor }: FloorEntry) => floor.nextSetup ?? floor.view.setup;

export const OwnTablePanel = (props: Props) => (
  <Show
    when={props.entry.floor.ownTable}
    fallback={
      <Panel title="Name and pace" level={3}>
        <p class="panel-note">
          A room file sets this table up: its name, pace and end are changed there, at the next start of the
          server.
        </p>
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
  const nameFault = () => (name().trim() === '' ? 'Give it a name.' : undefined);
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
    const { done } = await send(duty, `${name().trim()}: it holds from the next round`);
    if (!done) return;
    setTyped({ pace: {} });
    setReason('');
  };
  return (
    <Panel title="Name and pace" level={3} note="From the next round on.">
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready()) void save();
        }}
      >
        <Refused why={fault()} />
        <TextField
          label="Name"
          hint="As patrons read it."
          maxlength={60}
          value={name()}
          fault={nameFault()}
          onInput={setName}
        />
        <fieldset class="form-group">
          <legend>Pace in seconds</legend>
          <p class="form-hint">Empty: as it is.</p>
          <PaceFields
            now={now().pace}
            byHand={now().dealing === 'person'}
            typed={typed.pace}
            faults={read().faults}
            onTyped={(field, text) => setTyped('pace', { ...typed.pace, [field]: text })}
          />
        </fieldset>
        <ReasonField label="Reason, kept in the journal" value={reason()} onInput={setReason} />
        <div class="button-row">
          <Button kind="primary" type="submit" disabled={!ready()}>
            Change from the next round
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
    <Panel
      title="Shut for good"
      level={3}
      note="The table leaves the lobby and never opens again. Its rounds and records stay, and its address is not given to another. A second person approves it."
    >
      <Show
        when={isShut()}
        fallback={
          <Line tone="info">Close the table first. It can be shut for good once nothing is dealt.</Line>
        }
      >
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ duty: 'retire-table', reason: reason().trim() });
          }}
        >
          <Refused why={fault()} />
          <ReasonField label="Reason, kept in the journal" value={reason()} onInput={setReason} />
          <div class="button-row">
            <Button kind="danger" type="submit" disabled={!isReason(reason())}>
              Ask for approval
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
    note="Shut for good: patrons do not see it any more. Its rounds and records stay."
    aside={<Button onPress={props.onClose}>Close</Button>}
  >
    <p class="panel-note">Nothing of it can be changed. Rounds that were played may still be corrected.</p>
  </Panel>
);
