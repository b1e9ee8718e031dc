// One table as this client sees it: a view with a version, changed only by updates from exactly that version. After a
// gap, and on every new connection, it requests the changes since its version. [T2] [T4]
import type { OwnView, TableView } from '@punto/table/view';
import type { ClientMessage, ProtocolError, ServerMessage } from '../message.ts';
import type { Cancel, Environment } from './environment.ts';

export type WatchedTableNews = {
  readonly table: string;
  readonly version: number;
  readonly view: TableView;
  /** The patron's stakes in the round shown, and seat. */
  readonly own: OwnView | null;
  /** The changed fields; all of them for a snapshot, none when only `own` changed. */
  readonly changed: Partial<TableView>;
  /** `live`: happening now, may be animated; `own`: only the patron's stakes changed. */
  readonly how: 'live' | 'snapshot' | 'resumed' | 'own';
};

type NumberedView = { readonly version: number; readonly view: TableView };

export type TableWatch = {
  /** `null` before the first answer. */
  readonly held: () => Pick<WatchedTableNews, 'version' | 'view' | 'own'> | null;
  /** Called when a new connection is open. */
  readonly renew: () => void;
  /** Called for each watcher: one that comes later asks again for a table that was refused. */
  readonly begin: () => void;
  readonly stop: () => void;
  readonly receive: (message: ServerMessage) => void;
};

/**
 * Errors after which the table may come back: the staff resumes a stopped table, and a restarted server or a node that
 * has just joined may not know all tables yet. [T5]
 */
const LATER: ReadonlySet<ProtocolError> = new Set(['table-stopped', 'no-such-table']);

/** An answer that did not come (the table was busy) is requested again. */
const FIRST_ASK_AGAIN_MS = 2_000;
const LAST_ASK_AGAIN_MS = 30_000;
const LATER_MS = 10_000;

/** Watches the table named `table` over one connection; `notify` receives each new view or own view. [T2] [T4] */
export const createTableWatch = (
  table: string,
  environment: Pick<Environment, 'after'>,
  send: (message: ClientMessage) => boolean,
  notify: (news: WatchedTableNews) => void,
): TableWatch => {
  let held: NumberedView | null = null;
  let latestOwn: OwnView | null = null;
  // The version at which `latestOwn` was true, also when it is `null`: an outdated snapshot must not restore an own view
  // that ended at a later version.
  let ownAt = 0;
  let asking = false;
  // The highest version seen in messages of this connection: an answer below it is outdated and requested again. Reset
  // on a new connection, so that a server restored to an older state is accepted.
  let highestSeen = 0;
  let cancelAgain: Cancel = () => {};

  const ask = (againMs = FIRST_ASK_AGAIN_MS) => {
    cancelAgain();
    const since = held === null ? {} : { since: held.version };
    asking = send({ type: 'watch-table', table, ...since });
    if (!asking) return;
    cancelAgain = environment.after(againMs, () => ask(Math.min(againMs * 2, LAST_ASK_AGAIN_MS)));
  };

  const answered = () => {
    asking = false;
    cancelAgain();
  };

  /**
   * Of two own views the one with the later version counts. A `null` that is sent alone has no version: it is as late as the view
   * it ends.
   */
  const takeOwn = (next: OwnView | null, at = next?.version ?? ownAt) => {
    if (at < ownAt) return;
    latestOwn = next;
    ownAt = at;
  };

  const own = () => (held === null ? null : ownIn(held.view, latestOwn));

  const take = (next: NumberedView, changed: Partial<TableView>, how: 'live' | 'snapshot' | 'resumed') => {
    held = next;
    catchUp();
    notify({ table, ...next, own: own(), changed, how });
  };

  const notifyOwn = () => {
    if (held !== null) notify({ table, ...held, own: own(), changed: {}, how: 'own' });
  };

  const catchUp = () => {
    if (asking || held === null || highestSeen <= held.version) return;
    // Once: the next answer is accepted, so that two versions that never meet do not cause endless requests.
    highestSeen = 0;
    ask();
  };

  const snapshot = (message: ServerMessage & { type: 'snapshot' }) => {
    const { version, view } = message;
    const setBack = held !== null && version < held.version && highestSeen <= version;
    if (setBack) ownAt = version;
    takeOwn(message.own, version);
    highestSeen = Math.max(highestSeen, version);
    answered();
    take({ version, view }, view, 'snapshot');
  };

  const change = (message: ServerMessage & { type: 'update' | 'resumed' }, how: 'live' | 'resumed') => {
    const { from, version, changed } = message;
    highestSeen = Math.max(highestSeen, version);
    if (held === null || from !== held.version) return catchUp();
    take({ version, view: { ...held.view, ...changed } }, changed, how);
  };

  return {
    held: () => held && { ...held, own: own() },
    renew: () => {
      highestSeen = 0;
      ask();
    },
    begin: () => {
      if (held === null && !asking) ask();
    },
    stop: () => {
      cancelAgain();
      send({ type: 'leave-table', table });
    },
    receive: (message) => {
      if (!('table' in message) || message.table !== table) return;
      if (message.type === 'snapshot') snapshot(message);
      if (message.type === 'update') change(message, 'live');
      if (message.type === 'resumed') {
        answered();
        takeOwn(message.own, message.version);
        change(message, 'resumed');
      }
      if (message.type === 'ticket-accepted') {
        takeOwn(message.own);
        notifyOwn();
      }
      if (message.type === 'own') {
        takeOwn(message.own);
        notifyOwn();
      }
      // A cancelled round returns every stake. [T5] Received late, as after a lost connection, it is of an earlier
      // round: the current stakes stay.
      if (message.type === 'round-settled' && message.record.status === 'cancelled') {
        if (latestOwn && isOfRound(latestOwn, message.record)) latestOwn = withoutStakes(latestOwn);
        notifyOwn();
      }
      if (message.type === 'error' && message.error === 'at-another-table') answered();
      if (message.type === 'error' && LATER.has(message.error)) {
        answered();
        cancelAgain = environment.after(LATER_MS, () => ask());
      }
    },
  };
};

type Round = { readonly shoe: number; readonly round: number };
const isOfRound = (own: Round, { shoe, round }: Round): boolean => own.shoe === shoe && own.round === round;

/** A seat outlives its round, and so do bets asked for behind one; stakes and news do not. [V6] */
const ownIn = ({ shoe, round }: TableView, own: OwnView | null): OwnView | null => {
  const now = { shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
  if (own === null) return null;
  const present = own.shoe === now.shoe && own.round === now.round;
  // A ticket's answer may come after the cancellation that returned its stakes. [T5]
  if (present && !round?.cancelled) return own;
  return withoutStakes({ ...own, ...now });
};

const withoutStakes = ({ behindNews: _, ...own }: OwnView): OwnView | null =>
  own.seat === null && own.behind === undefined ? null : { ...own, bets: {}, squeezes: [], squeezed: null };
