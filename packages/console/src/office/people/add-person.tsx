// Creates a staff account: a sign-in name and a role. Accounts are personal and never shared.
import type { AddStaffRequest, StaffAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { Role } from '@punto/protocol/floor/permission';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createEffect, createSignal, createUniqueId } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import type { CreatedPassword } from './created-password.tsx';
import { RoleField } from './role-field.tsx';

export const AddPerson = (props: {
  open: boolean;
  onClose: () => void;
  onDone: (password: CreatedPassword | null) => void;
}) => {
  const floor = useFloor();
  const act = useAct();
  const [name, setName] = createSignal('');
  const [role, setRole] = createSignal<Role>('dealer');
  const form = createUniqueId();
  createEffect(() => {
    if (!props.open) return;
    setName('');
    setRole('dealer');
    act.clear();
  });
  const add = () =>
    act.run(async () => {
      const wanted: AddStaffRequest = { name: name().trim(), role: role() };
      const { staff, password } = await floor.ask<StaffAnswer>('POST', FLOOR_PATHS.staff, wanted);
      props.onDone(password === null ? null : { name: staff.name, password });
    });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title="Add somebody"
      foot={
        <>
          <Button onPress={props.onClose}>Not now</Button>
          <Button kind="primary" busy={act.busy()} disabled={name().trim() === ''} onPress={add}>
            Add
          </Button>
        </>
      }
    >
      <form
        id={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <FaultOf act={act} />
        <TextField
          label="Name"
          hint="They sign in with it, and tables and the journal show it."
          maxlength={64}
          required
          value={name()}
          onInput={setName}
        />
        <RoleField value={role()} onChange={setRole} />
      </form>
    </Dialog>
  );
};
