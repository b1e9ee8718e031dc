// What passkeys are needed for, or why there are none here: browsers have none at an address in numbers, and a page that is
// not secure has no interface for them at all.
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
