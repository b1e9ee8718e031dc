import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { interpretBet } from '../../test/bet-interpreter.ts';
import { anyShoe, fewCards } from '../../test/compositions.ts';
import { everyCoup, manyCoups } from '../../test/dealt-coups.ts';
import { betFrom, betJson } from '../../test/random-bets.ts';
import { resultOf } from '../condition/terms.ts';
import type { Coup } from '../coup.ts';
import { minor } from '../minor.ts';
import { byValue, cardsIn, orderedDraws } from '../odds/composition.ts';
import { settleBet } from '../settle.ts';
import { wordsAsked } from './asked-words.ts';
import { betHash } from './bet-hash.ts';
import { betOddsCounter } from './bet-odds.ts';
import { compileBet } from './compiled-bet.ts';
import { CONDITION_WORDS } from './condition-words.ts';
import type { BetDefinition } from './definition.ts';
import { faceCounter } from './face-odds.ts';
import { parseBet } from './parse-bet.ts';
import { valueCounter, valueGroups } from './value-odds.ts';

const BETS = inject('soak') ? 100_000 : 1_000;
/** Only ends what hangs: at full length these take long on a busy machine. */
const LONG_MS = 3_600_000;
const COUPS = [...manyCoups(2_000, 19)];

const interpreted = (bet: BetDefinition, coup: Coup): number => {
  const result = interpretBet(bet, coup);
  if (result === 'push') return bet.rows.length;
  return result === 'loss' ? bet.rows.length + 1 : result;
};

it(
  '[L1] compiled and interpreted, every bet comes to the same with every coup, and is settled by it',
  () => {
    let asked = 0;
    const words = new Set<string>();
    const results = new Set<string>();
    fc.assert(
      fc.property(
        betJson(),
        fc.nat(COUPS.length - 20),
        fc.integer({ min: 1, max: 10 ** 12 }),
        (json, from, stake) => {
          const bet = betFrom(json);
          const compiled = compileBet(bet);
          for (const word of wordsAsked(bet)) words.add(Object.keys(word)[0] ?? '');
          for (const coup of COUPS.slice(from, from + 20)) {
            const result = interpreted(bet, coup);
            expect(resultOf(compiled, coup)).toBe(result);
            const row = bet.rows[result];
            const { verdict, winningsMinor, commissionMinor, returnedMinor } = settleBet(
              compiled,
              minor(stake),
              coup,
            );
            results.add(verdict);
            const won = row === undefined ? 0n : (BigInt(stake) * BigInt(row.pays[0])) / BigInt(row.pays[1]);
            const [kept, of] = bet.commission ?? [0, 1];
            const commission = (won * BigInt(kept) + BigInt(of) - 1n) / BigInt(of);
            expect([BigInt(winningsMinor), BigInt(commissionMinor)]).toEqual([won, commission]);
            const back = verdict === 'lost' ? 0n : BigInt(stake) + won - commission;
            expect(BigInt(returnedMinor)).toBe(back);
            asked += 1;
          }
        },
      ),
      { seed: 19, numRuns: BETS },
    );
    expect(asked).toBe(20 * BETS);
    expect([...words].sort()).toEqual(
      Object.entries(CONDITION_WORDS)
        .flatMap(([name, { is }]) => (is === 'conditions' || is === 'condition' ? [] : [name]))
        .sort(),
    );
    expect(results).toEqual(new Set(['won', 'pushed', 'lost']));
  },
  LONG_MS,
);

it(
  'whatever JSON is read, the answer is a bet or faults, and never a crash',
  () => {
    let sound = 0;
    const damaged = betJson().chain((json) => fc.tuple(fc.constant(json), fc.nat(400), fc.jsonValue()));
    fc.assert(
      fc.property(damaged, ([json, place, other]) => {
        let at = 0;
        const changed = JSON.parse(JSON.stringify(json), (_, value: unknown) => {
          at += 1;
          return at === place ? other : value;
        });
        const parsed = parseBet(changed);
        if (parsed.ok) {
          expect(betHash(parsed.bet)).toMatch(/^[0-9a-f]{64}$/);
          sound += 1;
        } else expect(parsed.faults.length).toBeGreaterThan(0);
      }),
      { seed: 19, numRuns: BETS },
    );
    expect(sound).toBeGreaterThan(BETS / 10);
    expect(sound).toBeLessThan(BETS);
  },
  LONG_MS,
);

it(
  '[B21] few cards: the odds of any bet are those of dealing every order',
  () => {
    let dealtCoups = 0;
    const runs = inject('soak') ? 3_000 : 25;
    fc.assert(
      fc.property(betJson(), fewCards, (json, composition) => {
        const bet = betFrom(json);
        const ways = bet.rows.map(() => 0).concat(0, 0);
        everyCoup(composition, (coup, more) => {
          const result = interpreted(bet, coup);
          ways[result] = (ways[result] ?? 0) + more;
          dealtCoups += 1;
        });
        const [odds] = betOddsCounter([compileBet(bet)])(composition);
        expect([...(odds?.wonByLine ?? []), odds?.pushed, odds?.lost]).toEqual(ways);
      }),
      { seed: 19, numRuns: runs },
    );
    expect(dealtCoups).toBeGreaterThan(runs * 10);
  },
  LONG_MS,
);

const VALUE_WORDS = ['winner', 'score', 'initial', 'cards', 'margin', 'natural', 'third'] as const;

it(
  '[B21] whole shoes: bets on values are counted alike by classes and by faces',
  () => {
    fc.assert(
      fc.property(
        fc.array(betJson(VALUE_WORDS), { minLength: 1, maxLength: 3 }),
        anyShoe,
        (jsons, composition) => {
          const bets = jsons.map((json) => compileBet(betFrom(json)));
          const byClasses = valueCounter(valueGroups(bets))(byValue(composition));
          const byFaces = bets.map((bet) => faceCounter(bet)(composition));
          expect(byClasses).toEqual(byFaces);
        },
      ),
      { seed: 19, numRuns: inject('soak') ? 2_000 : 12 },
    );
  },
  LONG_MS,
);

it(
  '[B21] whole shoes: the counts of any bet are whole and add up to all draws',
  () => {
    fc.assert(
      fc.property(betJson(), anyShoe, (json, composition) => {
        const [odds] = betOddsCounter([compileBet(betFrom(json))])(composition);
        const counts = [...(odds?.wonByLine ?? []), odds?.pushed ?? -1, odds?.lost ?? -1];
        expect(counts.every((ways) => Number.isSafeInteger(ways) && ways >= 0)).toBe(true);
        expect(counts.reduce((sum, ways) => sum + BigInt(ways), 0n)).toBe(
          BigInt(orderedDraws(cardsIn(composition), 6)),
        );
      }),
      { seed: 19, numRuns: inject('soak') ? 2_000 : 10 },
    );
  },
  LONG_MS,
);
