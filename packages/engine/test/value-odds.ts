// The twin of the odds for whole shoes: every hand is dealt by card value, each first two cards once with their
// orders. It knows nothing of suits, so it leaves the options on pairs to others.
import type { Card } from '../src/card.ts';
import { finishCoup, type Hands } from '../src/coup.ts';
import { WORTH } from '../src/odds/class-coups.ts';
import { byValue, type Composition, cardsIn, orderedDraws } from '../src/odds/composition.ts';
import { OPTIONS } from '../src/option/option.ts';
import { SCHEDULES } from '../src/option/schedule.ts';
import { SCHEDULE_IDS } from '../src/option-id.ts';
import { bankerDraws, playerDraws } from '../src/tableau.ts';
import { type ScheduleTally, scheduleTally } from './schedule-tally.ts';

export const OF_SCORES = SCHEDULE_IDS.filter((id) => OPTIONS[SCHEDULES[id].option].group !== 'pair');

export const valueOdds = (composition: Composition) => {
  const tally = scheduleTally();
  dealValues(composition, tally);
  return tally.counts();
};

type Third = number | null;

const dealValues = (composition: Composition, tally: ScheduleTally): void => {
  const left = [...byValue(composition)];
  const undealt = [0, 1, 2].map((more) => orderedDraws(cardsIn(composition) - 6 + more, more));
  const waysByClass = new Map<number, { hands: Hands; ways: number }>();

  const end = (a: number, b: number, third: Third, c: number, d: number, fourth: Third, ways: number) => {
    if (ways === 0) return;
    const standing = (third === null ? 1 : 0) + (fourth === null ? 1 : 0);
    const player = (a + b + (third ?? 0)) % 10;
    const banker = (c + d + (fourth ?? 0)) % 10;
    const key = player * 100 + banker * 10 + (third === null ? 2 : 0) + (fourth === null ? 1 : 0);
    const known = waysByClass.get(key) ?? {
      hands: { player: hand(a, b, third), banker: hand(c, d, fourth) },
      ways: 0,
    };
    known.ways += ways * (undealt[standing] ?? 0);
    waysByClass.set(key, known);
  };

  /** Removes a card of that value and returns how many there were. After none, every count is 0. */
  const take = (value: number): number => {
    const count = left[value] ?? 0;
    left[value] = count - 1;
    return count;
  };
  const putBack = (...values: readonly number[]): void => {
    for (const value of values) left[value] = (left[value] ?? 0) + 1;
  };

  const dealBanker = (a: number, b: number, third: Third, c: number, d: number, ways: number): void => {
    if (Math.max((a + b) % 10, (c + d) % 10) < 8 && bankerDraws((c + d) % 10, third)) {
      for (let value = 0; value < 10; value += 1) end(a, b, third, c, d, value, ways * (left[value] ?? 0));
    } else {
      end(a, b, third, c, d, null, ways);
    }
  };

  const dealThirds = (a: number, b: number, c: number, d: number, ways: number): void => {
    if (ways === 0) return;
    if (Math.max((a + b) % 10, (c + d) % 10) < 8 && playerDraws((a + b) % 10)) {
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
  for (const { hands, ways } of waysByClass.values())
    if (ways > 0) tally.add(finishCoup(hands), ways, OF_SCORES);
};

const orders = (first: number, second: number): number => (first === second ? 1 : 2);

const hand = (first: number, second: number, third: Third): readonly Card[] =>
  (third === null ? [first, second] : [first, second, third]).flatMap((value) => WORTH[value] ?? []);
