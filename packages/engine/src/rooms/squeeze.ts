// The squeeze room: the live room whose cards are turned by the patrons with the largest stakes. [V2] [T7]
import type { Room } from '../room.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';
import { ROOM_TITLES } from './room-titles.ts';

export const SQUEEZE: Room = {
  ...LIVE_EIGHT_DECK,
  id: 'squeeze',
  title: ROOM_TITLES.squeeze,
  cloth: 'squeeze',
  squeeze: { turnMs: 15_000 },
};
