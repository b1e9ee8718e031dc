// The sign-in form. A wrong name and a wrong password give the same message; the one-time code is asked for only after
// a correct password.
import { createSignal } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { FloorRefusal } from '../client/floor-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { DoorSheet } from './door-sheet.tsx';
import { type GivenPassword, NOTHING_GIVEN, PasswordFields, sentOf } from './password-fields.tsx';

export const SignIn = () => {
  const floor = useFloor();
  const [name, setName] = createSignal('');
  const [given, setGiven] = createSignal<GivenPassword>(NOTHING_GIVEN);
  const [withCode, setWithCode] = createSignal(false);
  const [fault, setFault] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const submit = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await floor.signIn({ name: name().trim(), ...sentOf(given()) });
    } catch (caught) {
      const error = caught instanceof FloorRefusal ? caught.error : null;
      if (error === 'code-needed') setWithCode(true);
      else setFault(caught instanceof Error ? caught.message : 'Signing in did not work.');
      if (error === 'wrong-name-or-password') setGiven(NOTHING_GIVEN);
      if (error === 'wrong-code') setGiven({ ...given(), code: '' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <DoorSheet title="Sign in to the floor" onSubmit={submit} fault={fault()}>
      <TextField
        label="Name"
        autocomplete="username"
        required
        autofocus
        maxlength={64}
        value={name()}
        onInput={(typed) => {
          setName(typed);
          setWithCode(false);
        }}
      />
      <PasswordFields given={given()} onGiven={setGiven} withCode={withCode()} />
      <Button kind="primary" type="submit" wide busy={busy()}>
        Sign in
      </Button>
      <p class="form-hint">Every sign-in is one person’s own and is kept in the journal.</p>
    </DoorSheet>
  );
};
