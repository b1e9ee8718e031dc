// Asks for a recovery code, or a new sign-in at the provider, when a proof is needed and none of the patron's passkeys works in
// this browser.
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, createUniqueId, Show } from 'solid-js';
import { faultText } from '../../client/fault-text.ts';
import { type AccountState, identityClient } from './account-state.ts';

const text = texts('account');

export const CodePrompt = (props: { account: AccountState }) => {
  const [code, setCode] = createSignal('');
  const id = createUniqueId();
  /** Name of the provider at which this account signs in; `null`: it does not. */
  const provider = () => {
    const known = props.account.identity();
    return known !== null && known !== 'none' && known.openid
      ? (props.account.ways()?.openid?.name ?? null)
      : null;
  };
  /** The page comes back with the proof; the patron then repeats what needed it. */
  const atProvider = async () => {
    try {
      location.assign((await identityClient.startOpenid({ prove: true })).url);
    } catch (fault) {
      notify(() => faultText(fault), 'warn');
    }
  };
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
      <Show when={provider()}>
        {(name) => (
          <div class="account-choice">
            <button type="button" class="btn quiet" onClick={() => void atProvider()}>
              {text.signIn.openid({ name: name() })}
            </button>
          </div>
        )}
      </Show>
    </Dialog>
  );
};
