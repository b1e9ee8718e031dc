// Whole shoes with random bets, refused or not: the books balance, a replay gives the same state, and no view has a
// card before it is dealt. [L4] [L6] [T2]
import { DECK } from '@punto/engine/card';
import { OPTION_IDS } from '@punto/engine/option-id';
import { shuffled } from '@punto/engine/shoe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, type OpenTable, publicView } from '../src/index.ts';
import { Bench, SETUP } from './bench.ts';

const setup = { ...SETUP, shoe: { decks: 1, burn: 'courts-ten', cutDepth: 6, afterCut: 'finish' } } as const;

const act = fc.record({
  patron: fc.constantFrom('anna', 'ben', 'cleo'),
  option: fc.constantFrom(...OPTION_IDS),
  stake: fc.integer({ min: -1, max: 1200 }),
  mode: fc.constantFrom('traditional', 'no-commission'),
});

const game = fc.record({
  order: fc.infiniteStream(fc.nat()),
  acts: fc.array(fc.array(act, { maxLength: 8 }), { minLength: 9, maxLength: 9 }),
});

const play = (order: Iterator<number>, acts: (typeof act extends fc.Arbitrary<infer A> ? A : never)[][]) => {
  const cards = shuffled(DECK, (n) => order.next().value % n);
  const bench = new Bench(cards, setup);
  let dealt = 0;
  while (bench.state.shoe) {
    if (bench.state.phase === 'betting') {
      for (const { patron, option, stake, mode } of acts[bench.state.round?.number ?? 0] ?? []) {
        bench.bet(patron, { [option]: stake }, { mode: mode as 'traditional' });
        const { player, banker } = bench.state.totals;
        const apart = Math.abs((player?.stakeMinor ?? 0) - (banker?.stakeMinor ?? 0));
        expect(apart).toBeLessThanOrEqual(setup.differentialMinor ?? 0);
      }
    }
    bench.advance();
    dealt = Math.max(dealt, bench.state.shoe?.next ?? dealt);
    const shown = JSON.stringify(publicView(bench.state));
    for (const card of cards.slice(dealt)) expect(shown).not.toContain(`"${card}"`);
  }
  return bench;
};

describe('a whole shoe', () => {
  it('[L6] balances, and is the fold of its events', () => {
    fc.assert(
      fc.property(game, ({ order, acts }) => {
        const bench = play(order[Symbol.iterator](), acts);
        const gains = bench.gains();
        expect(Object.values(gains).reduce((sum, gain) => sum + gain, 0)).toBe(0);
        expect(gains['escrow:test-table'] ?? 0).toBe(0);
        const staked = bench.records.reduce((sum, record) => sum + record.stakedMinor, 0);
        const returned = bench.records.reduce((sum, record) => sum + record.returnedMinor, 0);
        expect(gains.house ?? 0).toBe(staked - returned);
        expect(bench.events.reduce<OpenTable | null>(evolve, null)).toEqual(bench.state);
      }),
      { seed: 20, numRuns: 25 },
    );
  });
});
