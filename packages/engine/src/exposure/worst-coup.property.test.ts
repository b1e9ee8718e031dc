import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { manyCoups } from '../../test/dealt-coups.ts';
import { betJson } from '../../test/random-bets.ts';
import { parseBet } from '../bet/parse-bet.ts';
import { roomBets } from '../bet/room-bets.ts';
import { writeBet } from '../bet/write-bet.ts';
import { canBeDealt, nextHand } from '../coup.ts';
import { coins, minor } from '../minor.ts';
import type { BetId } from '../option-id.ts';
import { costOfCoup, stakedBet } from './staked-bet.ts';
import { worstCoup } from './worst-coup.ts';

const COUPS = [...manyCoups(1_000, 23)];
const SETS = inject('soak') ? 500 : 12;
/** Lists of ranks make many classes of hands, and ten lists take long: only at full length. */
const JSON_OF = inject('soak')
  ? betJson()
  : betJson(['winner', 'score', 'third', 'pair', 'perfectPair', 'suited', 'natural', 'margin']);
/** Ends a run that hangs: at full length these tests take long on a busy machine. */
const LONG_MS = 3_600_000;
const PUBLISHED = [...betsOf('published').values()].map(writeBet);

const staked = (bets: readonly ReturnType<typeof writeBet>[], stakes: readonly number[]) =>
  bets.map(({ id }, i) => stakedBet({ bets }, [id as BetId], minor(stakes[i] ?? 1)));

/** Checks the upper bound, and that a coup that can be dealt costs the bound. */
const expectExact = (bets: ReturnType<typeof staked>): void => {
  const { coup, cost } = worstCoup(bets);
  expect([canBeDealt(coup), nextHand(coup)]).toEqual([true, null]);
  expect(costOfCoup(bets, coup)).toBe(cost);
  expect(Math.max(...COUPS.map((dealt) => costOfCoup(bets, dealt)))).toBeLessThanOrEqual(cost);
};

it(
  '[L3] the dearest coup of any bets follows the drawing rules, has the stated cost, and no dealt coup costs more',
  () => {
    let sets = 0;
    fc.assert(
      fc.property(
        fc.array(JSON_OF, { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 4, maxLength: 4 }),
        (jsons, stakes) => {
          const bets = jsons.flatMap((json, i) => {
            const parsed = parseBet({ ...Object(json), id: `house/bet-${i}` });
            return parsed.ok ? [writeBet(parsed.bet)] : [];
          });
          if (bets.length === 0) return;
          sets += 1;
          expectExact(staked(bets, stakes));
        },
      ),
      { numRuns: SETS, seed: 31 },
    );
    expect(sets).toBeGreaterThan(SETS * 0.8);
  },
  LONG_MS,
);

it('[L3] all published bets together have a dearest coup', () => {
  expect(PUBLISHED.length).toBeGreaterThan(60);
  expectExact(
    staked(
      PUBLISHED,
      PUBLISHED.map((_, i) => coins(1 + (i % 7))),
    ),
  );
});

it.each([
  // A three-card 7 of banker pays 40; the other two bets lose.
  [['dragon-7'], 40],
  [['dragon-7', 'panda-8'], 40 - 1],
  [['royal-match'], 75],
  // King and queen of one suit in one hand; banker has a 7.
  [['royal-match', 'dragon-7'], 75 + 40],
])('[L3] one coin on each of %j can cost %d', (ids, coinsLost) => {
  const bets = PUBLISHED.filter(({ id }) => ids.includes(id));
  expect(roomBets(bets).size).toBe(ids.length);
  expect(
    worstCoup(
      staked(
        bets,
        bets.map(() => 100),
      ),
    ).cost,
  ).toBe(coinsLost * 100);
});
