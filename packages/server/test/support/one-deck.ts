// A table with one deck, so that each card appears at most once, with rounds of a few milliseconds and a short shoe.
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';

export const ONE_DECK: TableSetup = {
  id: 'test-room',
  title: 'Test room',
  cloth: 'live',
  table: 'one',
  name: 'One',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: [{ option: 'player', schedule: 'player', minMinor: coins(1), maxMinor: coins(5000), until: null }],
  commissionModes: ['traditional'],
  differentialMinor: null,
  stepMinor: coins(1),
  chipsMinor: [coins(1)],
  pace: { shufflingMs: 5, bettingMs: 10, closedMs: 5, cardMs: 5, thirdCardMs: 5, resultMs: 5 },
};
