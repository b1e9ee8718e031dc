// Coups by both scores and both numbers of cards: all that options other than pairs depend on. The hands are
// enumerated by card value, each first two cards once with their orders, and the tableau is asked. [B21]
import { type Card, DECK } from '../card.ts';
import { finishCoup } from '../coup.ts';
import { bankerDraws, playerDraws } from '../tableau.ts';
import { byValue, type Composition, cardsIn, orderedDraws } from './composition.ts';
import type { CoupClass } from './coup-class.ts';

type Third = number | null;

export const scoreClasses = (composition: Composition): readonly CoupClass[] => {
  const left = [...byValue(composition)];
  const tally = tallyFor(cardsIn(composition));

  /** Takes a card of that value and tells how many there were. Where there was none, all that follows is 0. */
  const take = (value: number): number => {
    const count = left[value] ?? 0;
    left[value] = count - 1;
    return count;
  };
  const putBack = (...values: readonly number[]): void => {
    for (const value of values) left[value] = (left[value] ?? 0) + 1;
  };

  const dealBanker = (a: number, b: number, third: Third, c: number, d: number, ways: number): void => {
    const draws = Math.max((a + b) % 10, (c + d) % 10) < 8 && bankerDraws((c + d) % 10, third);
    if (draws) {
      for (let value = 0; value < 10; value += 1)
        tally.add(a, b, third, c, d, value, ways * (left[value] ?? 0));
    } else {
      tally.add(a, b, third, c, d, null, ways);
    }
  };

  const dealThirds = (a: number, b: number, c: number, d: number, ways: number): void => {
    const draws = Math.max((a + b) % 10, (c + d) % 10) < 8 && playerDraws((a + b) % 10);
    if (draws) {
      for (let value = 0; value < 10; value += 1) {
        dealBanker(a, b, value, c, d, ways * take(value));
        putBack(value);
      }
    } else {
      dealBanker(a, b, null, c, d, ways);
    }
  };

  for (let a = 0; a < 10; a += 1) {
    for (let b = a; b < 10; b += 1) {
      const playerWays = take(a) * take(b) * orders(a, b);
      for (let c = 0; c < 10; c += 1) {
        for (let d = c; d < 10; d += 1) {
          dealThirds(a, b, c, d, playerWays * take(c) * take(d) * orders(c, d));
          putBack(c, d);
        }
      }
      putBack(a, b);
    }
  }
  return tally.classes();
};

const orders = (first: number, second: number): number => (first === second ? 1 : 2);

/** Adds up ways by class and keeps one coup of each; `cards` is how many the shoe holds. */
const tallyFor = (cards: number) => {
  const undealt = [0, 1, 2].map((more) => orderedDraws(cards - 6 + more, more));
  const waysByClass = new Float64Array(400);
  const coups: CoupClass['coup'][] = [];
  return {
    add(
      a: number,
      b: number,
      playerThird: Third,
      c: number,
      d: number,
      bankerThird: Third,
      ways: number,
    ): void {
      if (ways === 0) return;
      const playerScore = (a + b + (playerThird ?? 0)) % 10;
      const bankerScore = (c + d + (bankerThird ?? 0)) % 10;
      const standing = (playerThird === null ? 1 : 0) + (bankerThird === null ? 2 : 0);
      const key = (playerScore * 10 + bankerScore) * 4 + standing;
      const more = (playerThird === null ? 1 : 0) + (bankerThird === null ? 1 : 0);
      coups[key] ??= finishCoup({ player: hand(a, b, playerThird), banker: hand(c, d, bankerThird) });
      waysByClass[key] = (waysByClass[key] ?? 0) + ways * (undealt[more] ?? 0);
    },
    classes: (): readonly CoupClass[] =>
      coups.flatMap((coup, key) => ({ coup, ways: waysByClass[key] ?? 0 })),
  };
};

const hand = (first: number, second: number, third: Third): readonly Card[] =>
  (third === null ? [first, second] : [first, second, third]).map(cardWorth);

const cardWorth = (value: number): Card => DECK[(value + 9) % 10] ?? 'TS';
