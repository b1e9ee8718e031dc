import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyShoe, begun, fewCards } from '../../test/compositions.ts';
import { dealtOdds } from '../../test/dealt-odds.ts';
import { DECK } from '../card.ts';
import { parseCoup } from '../coup.ts';
import { SCHEDULE_IDS } from '../option-id.ts';
import { cardsIn, orderedDraws, without } from './composition.ts';
import { midCoupOdds } from './mid-coup.ts';

const choices = (most: number) => fc.array(fc.nat(), { minLength: 0, maxLength: most });

it('[R3] few cards: mid-coup counts equal dealing every order of the rest', () => {
  fc.assert(
    fc.property(fewCards, choices(4), (composition, chosen) => {
      const out = begun(composition, chosen);
      const left = without(composition, out);
      if (cardsIn(left) < 2) return;
      const { toCome, total, odds } = midCoupOdds(left, out);
      expect(total).toBe(orderedDraws(cardsIn(left), toCome));
      expect(odds).toMatchObject(dealtOdds(left, out, toCome));
    }),
    { seed: 3, numRuns: 60 },
  );
});

it('[R3] whole shoes: the current odds are the weighted mean over the next cards', () => {
  fc.assert(
    fc.property(anyShoe, choices(5), (composition, chosen) => {
      const out = begun(composition, chosen);
      const left = without(composition, out);
      if (cardsIn(left) < 6) return;
      if (parseCoup(out).ok) return;
      const now = midCoupOdds(left, out);
      const won = SCHEDULE_IDS.map(() => 0n);
      DECK.forEach((card, i) => {
        const count = left[i] ?? 0;
        if (count === 0) return;
        const after = midCoupOdds(without(left, [card]), [...out, card]);
        const undealt = now.toCome - 1 - after.toCome;
        const each = BigInt(count) * BigInt(orderedDraws(cardsIn(left) - 1 - after.toCome, undealt));
        SCHEDULE_IDS.forEach((id, at) => {
          won[at] = (won[at] ?? 0n) + each * BigInt(after.odds[id].wonByLine.reduce((a, b) => a + b, 0));
        });
      });
      expect(won).toEqual(
        SCHEDULE_IDS.map((id) => BigInt(now.odds[id].wonByLine.reduce((a, b) => a + b, 0))),
      );
    }),
    { seed: 3, numRuns: 60 },
  );
});
