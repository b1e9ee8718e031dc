// The lock of an idle desk. The page keeps its state behind a sheet that covers it; the password of the signed-in
// member unlocks it, or a new sign-in at the provider where the member signs in there. [C.6.5]

import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Dialog } from '@punto/ui/dialog.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createEffect, createSignal, Show, Suspense } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import { useFloor } from '../client/floor.tsx';
import { openCoupOf } from '../pane/mid-coup.ts';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';
import { type GivenPassword, NOTHING_GIVEN, PasswordFields, sentOf } from './password-fields.tsx';

const ProviderAgain = lazyPart(
  async () => (await withTexts(import('./provider-again.tsx'), 'names')).ProviderAgain,
);

const text = texts('floor').signIn;

export const LockScreen = () => {
  const floor = useFloor();
  const locked = () => floor.signInState() === 'locked';
  const open = () => openCoupOf(floor.tables(), floor.me()?.staff.id);
  const says = () => {
    const name = floor.me()?.staff.name;
    return name === undefined ? text.locked.saysUnknown() : text.locked.says({ name });
  };
  return (
    <Dialog open={locked()} onClose={() => {}} title={text.locked.title()} stays straightIn>
      <ProofForm words={says()} act={text.locked.unlock()} />
      <Show when={open()}>
        {(entry) => (
          <Line tone="warn">{text.locked.roundOpen({ table: entry().floor.view.setup.name })}</Line>
        )}
      </Show>
      <button type="button" class="link lock-way" onClick={() => void floor.signOut()}>
        {text.locked.another()}
      </button>
    </Dialog>
  );
};

/** Asks for what the member signs in with. */
export const ProofForm = (props: { words: string; act: string }) => {
  const floor = useFloor();
  return (
    <Show when={floor.me()?.staff.provider} fallback={<PasswordForm words={props.words} act={props.act} />}>
      {(name) => (
        <Suspense>
          <p>{props.words}</p>
          <ProviderAgain name={name()} />
        </Suspense>
      )}
    </Show>
  );
};

/** The password, and the one-time code if the account has one. */
const PasswordForm = (props: { words: string; act: string }) => {
  const floor = useFloor();
  const [given, setGiven] = createSignal<GivenPassword>(NOTHING_GIVEN);
  const [problem, setProblem] = createSignal<unknown>();
  const fault = () => (problem() ? faultText(problem(), text.failed) : undefined);
  const [busy, setBusy] = createSignal(false);
  // Clears the field when another member signs in, so that it never shows another's password.
  createEffect(() => floor.me()?.staff.id && setGiven(NOTHING_GIVEN));
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await floor.confirm(sentOf(given()));
    } catch (caught) {
      setProblem(caught);
    } finally {
      setGiven(NOTHING_GIVEN);
      setBusy(false);
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{props.words}</p>
      <Show when={fault()}>
        <Line tone="bad" spoken>
          {fault()}
        </Line>
      </Show>
      <PasswordFields
        given={given()}
        onGiven={setGiven}
        withCode={floor.me()?.staff.hasCode ?? false}
        autofocus
      />
      <Button kind="primary" type="submit" wide busy={busy()}>
        {props.act}
      </Button>
    </form>
  );
};
