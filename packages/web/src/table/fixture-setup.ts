// A table with all eighteen options and its terms, for the tests of this folder.
import { coins } from '@punto/engine/minor';
import { OPTION_IDS, type OptionId } from '@punto/engine/option-id';
import type { TableView } from './seen.ts';
import type { Terms } from './terms.ts';

const UNTIL: Partial<Record<OptionId, number>> = {
  'player-pair': 60,
  'banker-pair': 60,
  'player-bonus': 40,
  'banker-bonus': 40,
};
const MAIN: readonly OptionId[] = ['player', 'banker'];

export const setup: TableView['setup'] = {
  table: 'salon-two',
  name: 'Salon two',
  id: 'live-eight-deck',
  title: 'Live eight-deck',
  cloth: 'live',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: OPTION_IDS.map((option) => ({
    option,
    schedule: option,
    minMinor: coins(1),
    maxMinor: coins(MAIN.includes(option) ? 5000 : 500),
    until: MAIN.includes(option) || option === 'tie' ? null : (UNTIL[option] ?? 50),
  })),
  commissionModes: ['traditional', 'no-commission'],
  differentialMinor: coins(10_000),
  stepMinor: coins(1),
  chipsMinor: [1, 5, 25, 100, 500, 1000, 5000].map(coins),
  pace: {
    shufflingMs: 20_000,
    bettingMs: 20_000,
    closedMs: 1500,
    cardMs: 1200,
    thirdCardMs: 1700,
    resultMs: 8000,
  },
};

export const terms = (some: Partial<Terms> = {}): Terms => ({
  setup,
  shoe: 12,
  round: 43,
  open: true,
  own: {},
  openMinor: { player: coins(10_000), banker: coins(10_000) },
  availableMinor: coins(10_000),
  ...some,
});

export const view = (some: Partial<TableView>): TableView => ({
  setup,
  phase: 'betting',
  deadline: null,
  shoe: {
    number: 12,
    cards: 416,
    dealt: 212,
    cutIndex: 402,
    burn: { faceUp: '9S', count: 9 },
    commitment: null,
    cut: null,
  },
  cutting: null,
  round: { number: 43, openedAt: 0, closesAt: 20_000, last: false },
  hands: { player: [], banker: [], playerScore: 0, bankerScore: 0 },
  coup: null,
  totals: {},
  openMinor: { player: coins(10_000), banker: coins(10_000) },
  history: [],
  down: { player: 0, banker: 0 },
  squeeze: null,
  pausedAt: null,
  nextLimits: null,
  service: 'open',
  manual: false,
  largestMinor: null,
  seats: null,
  ...some,
});
