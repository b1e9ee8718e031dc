// The rooms that come with the product, by id. A house adds its own as data, checked by `checkRoom`. [V]
import type { Room } from '../room.ts';
import { BIG_TABLE } from './big-table.ts';
import { CLASSIC_EIGHT_DECK } from './classic-eight-deck.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';
import { SINGLE_DECK } from './single-deck.ts';
import { SIX_DECK } from './six-deck.ts';
import { SQUEEZE } from './squeeze.ts';

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
