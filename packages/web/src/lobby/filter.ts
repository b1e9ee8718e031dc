// Which tables a lobby shows: all, the patron's favourites, or those of one room.
import type { LobbyEntry } from '@punto/protocol/message';

export type Filter =
  | { readonly by: 'all' }
  | { readonly by: 'favourites' }
  | { readonly by: 'room'; readonly room: string };

export const ALL: Filter = { by: 'all' };

export type RoomChoice = { readonly room: string; readonly title: string };

/** The rooms that have a table, in the order of their first. */
export const roomsOf = (tables: readonly LobbyEntry[]): readonly RoomChoice[] => [
  ...new Map(tables.map(({ room, roomTitle }) => [room, { room, title: roomTitle }])).values(),
];

export const passes = (filter: Filter, favourites: readonly string[], entry: LobbyEntry): boolean => {
  switch (filter.by) {
    case 'all':
      return true;
    case 'favourites':
      return favourites.includes(entry.table);
    case 'room':
      return entry.room === filter.room;
  }
};

export const sameFilter = (a: Filter, b: Filter): boolean =>
  a.by === b.by && (a.by !== 'room' || b.by !== 'room' || a.room === b.room);
