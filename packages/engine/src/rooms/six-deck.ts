// The six-deck room: the three main options and both pairs, under the names of the older tables. Two are Spanish and
// Italian alike and one is English, so no language is claimed for them. [V3]
import { coins } from '../minor.ts';
import type { Room } from '../room.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';
import { offer } from './offer.ts';
import { ROOM_TITLES } from './room-titles.ts';

export const SIX_DECK: Room = {
  id: 'six-deck',
  title: ROOM_TITLES['six-deck'],
  cloth: 'six',
  labels: { player: 'Punto', banker: 'Banco', tie: 'Standoff' },
  shoe: { decks: 6, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: [
    offer('player', 5_000),
    offer('banker', 5_000),
    offer('tie', 1_000),
    offer('player-pair', 500),
    offer('banker-pair', 500),
  ],
  commissionModes: ['traditional'],
  differentialMinor: null,
  stepMinor: coins(1),
  chipsMinor: [1, 5, 25, 100, 500, 1_000].map(coins),
  pace: LIVE_EIGHT_DECK.pace,
  advantages: true,
};
