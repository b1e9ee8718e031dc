// Changes a staff account: role, password, one-time code, access. Each is a separate act, since each ends the member's
// sessions and gets its own journal entry.

import { pathOf } from '@punto/protocol/client/http';
import type { ChangeStaffRequest, StaffAnswer, StaffMemberAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';
import { notify } from '@punto/ui/notice.tsx';
import { createEffect, createSignal, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { ROLE_WORDS } from '../../places.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Line } from '../../ui/marks.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import { RoleField } from './role-field.tsx';
import type { ToldPassword } from './told-password.tsx';

type Change = Omit<ChangeStaffRequest, 'reason'>;

export const ChangePerson = (props: {
  person: StaffMemberAnswer | null;
  onClose: () => void;
  onDone: (password: ToldPassword | null) => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [role, setRole] = createSignal<Role>('dealer');
  const [reason, setReason] = createSignal('');
  createEffect(() => {
    if (!props.person) return;
    setRole(props.person.role);
    setReason('');
    act.forget();
  });
  const change = (person: StaffMemberAnswer, wanted: Change, said: string) =>
    act.tried(async () => {
      const why = reason().trim();
      const path = pathOf(FLOOR_PATHS.oneOfStaff, { id: person.id });
      const { staff, password } = await floor.ask<StaffAnswer>('PATCH', path, {
        ...wanted,
        ...(why === '' ? {} : { reason: why }),
      });
      notify(said, 'good');
      props.onDone(password === null ? null : { name: staff.name, password });
    });
  const unlock = (person: StaffMemberAnswer) =>
    act.tried(async () => {
      await floor.ask('PATCH', pathOf(FLOOR_PATHS.oneOfStaff, { id: person.id }), { unlock: true });
      notify(`${person.name} is unlocked`, 'good');
      props.onDone(null);
    });
  return (
    <Dialog
      open={props.person !== null}
      onClose={props.onClose}
      title={props.person?.name ?? 'Somebody'}
      foot={<Button onPress={props.onClose}>Close</Button>}
    >
      <Show when={props.person}>
        {(person) => (
          <div class="form">
            <FaultOf act={act} />
            <TextField
              label="Reason (may be left out)"
              hint="Kept in the journal with whatever is changed below. Any change signs them out."
              maxlength={300}
              value={reason()}
              onInput={setReason}
            />
            <form
              class="role-change"
              onSubmit={(event) => {
                event.preventDefault();
                void change(person(), { role: role() }, `${person().name}: ${ROLE_WORDS[role()]}`);
              }}
            >
              <RoleField value={role()} onChange={setRole} />
              <Button type="submit" kind="primary" busy={act.busy()} disabled={role() === person().role}>
                Change role
              </Button>
            </form>
            <Show when={person().lockedUntil !== null}>
              <Line tone="warn">
                Wrong passwords were tried: the name is locked in browsers that it was not used in before.
                Where it was used, it opens with its password.
              </Line>
            </Show>
            <div class="button-row">
              <Show when={person().lockedUntil !== null}>
                <Button busy={act.busy()} onPress={() => unlock(person())}>
                  Unlock
                </Button>
              </Show>
              <Button
                busy={act.busy()}
                hint="Makes a password for one sign-in"
                onPress={() => change(person(), { resetPassword: true }, 'A new password was made')}
              >
                New password
              </Button>
              <Show when={person().hasCode}>
                <Button
                  busy={act.busy()}
                  onPress={() => change(person(), { removeCode: true }, 'The one-time code is off')}
                >
                  Turn the code off
                </Button>
              </Show>
              <Show
                when={person().active}
                fallback={
                  <Button
                    busy={act.busy()}
                    onPress={() => change(person(), { active: true }, `${person().name} may sign in again`)}
                  >
                    Give access again
                  </Button>
                }
              >
                <Button
                  kind="danger"
                  busy={act.busy()}
                  onPress={() => change(person(), { active: false }, `${person().name} has no access now`)}
                >
                  End access
                </Button>
              </Show>
            </div>
          </div>
        )}
      </Show>
    </Dialog>
  );
};
