// State of the console as signals: the signed-in member of staff, the entries of all tables, the full view of the watched table.
// The cookie of an earlier sign-in continues its session; all later updates arrive on the floor's socket.
import { browserEnvironment } from '@punto/protocol/client/browser';
import type { Environment } from '@punto/protocol/client/environment';
import type { Fetch } from '@punto/protocol/client/http';
import type { FloorSessionAnswer, MeAnswer } from '@punto/protocol/floor/api';
import type { FloorEntry, FloorServerMessage, FloorView, WalletAlert } from '@punto/protocol/floor/message';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { may, type Permission } from '@punto/protocol/floor/permission';
import { PROTOCOL_PARAMETER, PROTOCOL_VERSION } from '@punto/protocol/version';
import { localStore } from '@punto/ui/client/browser-store.ts';
import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  onCleanup,
  useContext,
} from 'solid-js';
import { createBrandNames, type KnownBrand } from './brand-names.ts';
import { askOnce, createFloorAsk, type FloorAsk, FloorRefusal } from './floor-client.ts';
import { createFloorLink, type FloorRefused, type LinkState } from './floor-link.ts';
import { createGate } from './gate.ts';
import { createWallTables, type WatchedTable } from './wall-tables.ts';

/** The first view of the console, from the answer of `GET /floor/me`; `waiting` until that answer arrives. */
type SignInState = 'waiting' | 'unreachable' | 'out' | 'change-password' | 'locked' | 'open';

export type Floor = {
  readonly signInState: Accessor<SignInState>;
  readonly me: Accessor<MeAnswer | null>;
  /** Whether the signed-in member has this permission, by the same table of roles that the server uses. */
  readonly may: (permission: Permission) => boolean;
  readonly link: Accessor<LinkState>;
  /** True from the loss of the connection until it is open again, also during attempts to reconnect. */
  readonly isCut: Accessor<boolean>;
  /** Why the server refuses the socket, which then does not reconnect; `null`: it does not. */
  readonly refused: Accessor<FloorRefused | null>;
  /** The session of this page ended without a sign-out here: the sign-in form shows the reason. */
  readonly isOver: Accessor<boolean>;
  /** In the server's order; entries are updated in place. */
  readonly tables: Accessor<readonly FloorEntry[]>;
  readonly entry: (table: string) => FloorEntry | undefined;
  /** `null` until the table requested by `watch` has arrived. */
  readonly watched: Accessor<WatchedTable | null>;
  readonly watch: (table: string | null) => void;
  /** Number of corrections that wait for a second supervisor. */
  readonly waiting: Accessor<number>;
  /** The alerts about the wallets of operators. */
  readonly walletAlerts: Accessor<readonly WalletAlert[]>;
  /** The brands of operators; empty in a house without. */
  readonly brands: Accessor<readonly KnownBrand[]>;
  /** Server time in milliseconds since 1970. [T1] */
  readonly now: () => number;
  /** Sends a request. Throws `FloorRefusal`; waits while the session is locked, and asks for the password if needed. */
  readonly ask: FloorAsk;
  readonly signIn: (given: { name: string; password: string; code?: string }) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Sends the password again: unlocks the session, and permits sensitive acts for a few minutes. */
  readonly confirm: (given: { password: string; code?: string }) => Promise<void>;
  /** The password dialog is open; closed by `confirm` or `dismissConfirm`. */
  readonly confirming: Accessor<boolean>;
  readonly dismissConfirm: () => void;
  readonly refreshMe: () => Promise<void>;
  readonly lock: () => void;
};

export type FloorEnvironment = Environment & { readonly fetch: Fetch };

const FloorContext = createContext<Floor>();

export const useFloor = (): Floor => {
  const floor = useContext(FloorContext);
  if (floor === undefined) throw new Error('outside the floor');
  return floor;
};

