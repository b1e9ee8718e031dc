// Shows a new password once. It cannot be shown again, so neither Esc nor a press on the backdrop closes the dialog.

import { Dialog } from '@punto/ui/dialog.tsx';
import { Show } from 'solid-js';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SecretText } from '../../ui/secret-text.tsx';

export type CreatedPassword = { readonly name: string; readonly password: string };

export const CreatedPasswordDialog = (props: { told: CreatedPassword | null; onClose: () => void }) => (
  <Dialog
    open={props.told !== null}
    onClose={props.onClose}
    stays
    title="A password for one sign-in"
    foot={
      <Button kind="primary" onPress={props.onClose}>
        It is written down
      </Button>
    }
  >
    <Show when={props.told}>
      {(told) => (
        <>
          <p>
            Give this to <b>{told().name}</b>. It is shown this once and kept nowhere; they choose their own
            at their first sign-in.
          </p>
          <SecretText layout="centred" text={told().password} />
          <CopyButton text={told().password} what="the password" />
        </>
      )}
    </Show>
  </Dialog>
);
