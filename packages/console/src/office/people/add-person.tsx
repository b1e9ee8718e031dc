// Creates a staff account: a sign-in name and a role. Accounts are personal and never shared.
import { texts } from '@punto/language/catalogue';
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

const text = texts('office').people;
const { notNow } = texts('floor').part;

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
      title={text.add()}
      foot={
        <>
          <Button onPress={props.onClose}>{notNow()}</Button>
          <Button kind="primary" busy={act.busy()} disabled={name().trim() === ''} onPress={add}>
            {text.addAct()}
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
          label={text.name()}
          hint={text.nameHint()}
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