export const FloorProvider = (props: { environment?: FloorEnvironment; children: JSX.Element }) => {
  const floor = createFloor(
    props.environment ?? { ...browserEnvironment, fetch: (url, init) => fetch(url, init) },
  );
  return <FloorContext.Provider value={floor}>{props.children}</FloorContext.Provider>;
};

/** Watches one table in full while the component is mounted. */
export const useWatched = (table: Accessor<string | null>): Accessor<FloorView | null> => {
  const floor = useFloor();
  createEffect(() => floor.watch(table()));
  onCleanup(() => floor.watch(null));
  return () => {
    const watched = floor.watched();
    return watched && watched.table === table() ? watched.floor : null;
  };
};

const TRY_AGAIN_MS = 3_000;
const LOCKED_KEY = 'punto.floor.locked';
/** How long a confirmation allows sensitive acts. */
const CONFIRMED_MS = 5 * 60_000;

const plainAsk =
  (fetch: Fetch): FloorAsk =>
  (method, path, body, request) =>
    askOnce(fetch, method, path, body, request);

const socketUrl = (): string =>
  `${location.origin.replace(/^http/, 'ws')}${FLOOR_PATHS.socket}?${PROTOCOL_PARAMETER}=${PROTOCOL_VERSION}`;

const isConfirmed = (who: MeAnswer | null, now: number): boolean => (who?.confirmedUntil ?? 0) > now;

const isAllowed = (who: MeAnswer | null, permission: Permission): boolean =>
  who !== null && may(who.staff.role, permission);

const createFloor = (environment: FloorEnvironment): Floor => {
  const [me, setMe] = createSignal<MeAnswer | null>(null);
  const [came, setCame] = createSignal<Came>('waiting');
  const { enter, ...links } = createLinkSignals();
  const [isOver, setOver] = createSignal(false);
  const [waiting, setWaiting] = createSignal(0);
  const wallets = createWalletAlerts();
  const wall = createWallTables();
  const [lockGate, confirmGate] = [createGate(), createGate()];

  const signInState = createMemo(() => signInStateOf(me(), came()));
  const lock = () => {
    setMe((who) => who && { ...who, state: 'locked' });
    // Stored, so that reloading the page does not unlock it.
    localStore.write(LOCKED_KEY, `${me()?.staff.id ?? ''} ${socket.now()}`);
  };
  const gone = (isSignOut = false) => {
    if (me() !== null) setOver(!isSignOut);
    setMe(null);
    setCame('known');
    lockGate.settle(false);
    confirmGate.settle(false);
  };

  const ask = createFloorAsk(environment.fetch, {
    unlocked: () => {
      lock();
      return lockGate.wait();
    },
    needsConfirmation: async () => {
      if (isConfirmed(me(), socket.now())) return false;
      // Another window, or the provider, may have confirmed it.
      await refreshMe();
      return me()?.state === 'open' && !isConfirmed(me(), socket.now());
    },
    confirmed: () => confirmGate.wait(),
    gone,
    mustChange: () => void refreshMe(),
  });
  const plain = plainAsk(environment.fetch);
  const brands = createBrandNames(plain);

  const received = (message: FloorServerMessage) => {
    showTables(wall, message);
    if (message.type === 'approvals') setWaiting(message.waiting);
    wallets.received(message);
    if (message.type === 'session') message.state === 'locked' ? lock() : gone();
  };
  const socket = createFloorLink(environment, socketUrl(), {
    state: (state, why) => {
      enter(state, why);
      if (state === 'open' && me()?.operators) void brands.read();
      // The socket gives only a close reason; the session's state comes over HTTP.
      if (state === 'refused') void refreshMe();
    },
    received,
  });

  const refreshMe = async () => {
    try {
      const { me: who } = await plain<FloorSessionAnswer>('GET', FLOOR_PATHS.session);
      if (who === null) return gone();
      const isLockedHere = isLocked(who, localStore.read(LOCKED_KEY) ?? '');
      if (!isLockedHere) localStore.write(LOCKED_KEY, '');
      setMe(isLockedHere ? { ...who, state: 'locked' } : who);
      setCame('known');
    } catch (fault) {
      if (!(fault instanceof FloorRefusal)) throw fault;
      if (fault.error === 'locked') lock();
      else if (fault.error === 'not-signed-in') gone();
      else {
        setCame((before) => (before === 'known' ? before : 'unreachable'));
        environment.after(TRY_AGAIN_MS, () => signInState() === 'unreachable' && void refreshMe());
      }
    }
  };

  createEffect(() => {
    const at = signInState();
    if (at === 'open') {
      lockGate.settle(true);
      socket.connect();
    } else if (at !== 'locked') socket.close();
  });
  onReturn(socket.wake);
  onCleanup(socket.close);
  void refreshMe();

  return {
    signInState,
    me,
    may: (permission) => isAllowed(me(), permission),
    ...links,
    isOver,
    tables: wall.tables,
    entry: wall.entry,
    watched: wall.watched,
    watch: (table) => {
      wall.watch(table);
      socket.watch(table);
    },
    waiting,
    walletAlerts: wallets.alerts,
    brands: brands.brands,
    now: socket.now,
    ask,
    signIn: async (given) => {
      await plain('POST', FLOOR_PATHS.signIn, given);
      localStore.write(LOCKED_KEY, '');
      await refreshMe();
    },
    signOut: async () => {
      await plain('POST', FLOOR_PATHS.signOut).catch(() => {});
      gone(true);
    },
    confirm: async (given) => {
      await plain('POST', FLOOR_PATHS.confirm, given);
      localStore.write(LOCKED_KEY, '');
      await refreshMe();
      confirmGate.settle(true);
      socket.wake();
    },
    confirming: confirmGate.waits,
    dismissConfirm: () => confirmGate.settle(false),
    refreshMe,
    lock,
  };
};

