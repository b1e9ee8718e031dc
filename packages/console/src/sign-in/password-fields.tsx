// Fields for the password and the optional one-time code, shared by the three forms that ask for them.
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { TextField } from '../ui/field.tsx';

const text = texts('floor').signIn;

export type GivenPassword = { readonly password: string; readonly code: string };
export const NOTHING_GIVEN: GivenPassword = { password: '', code: '' };

/** As the API expects it: without a code if none was typed. */
export const sentOf = ({ password, code }: GivenPassword): { password: string; code?: string } => {
  const digits = code.replace(/\D/g, '');
  return digits === '' ? { password } : { password, code: digits };
};

export const PasswordFields = (props: {
  given: GivenPassword;
  onGiven: (given: GivenPassword) => void;
  withCode: boolean;
  fault?: string | undefined;
  autofocus?: boolean;
}) => (
  <>
    <TextField
      label={text.password()}
      type="password"
      autocomplete="current-password"
      required
      autofocus={props.autofocus ?? false}
      value={props.given.password}
      fault={props.withCode ? undefined : props.fault}
      onInput={(password) => props.onGiven({ ...props.given, password })}
    />
    <Show when={props.withCode}>
      <TextField
        label={text.code()}
        hint={text.codeHint()}
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={7}
        required
        ref={(input) => queueMicrotask(() => props.given.password !== '' && input.focus())}
        value={props.given.code}
        fault={props.fault}
        onInput={(code) => props.onGiven({ ...props.given, code })}
      />
    </Show>
  </>
);
