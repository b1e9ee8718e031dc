import { readFileSync } from 'node:fs';
import { parseBet } from '@punto/engine/bet/parse-bet';
import { fullShoe } from '@punto/engine/odds/composition';
import { toNumber } from '@punto/engine/odds/fraction';
import { simulateCounters } from '@punto/engine/simulate/simulate-counters';
import { describe, expect, it } from 'vitest';
import { shoeRules } from '../depth.ts';
import { countBet, type LabPart } from './count-bet.ts';
import { bestYield, counterYields } from './counter-yields.ts';
import { countsAround } from './counters-order.ts';
import { groupName } from './group-name.ts';
import type { LabOrder } from './lab-order.ts';

const shipped = (id: string) => {
  const file = new URL(`../../../../../bets/published/${id}.json`, import.meta.url);
  const parsed = parseBet(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(`${id} has faults`);
  return parsed.bet;
};
const dragon = shipped('dragon-7');
const order: LabOrder = { turn: 1, bet: dragon, decks: 8, left: fullShoe(8), tags: null, largest: 2 };
const part = <Is extends LabPart['is']>(is: Is, of: LabOrder) => {
  for (const each of countBet(of)) if (each.is === is) return each as Extract<LabPart, { is: Is }>;
  throw new Error(`${is} was not counted`);
};

describe('a bet that is counted for the laboratory', () => {
  it('[B21] has its odds, its effects of removal and its best count as published', () => {
    const { odds } = part('odds', order);
    expect(odds.left).toEqual(odds.full);
    expect(odds.full.wonByLine).toEqual([112_633_011_329_024]);
    const effects = part('removal', order).removal?.map(({ effect }) =>
      effect === null ? null : (100 * toNumber(effect)).toFixed(4),
    );
    expect(effects).toEqual([
      '0.0498',
      '-0.0896',
      '-0.1076',
      '-0.2680',
      '-0.2635',
      '-0.3242',
      '-0.3584',
      '0.5378',
      '0.4785',
      '0.0863',
    ]);
    const { count } = part('count', order);
    expect(count?.tags).toEqual([0, 0, 0, -1, -1, -1, -1, 2, 2, 0]);
    expect(count?.correlation).toBeCloseTo(0.9642, 4);
    expect(count?.trigger).toMatchObject({ first: 4, depths: [312, 208, 104] });
    expect(part('remarks', order).remarks).toEqual([]);
  });

  it('has no odds for too few cards, and has the odds of a full shoe', () => {
    const few = { ...order, left: fullShoe(8).map((_, i) => (i < 5 ? 1 : 0)) };
    expect(part('odds', few).odds).toMatchObject({ left: null, full: { pushed: 0 } });
    expect(part('removal', few).removal).toBeNull();
    expect(part('count', few).count?.tags).toEqual([0, 0, 0, -1, -1, -1, -1, 2, 2, 0]);
  });

  it.each([
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'nothing', false],
    [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 'unbalanced', true],
    [[0, 0, 0, 1, 1, 1, 1, -2, -2, 0], 'worse', true],
  ] as const)('gives the reason why tags %j make no count', (tags, trigger, correlates) => {
    const { count } = part('count', { ...order, tags });
    expect(count?.trigger).toBe(trigger);
    expect(count?.correlation === null).toBe(!correlates);
  });

  it('has no count for a bet on which every card has the same effect', () => {
    expect(part('count', { ...order, bet: shipped('perfect-pair-25-200') }).count).toBeNull();
  });

  it('has the remarks on its rows', () => {
    const twice = { ...dragon, rows: [...dragon.rows, ...dragon.rows] };
    const codes = part('remarks', { ...order, bet: twice }).remarks.map(({ reason }) => reason.code);
    expect(codes).toEqual(['overlaps']);
  });
});

describe('a group of cards', () => {
  it.each([
    ['T', 10, '10 – K'],
    ['T', 13, '10'],
    ['9', 10, '9'],
    ['T red', 20, '10 – K red'],
    ['T black', 26, '10 black'],
  ])('%s of %d has the name %s', (of, groups, name) => {
    expect(groupName(of, groups)).toBe(name);
  });
});

describe('results of counters', () => {
  const from = countsAround(4);
  const tags = [0, 0, 0, -1, -1, -1, -1, 2, 2, 0];
  const simulated = simulateCounters({
    rules: shoeRules(8, 14),
    seed: 7,
    bet: dragon,
    counters: from.map((count) => ({ tags, count: 'true' as const, from: count, until: null })),
  });
  simulated.deal(0, 300);
  const yields = counterYields(
    { lines: dragon.rows, commission: null },
    from,
    simulated.tallies(),
    simulated.unit,
    1000,
  );

  it('have a figure for each trigger', () => {
    expect(yields.map((each) => each.from)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const shares = yields.map(({ share }) => share.value);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    for (const { mean, share, perHundred, kelly, ruin, roundsToOneDeviation } of yields) {
      expect(perHundred.value).toBeCloseTo(100 * mean.value * share.value, 9);
      expect(kelly > 0).toBe(mean.value > 0);
      expect(roundsToOneDeviation === null).toBe(mean.value <= 0);
      expect(ruin === 1).toBe(mean.value <= 0);
    }
  });

  it('name the best trigger, or none', () => {
    const best = bestYield(yields);
    expect(best?.perHundred.value).toBe(Math.max(...yields.map(({ perHundred }) => perHundred.value)));
    expect(
      bestYield(yields.map((each) => ({ ...each, perHundred: { value: -1, standardError: 1 } }))),
    ).toBeNull();
    expect(bestYield([])).toBeNull();
  });
});
