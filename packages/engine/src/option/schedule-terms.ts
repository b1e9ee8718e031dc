// The terms of the twenty schedules, as data: when each line wins, what is a push. Settlement and odds evaluate them as they
// do a bet from a file; the files in bets/catalogue have the same terms. No two lines of a schedule, and no line and a
// push, hold at once. [B1]–[B18]

import type { BetCondition } from '../condition/condition.ts';
import { type BetTerms, compileTerms } from '../condition/terms.ts';
import { keyedBy } from '../object-keys.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../option-id.ts';
import type { Side } from '../side.ts';
import { type PayLineId, SCHEDULES } from './schedule.ts';

type Conditions = {
  readonly wins: Readonly<Partial<Record<PayLineId, BetCondition>>>;
  readonly push?: readonly BetCondition[];
};

const wins = (side: Side): BetCondition => ({ winner: [side] });
const natural = (side: Side): BetCondition => ({ natural: { [side]: [8, 9] } });
const inAll = (cards: number): BetCondition => ({ cards: { total: [cards] } });
const tie: BetCondition = { winner: ['tie'] };

const bankerSix: BetCondition = { score: { banker: [6] } };
const bankerWith6 = (cards: number): BetCondition => ({
  all: [wins('banker'), bankerSix, { cards: { banker: [cards] } }],
});
const playerWith7 = (cards: number): BetCondition => ({
  all: [wins('player'), { score: { player: [7] } }, { cards: { player: [cards] } }],
});
const sevenOverSix = (cards: number): BetCondition => ({
  all: [wins('player'), { score: { player: [7], banker: [6] } }, inAll(cards)],
});

/** A natural wins by any margin, other wins by theirs; a natural tie pushes. [B10] [B11] [B20] */
const bonus = (side: Side): Conditions => {
  const by = (margin: number): BetCondition => ({
    all: [wins(side), { not: natural(side) }, { margin: [margin] }],
  });
  return {
    wins: {
      natural: { all: [wins(side), natural(side)] },
      ...{ 'by-4': by(4), 'by-5': by(5), 'by-6': by(6), 'by-7': by(7), 'by-8': by(8), 'by-9': by(9) },
    },
    push: [{ all: [tie, { natural: { player: [8, 9], banker: [8, 9] } }] }],
  };
};

const CONDITIONS: Readonly<Record<KnownScheduleId, Conditions>> = {
  player: { wins: { 'player-wins': wins('player') }, push: [tie] },
  banker: { wins: { 'banker-wins': wins('banker') }, push: [tie] },
  'banker-no-commission': {
    wins: {
      'other-score': { all: [wins('banker'), { not: bankerSix }] },
      'with-six': { all: [wins('banker'), bankerSix] },
    },
    push: [tie],
  },
  tie: { wins: { tie } },
  'tie-nine': { wins: { tie } },
  'player-pair': { wins: { pair: { pair: ['player'] } } },
  'banker-pair': { wins: { pair: { pair: ['banker'] } } },
  'any-pair': { wins: { pair: { pair: ['player', 'banker'] } } },
  'perfect-pair': { wins: { 'perfect-pair': { perfectPair: ['player', 'banker'] } } },
  'player-natural': { wins: { natural: natural('player') } },
  'banker-natural': { wins: { natural: natural('banker') } },
  'player-bonus': bonus('player'),
  'banker-bonus': bonus('banker'),
  'lucky-six': { wins: { 'two-cards': bankerWith6(2), 'three-cards': bankerWith6(3) } },
  'two-card-lucky-six': { wins: { 'two-cards': bankerWith6(2) } },
  'three-card-lucky-six': { wins: { 'three-cards': bankerWith6(3) } },
  'lucky-seven': { wins: { 'two-cards': playerWith7(2), 'three-cards': playerWith7(3) } },
  'two-card-lucky-seven': { wins: { 'two-cards': playerWith7(2) } },
  'three-card-lucky-seven': { wins: { 'three-cards': playerWith7(3) } },
  'super-lucky-seven': {
    wins: {
      'four-cards': sevenOverSix(4),
      'five-cards': sevenOverSix(5),
      'six-cards': sevenOverSix(6),
    },
  },
};

const termsOf = (id: KnownScheduleId): BetTerms => {
  const { lines, commission } = SCHEDULES[id];
  const { wins: conditions, push = [] } = CONDITIONS[id];
  const rows = lines.map(({ id: line, pays }) => {
    const when = conditions[line];
    if (when === undefined) throw new Error(`${id} has no condition for ${line}`);
    return { when, pays };
  });
  return { id, rows, push, commission };
};

/** The terms of every schedule, rows in the order of its lines. */
export const SCHEDULE_TERMS = keyedBy(SCHEDULE_IDS, termsOf);

/** The same, compiled. */
export const PAY_TABLES = keyedBy(SCHEDULE_IDS, (id) => compileTerms(SCHEDULE_TERMS[id]));
