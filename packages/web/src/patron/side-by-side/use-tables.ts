// The tables a patron can go to from where they are: as the lobby was left, or all when that leaves nowhere to go.
// The lobby is asked for once when it is not known; while nobody looks at it, it is not kept current.
import type { LobbyEntry } from '@punto/protocol/message';
import { type Accessor, createEffect, createMemo, onCleanup } from 'solid-js';
import { useHouse } from '../../client/house.tsx';
import { found } from '../lobby/order.ts';
import { wanted } from '../lobby/use-shown.ts';

export const useTables = (): Accessor<readonly LobbyEntry[]> => {
  const house = useHouse();
  createEffect(() => {
    if (house.lobby() === null) onCleanup(house.client.watchLobby());
  });
  return createMemo(() => {
    const tables = house.lobby() ?? [];
    const some = found(tables, wanted());
    return some.length > 1 ? some : tables;
  });
};
