// Shows a new password once. It cannot be shown again, so neither Esc nor a press on the backdrop closes the dialog.

import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { Show } from 'solid-js';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SecretText } from '../../ui/secret-text.tsx';

const text = texts('office').people.password;

export type CreatedPassword = { readonly name: string; readonly password: string };

export const CreatedPasswordDialog = (props: { told: CreatedPassword | null; onClose: () => void }) => (
  <Dialog
    open={props.told !== null}
    onClose={props.onClose}
    stays
    title={text.title()}
    foot={
      <Button kind="primary" onPress={props.onClose}>
        {text.done()}
      </Button>
    }
  >
    <Show when={props.told}>
      {(told) => (
        <>
          <p>
            <Sentence parts={text.says.parts({ name: told().name })} />
          </p>
          <SecretText layout="centred" text={told().password} />
          <CopyButton text={told().password} />
        </>
      )}
    </Show>
  </Dialog>
);
