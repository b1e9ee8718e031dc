// What a record needs of the room it was played in: its names of the outcomes, and whether each of its shoes was
// one coup. Asked of the house once for each table; a table that is closed has the plain words.
import type { Room } from '@punto/engine/room';
import { tableName } from '@punto/protocol/table-name';
import { type Labels, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { type Accessor, createEffect, createSignal } from 'solid-js';
import { api } from '../../client/api.ts';

export type RoomOf = {
  readonly labels: Labels;
  /** There is no shoe to speak of: `coup 12`, not `shoe 12, round 1`. [V5] */
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
    // Closed since, or nobody answers: asked again when the next record is shown.
    asked.delete(name);
    return PLAIN_ROOM;
  }
};

const shown = ({ labels, shoe }: Room): RoomOf => ({ labels, freshDeck: shoe.cutDepth === null });

/** The plain words until the house has answered. */
export const useRoomOf = (table: Accessor<string | null>): Accessor<RoomOf> => {
  const [room, setRoom] = createSignal(PLAIN_ROOM);
  createEffect(() => {
    const wanted = table();
    if (wanted !== null) void roomOf(wanted).then((found) => wanted === table() && setRoom(found));
  });
  return room;
};
