// State of the app: one protocol client, as signals. It opens a guest session once over HTTP; then the WebSocket sends
// all updates. A lost connection is re-established, and only when the session itself has ended is a new one opened.

import { texts } from '@punto/language/catalogue';
import type { SessionAnswer } from '@punto/protocol/api';
import { ApiRefusal } from '@punto/protocol/client/api-client';
import { createBrowserEnvironment, socketUrl } from '@punto/protocol/client/browser';
import type { ConnectionState } from '@punto/protocol/client/connection';
import type { Environment } from '@punto/protocol/client/environment';
import { createClient, type PatronClient } from '@punto/protocol/client/patron-client';
import type { AccountView, KeptRecord, LobbyEntry } from '@punto/protocol/message';
import { windowStore } from '@punto/ui/client/browser-store.ts';
import { notify } from '@punto/ui/notice.tsx';
import { shownEntry } from '@punto/ui/words/room-words.ts';
import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createRoot,
  createSignal,
  type JSX,
  onCleanup,
  onMount,
  useContext,
} from 'solid-js';
import { api } from './api.ts';
import { createLaterCuts } from './later-cuts.ts';
import { showBrand, wasLaunched } from './own-brand.ts';
import { openPageSocket, watchFirst } from './page-socket.ts';
import { beginVisit, mayHoldGift, parseVisit, type Visit } from './visit.ts';

const text = texts('play').refused;

export type ClientState = {
  readonly client: PatronClient;
  readonly connection: Accessor<ConnectionState>;
  /** The server announced that it restarts, and is not back yet. */
  readonly reopening: Accessor<boolean>;
  readonly latencyMs: Accessor<number | null>;
  /** `null` until the server's greeting. */
  readonly account: Accessor<AccountView | null>;
  /** Start and starting balance of the patron's visit; `null` until the server's greeting. */
  readonly visit: Accessor<Visit | null>;
  /** In the server's order; `null` until received. Updated only while a component uses `useLobby`. */
  readonly lobby: Accessor<readonly LobbyEntry[] | null>;
  /** The patron's latest settled round at any table. */
  readonly settled: Accessor<KeptRecord | null>;
  /** The patron's latest corrected round. [T6] */
  readonly corrected: Accessor<KeptRecord | null>;
  /** Server time in milliseconds since 1970, for countdowns. [T1] */
  readonly now: () => number;
  /** Tries to reconnect immediately instead of waiting for the next attempt. */
  readonly wake: () => void;
  /** Requests more play coins; throws the server's refusal. [L7] */
  readonly topUp: () => Promise<void>;
};

const ClientStateContext = createContext<ClientState>();

export const useClientState = (): ClientState => {
  const app = useContext(ClientStateContext);
  if (app === undefined) throw new Error('useClientState outside of ClientStateProvider');
  return app;
};

export const ClientStateProvider = (props: { app: ClientState; children: JSX.Element }) => (
  <ClientStateContext.Provider value={props.app}>{props.children}</ClientStateContext.Provider>
);

/** State of the whole page; takes the page's socket when the texts are loaded, or requests the session at once. */
export const openClientState = (textsLoaded: Promise<void>): ClientState =>
  createRoot(() => createClientState(createBrowserEnvironment(openPageSocket), textsLoaded));

/** All tables, updated while the component is mounted. */
export const useLobby = (): Accessor<readonly LobbyEntry[] | null> => {
  const app = useClientState();
  onMount(() => onCleanup(app.client.watchLobby()));
  return app.lobby;
};

/** The house admits no guests: only the account page can be shown. */
const SIGN_IN = '/account';
const isClosed = (fault: unknown): boolean =>
  fault instanceof ApiRefusal && fault.error === 'closed-to-guests';
/** A launch that is used up, or a launched patron's session that has ended. */
const isOver = (fault: unknown): boolean =>
  fault instanceof ApiRefusal && (fault.error === 'sign-in-refused' || fault.error === 'not-signed-in');

const LAUNCH = /^\/launch\/([^/]+)$/;
/** Enters by the launch in the URL, by the session of an earlier launch, or by the cookie. */
const enter = async (): Promise<SessionAnswer> => {
  const [, brand] = LAUNCH.exec(location.pathname) ?? [];
  if (brand !== undefined) return (await import('./launch.ts')).enterLaunched(brand);
  return wasLaunched() ? api.me() : api.enter();
};
const ENTER_AGAIN_MS = 3_000;
const VISIT_KEY = 'punto.visit';

