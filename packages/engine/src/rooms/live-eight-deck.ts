// The live eight-deck room: all options, either commission mode, both difference limits. What pays
// more may be staked less: ties, naturals and bonuses a fifth of a side alone, pairs a tenth, the rest a twentieth. [V1]
import { coins } from '../minor.ts';
import type { Room } from '../room.ts';
import { offer } from './offer.ts';
import { ROOM_TITLES } from './room-titles.ts';

export const LIVE_EIGHT_DECK: Room = {
  id: 'live-eight-deck',
  title: ROOM_TITLES['live-eight-deck'],
  cloth: 'live',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: [
    // 10,000 on one side alone, by the player limit; more when the other side is staked too. [L4]
    offer('player', 20_000),
    offer('banker', 20_000),
    offer('tie', 2_000),
    offer('player-pair', 1_000, 60),
    offer('banker-pair', 1_000, 60),
    offer('any-pair', 1_000, 50),
    offer('perfect-pair', 500, 50),
    offer('player-natural', 2_000, 50),
    offer('banker-natural', 2_000, 50),
    offer('player-bonus', 2_000, 40),
    offer('banker-bonus', 2_000, 40),
    offer('lucky-six', 500, 50),
    offer('two-card-lucky-six', 500, 50),
    offer('three-card-lucky-six', 500, 50),
    offer('lucky-seven', 500, 50),
    offer('two-card-lucky-seven', 500, 50),
    offer('three-card-lucky-seven', 500, 50),
    offer('super-lucky-seven', 500, 50),
  ],
  commissionModes: ['traditional', 'no-commission'],
  differentialMinor: coins(20_000),
  patronDifferentialMinor: coins(10_000),
  stepMinor: coins(1),
  chipsMinor: [1, 5, 25, 100, 500, 1_000, 5_000].map(coins),
  pace: {
    shufflingMs: 8_000,
    bettingMs: 18_000,
    closedMs: 1_200,
    cardMs: 850,
    thirdCardMs: 1_300,
    resultMs: 7_000,
  },
};
