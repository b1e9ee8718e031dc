// What a record needs to know of its room: the names of the outcomes, and whether each shoe was one coup. Loaded once
// for each table; for a closed table the English names are used.
import type { TableSetup } from '@punto/engine/room';
import { tableName } from '@punto/protocol/table-name';
import { type Labels, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { shownSetup } from '@punto/ui/words/room-words.ts';
import { type Accessor, createEffect, createSignal } from 'solid-js';
import { api } from '../../client/api.ts';

export type RoomOf = {
  readonly labels: Labels;
  /** There are no shoes: `coup 12` instead of `shoe 12, round 1`. [V5] */
  readonly freshDeck: boolean;
};

export const PLAIN_ROOM: RoomOf = { labels: PLAIN_LABELS, freshDeck: false };

const asked = new Map<string, Promise<RoomOf>>();

export const roomOf = (table: string): Promise<RoomOf> => {
  const name = tableName(table);
  const known = asked.get(name) ?? ask(name);
  asked.set(name, known);
  return known;
};

const ask = async (name: string): Promise<RoomOf> => {
  try {
    return shown(await api.setup(name));
  } catch {
    // The table was closed or the request failed: try again with the next record.
    asked.delete(name);
    return PLAIN_ROOM;
  }
};

const shown = (setup: TableSetup): RoomOf => ({
  get labels() {
    return shownSetup(setup).labels;
  },
  freshDeck: setup.shoe.cutDepth === null,
});

/** The English names until the room is loaded. */
export const useRoomOf = (table: Accessor<string | null>): Accessor<RoomOf> => {
  const [room, setRoom] = createSignal(PLAIN_ROOM);
  createEffect(() => {
    const wanted = table();
    if (wanted !== null) void roomOf(wanted).then((found) => wanted === table() && setRoom(found));
  });
  return room;
};
