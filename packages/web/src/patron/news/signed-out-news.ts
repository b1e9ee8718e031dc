// A notice to a patron whose session in this browser was ended elsewhere and who now plays as a new guest: without it the coins
// would seem to be lost.
import { loadTexts, texts } from '@punto/language/catalogue';
import { createIdentityClient } from '@punto/protocol/client/identity-client';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { notifyUntilDismissed } from '@punto/ui/notice.tsx';
import { createEffect } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { ACCOUNT_KEY } from '../account/account-key.ts';

const text = texts('account');

export const useSignedOutNews = (): void => {
  const { visit } = useClientState();
  let asked: string | undefined;
  createEffect(() => {
    const patron = visit()?.patron;
    if (patron === undefined || patron === asked || localStore.read(ACCOUNT_KEY) === null) return;
    asked = patron;
    void tellIfGuest();
  });
};

const client = createIdentityClient({ fetch: (url, init) => fetch(url, init) });

const tellIfGuest = async (): Promise<void> => {
  // If the answer cannot be read, the next loaded page asks again.
  const identity = await client.identity().catch(() => null);
  if (!identity || identity.passkeys.length > 0 || identity.recoveryCodes > 0 || identity.openid) return;
  await loadTexts('account');
  notifyUntilDismissed(text.sessions.ended, {
    link: { href: '/account', text: text.title },
    onDismiss: () => localStore.remove(ACCOUNT_KEY),
  });
};
