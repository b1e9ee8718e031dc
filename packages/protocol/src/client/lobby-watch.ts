// The lobby as it stands: watched while anybody looks, asked for anew on every link.
import type { ClientMessage, LobbyEntry, ServerMessage } from '../message.ts';
import type { Off } from './emitter.ts';

/** By table, in the server's order. */
export type Lobby = ReadonlyMap<string, LobbyEntry>;

export type LobbyWatch = {
  /** `null` before the first answer. */
  readonly lobby: () => Lobby | null;
  readonly watch: () => Off;
  /** A new link is open. */
  readonly renew: () => void;
  readonly hear: (message: ServerMessage) => void;
};

/** The lobby over one connection. `tell` receives the whole lobby and the entries that changed. */
export const createLobbyWatch = (
  send: (message: ClientMessage) => boolean,
  tell: (lobby: Lobby, changed: readonly LobbyEntry[]) => void,
): LobbyWatch => {
  let lobby: Lobby | null = null;
  let watchers = 0;

  const renew = () => {
    if (watchers > 0) send({ type: 'watch-lobby' });
  };

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
        if (watchers === 0) send({ type: 'leave-lobby' });
      };
    },
    hear: (message) => {
      // An update says only what changed, so it means nothing before the whole is known.
      const base = message.type === 'lobby' ? [] : message.type === 'lobby-update' ? lobby : null;
      if (base === null || (message.type !== 'lobby' && message.type !== 'lobby-update')) return;
      const changed = message.tables;
      lobby = new Map([...base, ...changed.map((entry) => [entry.table, entry] as const)]);
      tell(lobby, changed);
    },
  };
};
