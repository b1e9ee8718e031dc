// The account page: how a guest keeps the account, sign-in, and the stored data of the patron.
import { texts } from '@punto/language/catalogue';
import { notify } from '@punto/ui/notice.tsx';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { onMount, Show } from 'solid-js';
import { AccountParts } from './account-parts.tsx';
import { createAccountState } from './account-state.ts';
import { CodePrompt } from './code-prompt.tsx';
import { SignInPart } from './sign-in-part.tsx';
import '../settings/settings.css';
import '../settings/own-name.css';
import './account.css';

const text = texts('account');
const refused = texts('shell').fault['sign-in-refused'];

export default function AccountPage() {
  usePageTitle(text.title);
  const account = createAccountState();
  onMount(() => {
    if (new URLSearchParams(location.search).get('refused') === 'openid') notify(refused, 'warn');
  });
  const signedIn = () => {
    const identity = account.identity();
    return identity === 'none' ? null : identity;
  };
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <div class="settings account">
        <Show when={account.unread()}>
          <p role="alert">{text.unread()}</p>
        </Show>
        <Show when={account.identity() === 'none'}>
          <SignInPart account={account} guest={null} />
        </Show>
        <Show when={signedIn()}>
          {(identity) => <AccountParts account={account} identity={identity()} />}
        </Show>
      </div>
      <CodePrompt account={account} />
    </main>
  );
}
