// The lock of an idle desk. The page keeps its state behind a sheet that covers it; the password of the signed-in
// member unlocks it. [C.6.5]

import { Dialog } from '@punto/ui/dialog.tsx';
import { createEffect, createSignal, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { openCoupOf } from '../pane/mid-coup.ts';
import { Button } from '../ui/button.tsx';
import { Line } from '../ui/marks.tsx';
import { type GivenPassword, NOTHING_GIVEN, PasswordFields, sentOf } from './password-fields.tsx';

export const LockScreen = () => {
  const floor = useFloor();
  const locked = () => floor.door() === 'locked';
  const open = () => openCoupOf(floor.tables(), floor.me()?.staff.id);
  return (
    <Dialog open={locked()} onClose={() => {}} title="Locked" stays straightIn>
      <PasswordForm
        words={`${floor.me()?.staff.name ?? 'Whoever'} is signed in. The tables go on.`}
        act="Unlock"
      />
      <Show when={open()}>
        {(entry) => (
          <Line tone="warn">
            {`A round is open at ${entry().floor.view.setup.name}, and you deal it. Unlock to hand it over: signing out leaves it to a supervisor.`}
          </Line>
        )}
      </Show>
      <button type="button" class="link lock-way" onClick={() => void floor.signOut()}>
        Sign in as somebody else
      </button>
    </Dialog>
  );
};

/** Asks for the password, and for the one-time code if the account has one. */
export const PasswordForm = (props: { words: string; act: string }) => {
  const floor = useFloor();
  const [given, setGiven] = createSignal<GivenPassword>(NOTHING_GIVEN);
  const [fault, setFault] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  // Clears the field when another member signs in, so that it never shows another's password.
  createEffect(() => floor.me()?.staff.id && setGiven(NOTHING_GIVEN));
  const submit = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await floor.confirm(sentOf(given()));
    } catch (caught) {
      setFault(caught instanceof Error ? caught.message : 'That did not work.');
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
