// A password that was set by somebody else is valid for one sign-in only: it must be changed first.
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { DoorSheet } from './door-sheet.tsx';

export const NewPassword = () => {
  const floor = useFloor();
  const form = useNewPassword(() => false);
  return (
    <DoorSheet
      title="Choose your own password"
      note="The one you came in with was made for one sign-in."
      fault={form.fault()}
      onSubmit={form.submit}
    >
      <NewPasswordFields form={form} />
      <Button kind="primary" type="submit" wide busy={form.busy()}>
        Change password
      </Button>
      <button type="button" class="link lock-way" onClick={() => void floor.signOut()}>
        Sign out
      </button>
    </DoorSheet>
  );
};

export const useNewPassword = (withCode: () => boolean) => {
  const floor = useFloor();
  const [password, setPassword] = createSignal('');
  const [next, setNext] = createSignal('');
  const [again, setAgain] = createSignal('');
  const [code, setCode] = createSignal('');
  const [fault, setFault] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const submit = async () => {
    setFault(undefined);
    if (next() !== again()) return void setFault('The two new passwords differ.');
    setBusy(true);
    try {
      const sent = { password: password(), next: next(), ...(withCode() ? { code: code() } : {}) };
      await floor.ask('POST', FLOOR_PATHS.password, sent);
      for (const clear of [setPassword, setNext, setAgain, setCode]) clear('');
      notify('Your password is changed', 'good');
      await floor.refreshMe();
    } catch (caught) {
      setFault(caught instanceof Error ? caught.message : 'The password was not changed.');
    } finally {
      setBusy(false);
    }
  };
  return {
    password,
    setPassword,
    next,
    setNext,
    again,
    setAgain,
    code,
    setCode,
    fault,
    busy,
    submit,
    withCode,
  };
};

export const NewPasswordFields = (props: { form: ReturnType<typeof useNewPassword> }) => (
  <>
    <PasswordField
      label="Present password"
      autocomplete="current-password"
      value={props.form.password()}
      onInput={props.form.setPassword}
    />
    <PasswordField
      label="New password"
      hint="At least ten letters; a few words make a good one."
      autocomplete="new-password"
      value={props.form.next()}
      onInput={props.form.setNext}
    />
    <PasswordField
      label="New password again"
      autocomplete="new-password"
      value={props.form.again()}
      onInput={props.form.setAgain}
    />
    {props.form.withCode() && (
      <TextField
        label="One-time code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={7}
        required
        value={props.form.code()}
        onInput={props.form.setCode}
      />
    )}
  </>
);

const PasswordField = (props: {
  label: string;
  hint?: string;
  autocomplete: 'current-password' | 'new-password';
  value: string;
  onInput: (value: string) => void;
}) => <TextField {...props} type="password" required />;