/**
 * Whether the member locked the desk and has not confirmed since, in this window or at the provider. `stored`: who locked it,
 * and when.
 */
const isLocked = ({ staff, confirmedUntil }: MeAnswer, stored: string): boolean => {
  const [id, at] = stored.split(' ');
  if (id !== staff.id) return false;
  return confirmedUntil === null || confirmedUntil - CONFIRMED_MS <= Number(at);
};

/** Calls `wake` when the browser is online again or the page is visible again. */
const onReturn = (wake: () => void) => {
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
};

/** State of the request that asks the server for the signed-in member of staff. */
type Came = 'waiting' | 'unreachable' | 'known';

const signInStateOf = (who: MeAnswer | null, came: Came): SignInState => {
  if (!who) return came === 'known' ? 'out' : came;
  if (who.state === 'locked') return 'locked';
  return who.staff.mustChangePassword ? 'change-password' : 'open';
};

const createLinkSignals = () => {
  const [link, setLink] = createSignal<LinkState>('closed');
  const [isCut, setCut] = createSignal(false);
  const [refused, setRefused] = createSignal<FloorRefused | null>(null);
  const enter = (state: LinkState, why: FloorRefused | null): void => {
    setLink(state);
    setRefused(why);
    if (state !== 'connecting') setCut(state === 'lost' || state === 'refused');
  };
  return { link, isCut, refused, enter };
};

const createWalletAlerts = () => {
  const [alerts, setAlerts] = createSignal<readonly WalletAlert[]>([]);
  const received = (message: FloorServerMessage): void => {
    // A new connection sends them only when there are any.
    if (message.type === 'welcome') setAlerts([]);
    if (message.type === 'wallets') setAlerts(message.alerts);
  };
  return { alerts, received };
};

const showTables = (wall: ReturnType<typeof createWallTables>, message: FloorServerMessage): void => {
  if (message.type === 'welcome') wall.begin(message.tables);
  if (message.type === 'floor-update') wall.update(message.tables);
  if (message.type === 'table') wall.show(message);
};
