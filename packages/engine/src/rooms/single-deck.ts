// The single-deck room: a patron alone, one deck shuffled for every coup, one of the three main options, and
// nothing is dealt until the patron presses Deal. [V5]
import { coins } from '../minor.ts';
import type { Room } from '../room.ts';
import { offer } from './offer.ts';
import { ROOM_TITLES } from './room-titles.ts';

export const SINGLE_DECK: Room = {
  id: 'single-deck',
  title: ROOM_TITLES['single-deck'],
  cloth: 'single',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 1, burn: 'none', cutDepth: null, afterCut: 'finish' },
  offers: [offer('player', 1_000), offer('banker', 1_000), offer('tie', 200)],
  commissionModes: ['traditional'],
  differentialMinor: null,
  stepMinor: coins(1),
  chipsMinor: [1, 5, 25, 100].map(coins),
  pace: {
    shufflingMs: 700,
    bettingMs: 1,
    closedMs: 400,
    cardMs: 550,
    thirdCardMs: 900,
    resultMs: 2_600,
  },
  solo: true,
  mains: 'one',
  printed: 'for-one',
};
