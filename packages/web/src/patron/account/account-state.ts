// The state of the account page: read from the server, changed by acts of which some need a passkey first.
import { texts } from '@punto/language/catalogue';
import { ApiRefusal } from '@punto/protocol/client/api-client';
import { createIdentityClient } from '@punto/protocol/client/identity-client';
import type { IdentityAnswer, WaysAnswer } from '@punto/protocol/identity-api';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, onMount } from 'solid-js';
import { faultText } from '../../client/fault-text.ts';
import { ACCOUNT_KEY } from './account-key.ts';
import { Stopped, usePasskey } from './passkey-browser.ts';

const text = texts('account');

export const identityClient = createIdentityClient({ fetch: (url, init) => fetch(url, init) });

export type AccountState = ReturnType<typeof createAccountState>;

/** A guest: only the session of this browser leads to the account. */
export const isGuest = ({ passkeys, recoveryCodes, openid }: IdentityAnswer): boolean =>
  passkeys.length === 0 && recoveryCodes === 0 && !openid;

/** Call for a new session: everything on the page belongs to the session before. */
export const openAnew = (): void => location.assign('/account');

const AGAIN_MS = 300;

export const createAccountState = () => {
  const [ways, setWays] = createSignal<WaysAnswer | null>(null);
  /** `none`: the house admits no guests, and there is no session. */
  const [identity, setIdentity] = createSignal<IdentityAnswer | 'none' | null>(null);
  const [unread, setUnread] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  /** Waits for a recovery code when no passkey can be shown. */
  const [codeAsked, setCodeAsked] = createSignal<((code: string | null) => void) | null>(null);

  const tell = (now: IdentityAnswer): void => {
    setIdentity(now);
    if (isGuest(now)) localStore.remove(ACCOUNT_KEY);
    else localStore.write(ACCOUNT_KEY, 'yes');
  };

  /** `none`: there is no session, and the house admits no guests. */
  const read = async (): Promise<void> => {
    try {
      const now = await identityClient.ways();
      setWays(now);
      tell(await identityClient.identity());
    } catch (fault) {
      if (!(fault instanceof ApiRefusal) || fault.error !== 'not-signed-in') setUnread(true);
      else if (ways()?.guests !== 'open') setIdentity('none');
      // The session of a first visit is still being opened.
      else setTimeout(() => void read(), AGAIN_MS);
    }
  };
  onMount(() => void read());

  /** Runs one act at a time and shows why it failed; returns `false` then. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (fault) {
      if (fault instanceof Stopped) notify(text.stopped);
      else notify(() => faultText(fault), 'warn');
      return false;
    } finally {
      setBusy(false);
    }
  };

  const proveByCode = async (): Promise<void> => {
    const code = await new Promise<string | null>((resolve) => setCodeAsked(() => resolve));
    setCodeAsked(null);
    if (code === null) throw new Stopped();
    tell(await identityClient.prove({ code }));
  };

  const prove = async (): Promise<void> => {
    const known = identity();
    const here =
      known !== 'none' && known?.passkeys.some(({ relyingParty }) => relyingParty === location.hostname);
    if (!here) return proveByCode();
    const credential = await usePasskey(await identityClient.proofOptions());
    tell(await identityClient.prove({ credential }));
  };

  /** Runs the act; if the server asks for a proof, asks for a passkey and repeats it. */
  const proved = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof ApiRefusal) || fault.error !== 'prove-first') throw fault;
      await prove();
      return work();
    }
  };

  return { ways, identity, unread, busy, codeAsked, tell, act, proved };
};
