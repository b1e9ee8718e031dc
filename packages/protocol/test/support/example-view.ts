// For tests: an example view of a table, and the stakes of one patron.
import { minor } from '@punto/engine/minor';
import { patronId, tableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import type { OwnView, TableView } from '@punto/table/view';

const ROOM: TableView['setup'] = {
  table: 'lotus',
  name: 'Lotus',
  id: 'live-eight-deck',
  title: 'Live eight-deck',
  cloth: 'live',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: [],
  commissionModes: ['traditional'],
  differentialMinor: null,
  stepMinor: minor(100),
  chipsMinor: [],
  pace: { shufflingMs: 1, bettingMs: 1, closedMs: 1, cardMs: 1, thirdCardMs: 1, resultMs: 1 },
};

export const exampleView = (changed: Partial<TableView> = {}): TableView => ({
  setup: ROOM,
  phase: 'betting',
  deadline: 20_000,
  cutting: null,
  shoe: {
    number: 1,
    cards: 416,
    dealt: 9,
    cutIndex: 402,
    burn: { faceUp: '8S', count: 8 },
    commitment: null,
    cut: null,
  },
  round: exampleRound(1),
  hands: { player: [], banker: [], playerScore: 0, bankerScore: 0 },
  coup: null,
  totals: {},
  openMinor: null,
  history: [],
  down: { player: 0, banker: 0 },
  squeeze: null,
  largestMinor: null,
  seats: null,
  pausedAt: null,
  nextLimits: null,
  service: 'open',
  manual: false,
  ...changed,
});

export const exampleRound = (number: number): TableView['round'] => ({
  number,
  openedAt: 1_000,
  closesAt: 20_000,
  last: false,
});

export const exampleOwn = (round: number, playerMinor: number, version = 1): OwnView => ({
  version,
  shoe: 1,
  round,
  mode: 'traditional',
  bets: { player: minor(playerMinor) },
  seat: null,
  squeezes: [],
  squeezed: null,
});

export const exampleRecord: KeptRecord = {
  patron: patronId('someone'),
  table: tableId('lotus'),
  tableName: 'Lotus',
  shoe: 1,
  round: 1,
  at: 0,
  status: 'settled',
  mode: 'traditional',
  player: ['9S', 'KD'],
  banker: ['2C', '5H'],
  outcome: 'player',
  playerScore: 9,
  bankerScore: 7,
  bets: [],
  stakedMinor: minor(500),
  returnedMinor: minor(1_000),
  balanceBeforeMinor: minor(1_000),
  balanceAfterMinor: minor(1_500),
};