const createClientState = (environment: Environment, textsLoaded: Promise<void>): ClientState => {
  const client = createClient({ url: socketUrl(location.origin), environment, createCuts: createLaterCuts });
  const [connection, setConnection] = createSignal<ConnectionState>({ state: 'connecting' });
  const [reopening, setReopening] = createSignal(false);
  const [latencyMs, setLatency] = createSignal<number | null>(null);
  const [account, setAccount] = createSignal<AccountView | null>(null);
  const [lobby, setLobby] = createSignal<readonly LobbyEntry[] | null>(null);
  const [corrected, setCorrected] = createSignal<KeptRecord | null>(null, { equals: false });
  const [settled, setSettled] = createSignal<KeptRecord | null>(null, { equals: false });

  const [visit, setVisit] = createSignal<Visit | null>(null);
  createEffect(() => visit() && windowStore.write(VISIT_KEY, JSON.stringify(visit())));
  const tellAccount = (next: AccountView) => {
    const before = account();
    setAccount(next);
    if (before && mayHoldGift(before, next)) void countGifts();
  };
  /** If the statement cannot be read, the gifts are counted when the balance next rises or the page is loaded. */
  const countGifts = async () => {
    const add = await import('./gifts.ts').then(
      ({ readGifts }) => readGifts(),
      () => null,
    );
    if (add) setVisit((now) => now && add(now));
  };

  let inside = false;
  let cancelAgain = () => {};
  const comeIn = async (): Promise<void> => {
    cancelAgain();
    try {
      const { patron, account: now, serverTime, brand } = await enter();
      if (brand) await showBrand(brand, client);
      const known = parseVisit(windowStore.read(VISIT_KEY), patron.id);
      setVisit(known ?? beginVisit(patron.id, now, serverTime));
      // An open socket has a later one.
      if (!account()) setAccount(now);
      // Gifts may have been granted in another window while this one was closed.
      if (known) void countGifts();
      inside = true;
      // The page's socket is of another patron if another window entered at the same time, or if the browser did not take the cookie.
      if (client.patron() !== patron.id) client.close();
      client.connect();
    } catch (refused) {
      // The operator launches its patron again.
      if (isOver(refused)) return void setConnection({ state: 'refused', reason: 'not-signed-in' });
      // Not a lost link: a sign-in or an entry with an invitation reloads the page.
      if (isClosed(refused)) {
        if (location.pathname !== SIGN_IN) return location.assign(SIGN_IN);
        return void setConnection({ state: 'refused', reason: 'not-signed-in' });
      }
      // The server does not respond or is shutting down: shown as a lost connection, and tried again.
      if (connection().state !== 'open') setConnection({ state: 'lost', retryMs: ENTER_AGAIN_MS });
      cancelAgain = environment.after(ENTER_AGAIN_MS, comeIn);
    }
  };

  client.on('connection', (state) => {
    setConnection(state);
    if (state.state === 'open') setReopening(false);
    const isOut = state.state === 'refused' && state.reason === 'not-signed-in';
    if (isOut) inside = false;
    // The page's socket could not be opened: the session is first then.
    const isLost = !inside && state.state === 'lost';
    if (isLost) client.close();
    // Or it has entered.
    const hasEntered = !inside && state.state === 'open';
    if (hasEntered || isLost || (isOut && !wasLaunched())) void comeIn();
  });
  client.on('closing', () => setReopening(true));
  /** The refusal is repeated with every attempt; the patron is notified once. */
  let waiting: string | null = null;
  client.on('error', ({ error, ticket }) => {
    if (error !== 'cannot-record' || ticket === undefined || ticket === waiting) return;
    waiting = ticket;
    notify(() => text.sentence({ why: text.failed[error]() }), 'warn');
  });
  const shownLobby = createMemo(() => lobby()?.map(shownEntry) ?? null);
  client.on('latency', (told) => setLatency(told.latencyMs));
  client.on('account', tellAccount);
  client.on('lobby', (told) => setLobby([...told.lobby.values()]));
  client.on('settled', setSettled);
  client.on('corrected', setCorrected);

  const wake = () => {
    if (inside) client.wake();
    // The page's socket, or a request on its way, may begin a session: nothing else does meanwhile.
    else if (connection().state !== 'connecting') void comeIn();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  watchFirst(client);
  // Entries of the lobby have names in the language of the page.
  if (globalThis.puntoSocket) void textsLoaded.then(client.connect);
  else void comeIn();

  return {
    client,
    connection,
    reopening,
    latencyMs,
    account,
    visit,
    lobby: shownLobby,
    settled,
    corrected,
    now: client.serverNow,
    wake,
    topUp: async () => {
      tellAccount((await api.topUp(environment.newId())).account);
    },
  };
};
