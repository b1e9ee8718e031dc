// Keeps the lobby current while it has watchers; requested again on every new connection, and if there is no answer.
import type { ClientMessage, LobbyEntry, ServerMessage } from '../message.ts';
import type { Off } from './emitter.ts';
import type { Cancel, Environment } from './environment.ts';

/** Entries by table, in the server's order. */
export type Lobby = ReadonlyMap<string, LobbyEntry>;

export type LobbyWatch = {
  /** `null` before the first answer. */
  readonly lobby: () => Lobby | null;
  readonly watch: () => Off;
  /** Called when a new connection is open. */
  readonly renew: () => void;
  readonly receive: (message: ServerMessage) => void;
};

/** Long enough for the entries of many tables on a slow link; then doubled. */
const FIRST_ASK_AGAIN_MS = 5_000;

/** The lobby over one connection. `notify` receives the whole lobby and the entries that changed. */
export const createLobbyWatch = (
  environment: Pick<Environment, 'after'>,
  send: (message: ClientMessage) => boolean,
  notify: (lobby: Lobby, changed: readonly LobbyEntry[]) => void,
): LobbyWatch => {
  let lobby: Lobby | null = null;
  let watchers = 0;

  let cancelAgain: Cancel = () => {};

  const ask = (againMs: number) => {
    cancelAgain();
    if (watchers > 0 && send({ type: 'watch-lobby' }))
      cancelAgain = environment.after(againMs, () => ask(2 * againMs));
  };
  const renew = () => ask(FIRST_ASK_AGAIN_MS);

  return {
    lobby: () => lobby,
    renew,
    watch: () => {
      watchers += 1;
      if (watchers === 1) renew();
      let left = false;
      return () => {
        if (left) return;
        left = true;
        watchers -= 1;
        if (watchers > 0) return;
        cancelAgain();
        send({ type: 'leave-lobby' });
      };
    },
    receive: (message) => {
      // An update has only changed entries, so it is useless before the whole lobby arrived.
      const base = message.type === 'lobby' ? [] : message.type === 'lobby-update' ? lobby : null;
      if (base === null || (message.type !== 'lobby' && message.type !== 'lobby-update')) return;
      cancelAgain();
      const changed = message.tables;
      lobby = new Map([...base, ...changed.map((entry) => [entry.table, entry] as const)]);
      notify(lobby, changed);
    },
  };
};
