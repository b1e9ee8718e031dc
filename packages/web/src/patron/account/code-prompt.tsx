// Asks for a recovery code when a proof is needed and none of the patron's passkeys works in this browser.
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createSignal, createUniqueId } from 'solid-js';
import type { AccountState } from './account-state.ts';

const text = texts('account');

export const CodePrompt = (props: { account: AccountState }) => {
  const [code, setCode] = createSignal('');
  const id = createUniqueId();
  const answer = (given: string | null) => {
    props.account.codeAsked()?.(given);
    setCode('');
  };
  return (
    <Dialog
      look="sheet"
      small
      straightIn
      open={props.account.codeAsked() !== null}
      onClose={() => answer(null)}
      title={text.prove.title()}
    >
      <form
        class="own-name"
        onSubmit={(event) => {
          event.preventDefault();
          answer(code());
        }}
      >
        <p>{text.prove.says()}</p>
        <label for={id}>{text.signIn.code()}</label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxlength={60}
          required
          value={code()}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {text.prove.act()}
        </button>
      </form>
    </Dialog>
  );
};
