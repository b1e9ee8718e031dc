// The sign-in form. A wrong name and a wrong password give the same message; the one-time code is asked for only after
// a correct password.
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { LanguageButton } from '@punto/ui/language/language-button.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createSignal, Suspense } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { FloorRefusal } from '../client/floor-client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { type GivenPassword, NOTHING_GIVEN, PasswordFields, sentOf } from './password-fields.tsx';
import { SignInSheet } from './sign-in-sheet.tsx';

const ProviderButton = lazyPart(
  async () => (await withTexts(import('./provider-button.tsx'), 'names')).ProviderButton,
);

const text = texts('floor').signIn;

export const SignIn = () => {
  const floor = useFloor();
  const [name, setName] = createSignal('');
  const [given, setGiven] = createSignal<GivenPassword>(NOTHING_GIVEN);
  const [withCode, setWithCode] = createSignal(false);
  const [problem, setProblem] = createSignal<unknown>();
  const fault = () => (problem() ? faultText(problem(), text.signInFailed) : undefined);
  const note = () => (floor.isOver() ? text.over() : undefined);
  const [busy, setBusy] = createSignal(false);
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await floor.signIn({ name: name().trim(), ...sentOf(given()) });
    } catch (caught) {
      const error = caught instanceof FloorRefusal ? caught.error : null;
      if (error === 'code-needed') setWithCode(true);
      else setProblem(caught);
      if (error === 'wrong-name-or-password') setGiven(NOTHING_GIVEN);
      if (error === 'wrong-code') setGiven({ ...given(), code: '' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SignInSheet title={text.signIn()} note={note()} onSubmit={submit} fault={fault()}>
      <TextField
        label={text.name()}
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
        {text.signInAct()}
      </Button>
      <Suspense>
        <ProviderButton />
      </Suspense>
      <p class="form-hint">{text.own()}</p>
      <LanguageButton />
    </SignInSheet>
  );
};
