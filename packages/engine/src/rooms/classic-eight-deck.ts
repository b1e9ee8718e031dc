// The classic eight-deck room: player, banker and tie, and the commission as a separate debit. [V4]
import { coins } from '../minor.ts';
import type { Room } from '../room.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';
import { offer } from './offer.ts';
import { ROOM_TITLES } from './room-titles.ts';

export const CLASSIC_EIGHT_DECK: Room = {
  id: 'classic-eight-deck',
  title: ROOM_TITLES['classic-eight-deck'],
  cloth: 'classic',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: [offer('player', 5_000), offer('banker', 5_000), offer('tie', 1_000)],
  commissionModes: ['traditional'],
  differentialMinor: null,
  stepMinor: coins(1),
  chipsMinor: [1, 5, 25, 100, 500, 1_000].map(coins),
  pace: LIVE_EIGHT_DECK.pace,
};
