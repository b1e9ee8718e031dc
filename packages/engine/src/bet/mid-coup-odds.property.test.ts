import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { interpretBet } from '../../test/bet-interpreter.ts';
import { anyShoe, begun, fewCards } from '../../test/compositions.ts';
import { everyCoup } from '../../test/dealt-coups.ts';
import { betFrom, betJson } from '../../test/random-bets.ts';
import { DECK } from '../card.ts';
import { cardsIn, orderedDraws, without } from '../odds/composition.ts';
import { midCoupOdds } from '../odds/mid-coup.ts';
import { SCHEDULE_IDS } from '../option-id.ts';
import { compileBet } from './compiled-bet.ts';
import { midCoupCounter } from './mid-coup-odds.ts';

const choices = (most: number) => fc.array(fc.nat(), { minLength: 0, maxLength: most });
const SOAK = inject('soak');
const LONG_MS = 3_600_000;

it(
  '[B21] few cards: mid-coup odds of any bet equal dealing every order of the rest',
  () => {
    const begunWith = new Map<number, number>();
    const runs = SOAK ? 10_000 : 70;
    fc.assert(
      fc.property(
        fc.array(betJson(), { minLength: 1, maxLength: 3 }),
        fewCards,
        choices(6),
        (jsons, composition, chosen) => {
          const out = begun(composition, chosen);
          const left = without(composition, out);
          if (cardsIn(left) < (out.length < 4 ? 6 - out.length : 2)) return;
          const bets = jsons.map(betFrom);
          const { hands, toCome, total, odds } = midCoupCounter(bets.map(compileBet))(left, out);
          expect(total).toBe(orderedDraws(cardsIn(left), toCome));
          for (const [i, bet] of bets.entries()) {
            const ways = [...bet.rows.map(() => 0), 0, 0];
            everyCoup(
              left,
              (coup, more) => {
                const result = interpretBet(bet, coup);
                const at =
                  result === 'push' ? bet.rows.length : result === 'loss' ? bet.rows.length + 1 : result;
                ways[at] = (ways[at] ?? 0) + more;
              },
              hands,
              toCome,
            );
            expect([...(odds[i]?.wonByLine ?? []), odds[i]?.pushed, odds[i]?.lost]).toEqual(ways);
          }
          begunWith.set(out.length, (begunWith.get(out.length) ?? 0) + 1);
        },
      ),
      { seed: 23, numRuns: runs },
    );
    expect([...begunWith.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const times of begunWith.values()) expect(times).toBeGreaterThan(0);
  },
  LONG_MS,
);

it('[B21] whole shoes: mid-coup odds of the bets of the catalogue are those of the schedules', () => {
  const catalogue = betsOf('catalogue');
  const count = midCoupCounter(SCHEDULE_IDS.flatMap((id) => catalogue.get(id) ?? []).map(compileBet));
  fc.assert(
    fc.property(anyShoe, choices(6), (composition, chosen) => {
      const out = begun(composition, chosen);
      const left = without(composition, out);
      if (cardsIn(left) < 6) return;
      const { odds: schedules, ...whole } = midCoupOdds(left, out);
      const { odds, ...rest } = count(left, out);
      expect(whole).toMatchObject(rest);
      const counts = odds.map(({ bet: _, ...each }) => each);
      expect(counts).toEqual(SCHEDULE_IDS.map((id) => ({ ...schedules[id], schedule: undefined })));
    }),
    { seed: 23, numRuns: SOAK ? 3_000 : 25 },
  );
});

it(
  '[B21] whole shoes: mid-coup odds of any bet are the weighted mean over the next card',
  () => {
    fc.assert(
      fc.property(betJson(), anyShoe, choices(5), (json, composition, chosen) => {
        const out = begun(composition, chosen);
        const left = without(composition, out);
        if (cardsIn(left) < 8) return;
        const count = midCoupCounter([compileBet(betFrom(json))]);
        const now = count(left, out);
        if (now.toCome === 0) return;
        let won = 0n;
        for (const [i, card] of DECK.entries()) {
          if ((left[i] ?? 0) === 0) continue;
          const after = count(without(left, [card]), [...out, card]);
          const each = orderedDraws(cardsIn(left) - 1 - after.toCome, now.toCome - 1 - after.toCome);
          for (const ways of after.odds[0]?.wonByLine ?? [])
            won += BigInt(left[i] ?? 0) * BigInt(each) * BigInt(ways);
        }
        expect(now.odds[0]?.wonByLine.reduce((sum, ways) => sum + BigInt(ways), 0n)).toBe(won);
      }),
      { seed: 23, numRuns: SOAK ? 300 : 1 },
    );
  },
  LONG_MS,
);
