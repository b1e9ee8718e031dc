// The patron's sessions: each can be ended, and its pages close at once.
import { texts } from '@punto/language/catalogue';
import type { IdentityAnswer } from '@punto/protocol/identity-api';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { For, Show } from 'solid-js';
import { ACCOUNT_KEY } from './account-key.ts';
import { type AccountState, identityClient, openAnew } from './account-state.ts';

const text = texts('account').sessions;

export const SessionsPart = (props: { account: AccountState; identity: IdentityAnswer }) => {
  const { act, tell } = props.account;
  const deviceOf = (device: string): string => device || text.unknown();
  const signOut = async () => {
    await identityClient.signOut();
    localStore.remove(ACCOUNT_KEY);
    openAnew();
  };
  return (
    <section class="settings-group">
      <h2>{text.title()}</h2>
      <ul class="account-list">
        <For each={props.identity.sessions}>
          {(session) => (
            <li>
              <span>
                <b>{deviceOf(session.device)}</b>
                <small>{session.here ? text.here() : text.seen({ when: session.seenAt })}</small>
              </span>
              <Show when={!session.here}>
                <button
                  type="button"
                  class="icon-btn"
                  aria-label={text.end({ device: deviceOf(session.device) })}
                  disabled={props.account.busy()}
                  onClick={() => act(async () => tell(await identityClient.endSession(session.id)))}
                >
                  <Icon name="exit" />
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.identity.guestWaits}>
        <p>{text.guestWaits()}</p>
      </Show>
      <p class="account-acts">
        <button type="button" class="btn quiet" disabled={props.account.busy()} onClick={() => act(signOut)}>
          {text.signOut()}
        </button>
        <Show when={props.identity.sessions.length > 1}>
          <button
            type="button"
            class="btn quiet"
            disabled={props.account.busy()}
            onClick={() => act(async () => tell(await identityClient.endOtherSessions()))}
          >
            {text.endOthers()}
          </button>
        </Show>
      </p>
    </section>
  );
};
