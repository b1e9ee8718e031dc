// Recovery codes: the number of unused ones, and ten new ones, shown once, for paper.
import { texts } from '@punto/language/catalogue';
import type { IdentityAnswer } from '@punto/protocol/identity-api';
import { createSignal, For, Show } from 'solid-js';
import { type AccountState, identityClient } from './account-state.ts';

const text = texts('account').codes;

export const CodesPart = (props: { account: AccountState; identity: IdentityAnswer }) => {
  const [codes, setCodes] = createSignal<readonly string[]>([]);
  const make = async () => {
    const made = await props.account.proved(() => identityClient.makeCodes());
    setCodes(made.codes);
    props.account.tell(await identityClient.identity());
  };
  return (
    <section class="settings-group">
      <h2>{text.title()}</h2>
      <Show
        when={codes().length > 0}
        fallback={
          <>
            <p>{text.says()}</p>
            <p>{text.left({ n: props.identity.recoveryCodes })}</p>
            <button
              type="button"
              class="btn quiet account-act"
              disabled={props.account.busy()}
              onClick={() => props.account.act(make)}
            >
              {props.identity.recoveryCodes === 0 ? text.make() : text.remake()}
            </button>
          </>
        }
      >
        <div class="account-paper">
          <p role="status">{text.shown()}</p>
          <h3>{text.paper({ site: location.host })}</h3>
          <ol>
            <For each={codes()}>
              {(code) => (
                <li>
                  <code>{code}</code>
                </li>
              )}
            </For>
          </ol>
        </div>
        <p class="account-acts">
          <button type="button" class="btn" onClick={() => print()}>
            {text.print()}
          </button>
          <button type="button" class="btn quiet" onClick={() => setCodes([])}>
            {text.hide()}
          </button>
        </p>
      </Show>
    </section>
  );
};
