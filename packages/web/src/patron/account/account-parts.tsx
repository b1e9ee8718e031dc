// The parts of the account page of a guest, or of a patron with a session.
import { texts } from '@punto/language/catalogue';
import type { IdentityAnswer } from '@punto/protocol/identity-api';
import { notify } from '@punto/ui/notice.tsx';
import { Show } from 'solid-js';
import { type AccountState, identityClient, isGuest } from './account-state.ts';
import { CodesPart } from './codes-part.tsx';
import { DataPart } from './data-part.tsx';
import { makePasskey } from './passkey-browser.ts';
import { PasskeysHere } from './passkeys-here.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInPart } from './sign-in-part.tsx';

const text = texts('account');

export const AccountParts = (props: { account: AccountState; identity: IdentityAnswer }) => (
  <>
    <Show
      when={isGuest(props.identity)}
      fallback={
        <>
          <PasskeysPart account={props.account} identity={props.identity} />
          <CodesPart account={props.account} identity={props.identity} />
          <SessionsPart account={props.account} identity={props.identity} />
        </>
      }
    >
      <GuestPart account={props.account} />
      <SignInPart account={props.account} guest={props.identity} />
    </Show>
    <DataPart account={props.account} />
  </>
);

const GuestPart = (props: { account: AccountState }) => {
  const make = async () => {
    const asked = await identityClient.passkeyOptions();
    props.account.tell(await identityClient.addPasskey({ credential: await makePasskey(asked) }));
    notify(text.guest.made, 'good');
  };
  return (
    <section class="settings-group">
      <h2>{text.guest.title()}</h2>
      <p>{text.guest.says()}</p>
      <PasskeysHere account={props.account}>
        <button
          type="button"
          class="btn account-act"
          disabled={props.account.busy()}
          onClick={() => props.account.act(make)}
        >
          {text.guest.act()}
        </button>
      </PasskeysHere>
    </section>
  );
};
