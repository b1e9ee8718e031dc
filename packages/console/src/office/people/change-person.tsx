// Changes a staff account: role, password, one-time code, access. Each is a separate act, since each ends the member's
// sessions and gets its own journal entry.

import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type { ChangeStaffRequest, StaffAnswer, StaffMemberAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { createEffect, createSignal, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Line } from '../../ui/marks.tsx';
import { type OfficeAct, useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import type { CreatedPassword } from './created-password.tsx';
import { RoleField } from './role-field.tsx';

const text = texts('office').people;
const { part, role: roles } = texts('floor');
const { close } = part;

type Change = Omit<ChangeStaffRequest, 'reason' | 'unlock'>;

/** The acts that change a member of the staff; `busy` while one of these acts is under way. */
type PersonActs = Pick<OfficeAct, 'busy'> & {
  readonly change: (person: StaffMemberAnswer, wanted: Change, said: () => string) => Promise<boolean>;
  readonly unlock: (person: StaffMemberAnswer) => Promise<boolean>;
};

export const ChangePerson = (props: {
  person: StaffMemberAnswer | null;
  onClose: () => void;
  onDone: (password: CreatedPassword | null) => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [reason, setReason] = createSignal('');
  createEffect(() => {
    if (!props.person) return;
    setReason('');
    act.clear();
  });
  const acts: PersonActs = {
    busy: act.busy,
    change: (person, wanted, said) =>
      act.run(async () => {
        const why = reason().trim();
        const path = pathOf(FLOOR_PATHS.oneOfStaff, { id: person.id });
        const { staff, password } = await floor.ask<StaffAnswer>('PATCH', path, {
          ...wanted,
          ...(why === '' ? {} : { reason: why }),
        });
        notify(said, 'good');
        props.onDone(password === null ? null : { name: staff.name, password });
      }),
    unlock: (person) =>
      act.run(async () => {
        await floor.ask('PATCH', pathOf(FLOOR_PATHS.oneOfStaff, { id: person.id }), { unlock: true });
        notify(() => text.done.unlocked({ name: person.name }), 'good');
        props.onDone(null);
      }),
  };
  return (
    <Dialog
      open={props.person !== null}
      onClose={props.onClose}
      title={props.person?.name ?? text.somebody()}
      foot={<Button onPress={props.onClose}>{close()}</Button>}
    >
      <Show when={props.person}>
        {(person) => (
          <div class="form">
            <FaultOf act={act} />
            <TextField
              label={text.reason()}
              hint={text.reasonHint()}
              maxlength={300}
              value={reason()}
              onInput={setReason}
            />
            <RoleChange person={person()} acts={acts} />
            <Show when={person().lockedUntil !== null}>
              <Line tone="warn">{text.locked()}</Line>
            </Show>
            <AccessButtons person={person()} acts={acts} />
          </div>
        )}
      </Show>
    </Dialog>
  );
};

type OnePerson = { person: StaffMemberAnswer; acts: PersonActs };

const RoleChange = (props: OnePerson) => {
  const [role, setRole] = createSignal<Role>('dealer');
  createEffect(() => setRole(props.person.role));
  return (
    <form
      class="role-change"
      onSubmit={(event) => {
        event.preventDefault();
        const [name, wanted] = [props.person.name, role()];
        const said = () => text.done.role({ name, role: roles[wanted]() });
        void props.acts.change(props.person, { role: role() }, said);
      }}
    >
      <RoleField value={role()} onChange={setRole} />
      <Button type="submit" kind="primary" busy={props.acts.busy()} disabled={role() === props.person.role}>
        {text.changeRole()}
      </Button>
    </form>
  );
};

/** The lock of the name, the password, the one-time code, and access as a whole. */
const AccessButtons = (props: OnePerson) => {
  const change = (wanted: Change, said: () => string) => props.acts.change(props.person, wanted, said);
  return (
    <div class="button-row">
      <Show when={props.person.lockedUntil !== null}>
        <Button busy={props.acts.busy()} onPress={() => props.acts.unlock(props.person)}>
          {text.unlock()}
        </Button>
      </Show>
      <Button
        busy={props.acts.busy()}
        hint={text.newPasswordHint()}
        onPress={() => change({ resetPassword: true }, text.done.newPassword)}
      >
        {text.newPassword()}
      </Button>
      <Show when={props.person.hasCode}>
        <Button busy={props.acts.busy()} onPress={() => change({ removeCode: true }, text.done.codeOff)}>
          {text.codeOff()}
        </Button>
      </Show>
      <Show
        when={props.person.active}
        fallback={
          <Button
            busy={props.acts.busy()}
            onPress={() => change({ active: true }, saidOf(text.done.access, props.person))}
          >
            {text.access()}
          </Button>
        }
      >
        <Button
          kind="danger"
          busy={props.acts.busy()}
          onPress={() => change({ active: false }, saidOf(text.done.endAccess, props.person))}
        >
          {text.endAccess()}
        </Button>
      </Show>
    </div>
  );
};

const saidOf =
  (text: (names: { name: string }) => string, { name }: StaffMemberAnswer) =>
  () =>
    text({ name });
