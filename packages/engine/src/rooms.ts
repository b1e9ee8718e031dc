// The rooms that come with the product, by id. A house adds its own as data, checked by `checkRoom`. [V]
import type { Room } from './room.ts';
import { BIG_TABLE } from './rooms/big-table.ts';
import { CLASSIC_EIGHT_DECK } from './rooms/classic-eight-deck.ts';
import { LIVE_EIGHT_DECK } from './rooms/live-eight-deck.ts';
import { SINGLE_DECK } from './rooms/single-deck.ts';
import { SIX_DECK } from './rooms/six-deck.ts';
import { SQUEEZE } from './rooms/squeeze.ts';

const PRESETS: readonly Room[] = [
  LIVE_EIGHT_DECK,
  SQUEEZE,
  SIX_DECK,
  CLASSIC_EIGHT_DECK,
  SINGLE_DECK,
  BIG_TABLE,
];

export const ROOMS: Readonly<Record<string, Room>> = Object.fromEntries(
  PRESETS.map((room) => [room.id, room]),
);
