// The big table: fourteen seats deal in turn, and no seat has the number 13. [V6]
import { coins } from '../minor.ts';
import type { Room } from '../room.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';
import { offer } from './offer.ts';
import { ROOM_TITLES } from './room-titles.ts';

const LAST_SEAT = 15;
const UNLUCKY = 13;

export const BIG_TABLE: Room = {
  id: 'big-table',
  title: ROOM_TITLES['big-table'],
  cloth: 'big',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: [
    offer('player', 10_000),
    offer('banker', 10_000),
    { ...offer('tie', 2_000), schedule: 'tie-nine' },
  ],
  commissionModes: ['traditional'],
  differentialMinor: null,
  stepMinor: coins(1),
  chipsMinor: [5, 25, 100, 500, 1_000, 5_000].map(coins),
  pace: { ...LIVE_EIGHT_DECK.pace, bettingMs: 22_000 },
  seats: {
    labels: Array.from({ length: LAST_SEAT }, (_, i) => i + 1)
      .filter((seat) => seat !== UNLUCKY)
      .map(String),
    offerMs: 8_000,
    dealMs: 8_000,
    keepMs: 60_000,
    onTie: 'pass',
  },
};
