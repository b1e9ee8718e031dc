// What passkeys are for, or why they do not work here: browsers make none for a numeric address, and an insecure page has no
// interface for them.
import { texts } from '@punto/language/catalogue';
import { type JSX, Show } from 'solid-js';
import type { AccountState } from './account-state.ts';
import { hasPasskeys } from './passkey-browser.ts';

const text = texts('account').none;

export const PasskeysHere = (props: { account: AccountState; children: JSX.Element }) => (
  <Show when={props.account.ways()}>
    {(ways) => (
      <Show when={ways().passkeys} fallback={<p>{text.address()}</p>}>
        <Show when={hasPasskeys()} fallback={<p>{text.browser()}</p>}>
          {props.children}
        </Show>
      </Show>
    )}
  </Show>
);
