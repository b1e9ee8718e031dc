// The passkeys of an account: name, add, remove. The last sign-in method is removed only after a warning.
import { texts } from '@punto/language/catalogue';
import { ApiRefusal } from '@punto/protocol/client/api-client';
import type { IdentityAnswer, PasskeyAnswer } from '@punto/protocol/identity-api';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Icon } from '@punto/ui/icon.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { type AccountState, identityClient } from './account-state.ts';
import { makePasskey } from './passkey-browser.ts';
import { PasskeysHere } from './passkeys-here.tsx';

const text = texts('account').passkeys;

export const PasskeysPart = (props: { account: AccountState; identity: IdentityAnswer }) => {
  const [last, setLast] = createSignal<string | null>(null);
  const { act, proved, tell } = props.account;
  const add = async () => {
    const asked = await proved(() => identityClient.passkeyOptions());
    const credential = await makePasskey(asked);
    tell(await proved(() => identityClient.addPasskey({ credential })));
    notify(text.added, 'good');
  };
  const remove = async (id: string, isLast = false) => {
    try {
      tell(await proved(() => identityClient.removePasskey(id, isLast)));
      notify(text.removed, 'good');
    } catch (fault) {
      if (!(fault instanceof ApiRefusal) || fault.said.detail !== 'last-way-in') throw fault;
      setLast(id);
    }
  };
  const removeLast = async (id: string) => {
    setLast(null);
    await act(() => remove(id, true));
  };
  return (
    <section class="settings-group">
      <h2>{text.title()}</h2>
      <p>{text.says()}</p>
      <ul class="account-list">
        <For each={props.identity.passkeys}>
          {(passkey) => (
            <PasskeyLine
              account={props.account}
              passkey={passkey}
              onRemove={() => act(() => remove(passkey.id))}
            />
          )}
        </For>
      </ul>
      <PasskeysHere account={props.account}>
        <button
          type="button"
          class="btn account-act"
          disabled={props.account.busy()}
          onClick={() => act(add)}
        >
          {text.add()}
        </button>
      </PasskeysHere>
      <Dialog
        look="sheet"
        small
        open={last() !== null}
        onClose={() => setLast(null)}
        title={text.lastTitle()}
      >
        <p>{text.lastSays()}</p>
        <div class="account-choice">
          <button type="button" class="btn" onClick={() => setLast(null)}>
            {text.keep()}
          </button>
          <button type="button" class="btn quiet" onClick={() => removeLast(last() ?? '')}>
            {text.removeLast()}
          </button>
        </div>
      </Dialog>
    </section>
  );
};

const PasskeyLine = (props: { account: AccountState; passkey: PasskeyAnswer; onRemove: () => void }) => {
  const [typed, setTyped] = createSignal<string | null>(null);
  const id = createUniqueId();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = typed()?.trim() ?? '';
    if (name === '') return;
    const saved = await props.account.act(async () =>
      props.account.tell(await identityClient.renamePasskey(props.passkey.id, { name })),
    );
    if (saved) setTyped(null);
  };
  const { name } = props.passkey;
  return (
    <li>
      <Show
        when={typed() !== null}
        fallback={
          <>
            <span>
              <b dir="auto">{props.passkey.name}</b>
              <small>
                {props.passkey.usedAt === null
                  ? text.unused({ when: props.passkey.createdAt })
                  : text.used({ when: props.passkey.usedAt })}
              </small>
              <Show when={props.passkey.relyingParty !== location.hostname}>
                <small>{text.elsewhere({ domain: props.passkey.relyingParty })}</small>
              </Show>
            </span>
            <button
              type="button"
              class="icon-btn"
              aria-label={text.rename({ name })}
              onClick={() => setTyped(props.passkey.name)}
            >
              <Icon name="gear" />
            </button>
            <button
              type="button"
              class="icon-btn"
              aria-label={text.remove({ name })}
              disabled={props.account.busy()}
              onClick={() => props.onRemove()}
            >
              <Icon name="clear" />
            </button>
          </>
        }
      >
        <form class="own-name account-rename" onSubmit={save}>
          <label for={id}>{text.name()}</label>
          <div class="own-name-row">
            <input
              id={id}
              type="text"
              dir="auto"
              maxlength={60}
              required
              value={typed() ?? ''}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="btn">
              {text.save()}
            </button>
          </div>
        </form>
      </Show>
    </li>
  );
};
