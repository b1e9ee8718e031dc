// The tables that a patron can switch to: those that pass the lobby's filters, or all if fewer than two do. The lobby
// is loaded once if it is unknown, and not updated afterwards.
import type { LobbyEntry } from '@punto/protocol/message';
import { type Accessor, createEffect, createMemo, onCleanup } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { shownTables } from '../lobby/order.ts';
import { lobbyFilter } from '../lobby/use-shown.ts';

export const useTables = (): Accessor<readonly LobbyEntry[]> => {
  const app = useClientState();
  createEffect(() => {
    if (app.lobby() === null) onCleanup(app.client.watchLobby());
  });
  return createMemo(() => {
    const tables = app.lobby() ?? [];
    const some = shownTables(tables, lobbyFilter());
    return some.length > 1 ? some : tables;
  });
};
