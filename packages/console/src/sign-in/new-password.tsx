// A generated password is valid for one sign-in only: it must be changed first.
import { texts } from '@punto/language/catalogue';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { SignInSheet } from './sign-in-sheet.tsx';

const text = texts('floor').signIn.newPassword;
const { code } = texts('floor').signIn;

export const NewPassword = () => {
  const floor = useFloor();
  const form = useNewPassword(() => false);
  return (
    <SignInSheet title={text.title()} note={text.note()} fault={form.fault()} onSubmit={form.submit}>
      <NewPasswordFields form={form} />
      <Button kind="primary" type="submit" wide busy={form.busy()}>
        {text.act()}
      </Button>
      <button type="button" class="link lock-way" onClick={() => void floor.signOut()}>
        {text.signOut()}
      </button>
    </SignInSheet>
  );
};

export const useNewPassword = (withCode: () => boolean) => {
  const floor = useFloor();
  const [password, setPassword] = createSignal('');
  const [next, setNext] = createSignal('');
  const [again, setAgain] = createSignal('');
  const [code, setCode] = createSignal('');
  const [fault, setFault] = createSignal<() => string>();
  const [busy, setBusy] = createSignal(false);
  const submit = async () => {
    setFault(undefined);
    if (next() !== again()) return void setFault(() => text.differ);
    setBusy(true);
    try {
      const sent = { password: password(), next: next(), ...(withCode() ? { code: code() } : {}) };
      await floor.ask('POST', FLOOR_PATHS.password, sent);
      for (const clear of [setPassword, setNext, setAgain, setCode]) clear('');
      notify(text.done, 'good');
      await floor.refreshMe();
    } catch (caught) {
      setFault(() => () => faultText(caught, text.failed));
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
    fault: () => fault()?.(),
    busy,
    submit,
    withCode,
  };
};

export const NewPasswordFields = (props: { form: ReturnType<typeof useNewPassword> }) => (
  <>
    <PasswordField
      label={text.present()}
      autocomplete="current-password"
      value={props.form.password()}
      onInput={props.form.setPassword}
    />
    <PasswordField
      label={text.next()}
      hint={text.nextHint()}
      autocomplete="new-password"
      value={props.form.next()}
      onInput={props.form.setNext}
    />
    <PasswordField
      label={text.again()}
      autocomplete="new-password"
      value={props.form.again()}
      onInput={props.form.setAgain}
    />
    {props.form.withCode() && (
      <TextField
        label={code()}
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
