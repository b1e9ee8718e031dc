// The app's state: one client, told as signals. It comes in once as a guest, then the socket carries all that
// changes; a link that broke mends itself, and only when the session itself is gone do we come in again.

import { browserEnvironment, socketUrl } from '@punto/protocol/client/browser';
import type { ConnectionState } from '@punto/protocol/client/connection';
import type { Environment } from '@punto/protocol/client/environment';
import { createClient, type PatronClient } from '@punto/protocol/client/patron-client';
import type { AccountView, KeptRecord, LobbyEntry } from '@punto/protocol/message';
import { keptForWindow } from '@punto/ui/client/kept.ts';
import { notify } from '@punto/ui/notice.tsx';
import {
  type Accessor,
  createContext,
  createEffect,
  createSignal,
  type JSX,
  onCleanup,
  onMount,
  useContext,
} from 'solid-js';
import { api } from './api.ts';
import { cutMemory } from './cut-memory.ts';
import { beginVisit, mayHoldGift, readVisit, type Visit, withGifts } from './visit.ts';

export type House = {
  readonly client: PatronClient;
  readonly connection: Accessor<ConnectionState>;
  /** The house said that it stops and opens again, and has not opened yet. */
  readonly reopening: Accessor<boolean>;
  readonly latencyMs: Accessor<number | null>;
  /** `null` until the house has greeted. */
  readonly account: Accessor<AccountView | null>;
  /** Since when the patron is here, and with what they came; `null` until the house has greeted. */
  readonly visit: Accessor<Visit | null>;
  /** In the house's order; `null` until told, and only current while somebody watches: see `useLobby`. */
  readonly lobby: Accessor<readonly LobbyEntry[] | null>;
  /** The latest round of the patron's that was decided, at any table. */
  readonly settled: Accessor<KeptRecord | null>;
  /** The latest correction of a round of the patron's. [T6] */
  readonly corrected: Accessor<KeptRecord | null>;
  /** Milliseconds since 1970 by the server's clock: what countdowns run on. [T1] */
  readonly now: () => number;
  /** Does not wait out the pause before the next attempt to reach the house. */
  readonly wake: () => void;
  /** Asks for more play coins; throws the house's reason. [L7] */
  readonly topUp: () => Promise<void>;
};

const HouseContext = createContext<House>();

export const useHouse = (): House => {
  const house = useContext(HouseContext);
  if (house === undefined) throw new Error('outside the house');
  return house;
};

export const HouseProvider = (props: { house?: House; children: JSX.Element }) => {
  const house = props.house ?? createHouse(browserEnvironment);
  return <HouseContext.Provider value={house}>{props.children}</HouseContext.Provider>;
};

/** Every table of the house, kept current while the component lives. */
export const useLobby = (): Accessor<readonly LobbyEntry[] | null> => {
  const house = useHouse();
  onMount(() => onCleanup(house.client.watchLobby()));
  return house.lobby;
};

const ENTER_AGAIN_MS = 3_000;
const VISIT_KEY = 'punto.visit';

const createHouse = (environment: Environment): House => {
  const client = createClient({ url: socketUrl(location.origin), environment, cutMemory });
  const [connection, setConnection] = createSignal<ConnectionState>({ state: 'connecting' });
  const [reopening, setReopening] = createSignal(false);
  const [latencyMs, setLatency] = createSignal<number | null>(null);
  const [account, setAccount] = createSignal<AccountView | null>(null);
  const [lobby, setLobby] = createSignal<readonly LobbyEntry[] | null>(null);
  const [corrected, setCorrected] = createSignal<KeptRecord | null>(null, { equals: false });
  const [settled, setSettled] = createSignal<KeptRecord | null>(null, { equals: false });

  const [visit, setVisit] = createSignal<Visit | null>(null);
  createEffect(() => visit() && keptForWindow.keep(VISIT_KEY, JSON.stringify(visit())));
  const tellAccount = (next: AccountView) => {
    const before = account();
    setAccount(next);
    if (before && mayHoldGift(before, next)) void countGifts();
  };
  /** Unread, the gifts stay to be counted when the balance rises again or the page is loaded. */
  const countGifts = async () => {
    const page = await api.statement(null).catch(() => null);
    if (page) setVisit((now) => now && withGifts(now, page.items));
  };

  let inside = false;
  let cancelAgain = () => {};
  const comeIn = async (): Promise<void> => {
    cancelAgain();
    try {
      const { patron, account: now, serverTime } = await api.enter();
      const known = readVisit(keptForWindow.read(VISIT_KEY), patron.id);
      setVisit(known ?? beginVisit(patron.id, now, serverTime));
      setAccount(now);
      // Given in another window, while this one was not there.
      if (known) void countGifts();
      inside = true;
      client.connect();
    } catch {
      // Nobody answers, or the house is closing: shown as a lost link, tried until it is there.
      setConnection({ state: 'lost', retryMs: ENTER_AGAIN_MS });
      cancelAgain = environment.after(ENTER_AGAIN_MS, comeIn);
    }
  };

  client.on('connection', (state) => {
    setConnection(state);
    if (state.state === 'open') setReopening(false);
    if (state.state === 'refused' && state.reason === 'not-signed-in') {
      inside = false;
      void comeIn();
    }
  });
  client.on('closing', () => setReopening(true));
  /** It is sent again and again: its patron is told once. */
  let waiting: string | null = null;
  client.on('error', ({ error, ticket, message }) => {
    if (error !== 'cannot-record' || ticket === undefined || ticket === waiting) return;
    waiting = ticket;
    notify(message, 'warn');
  });
  client.on('latency', (told) => setLatency(told.latencyMs));
  client.on('account', tellAccount);
  client.on('lobby', (told) => setLobby([...told.lobby.values()]));
  client.on('settled', setSettled);
  client.on('corrected', setCorrected);

  const wake = () => (inside ? client.wake() : void comeIn());
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  void comeIn();

  return {
    client,
    connection,
    reopening,
    latencyMs,
    account,
    visit,
    lobby,
    settled,
    corrected,
    now: client.serverNow,
    wake,
    topUp: async () => {
      tellAccount((await api.topUp(environment.newId())).account);
    },
  };
};
