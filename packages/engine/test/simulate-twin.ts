// The simulator the slow and obvious way: sfc32 in whole numbers, a list of cards shuffled one by one, dealt as a
// table deals them, each coup settled by every schedule.
import { coins } from '../src/minor.ts';
import { PAY_TABLES } from '../src/option/schedule-terms.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../src/option-id.ts';
import type { ShoeRules } from '../src/room.ts';
import { settleBet } from '../src/settle.ts';
import { burnCount, cutIndexOf, LEAST_CUT_DEPTH, orderedCards } from '../src/shoe.ts';
import { playShoe } from './play-shoe.ts';

type Counted = { wonByLine: number[]; pushed: number; lost: number };

export const simulateSlowly = (rules: ShoeRules, seed: number, firstShoe: number, shoes: number) => {
  const bySchedule = Object.fromEntries(
    SCHEDULE_IDS.map((id) => [id, { wonByLine: PAY_TABLES[id].lines.map(() => 0), pushed: 0, lost: 0 }]),
  ) as Record<KnownScheduleId, Counted>;
  let rounds = 0;
  for (let shoe = firstShoe; shoe < firstShoe + shoes; shoe += 1) {
    const { coups, ranOut } = playShoe(
      ...slowShoe(rules, seed, shoe),
      cutIndexOf(rules) ?? 0,
      rules.afterCut,
    );
    if (ranOut) throw new Error('the shoe ran out');
    rounds += coups.length;
    for (const coup of coups) {
      for (const id of SCHEDULE_IDS) {
        const { verdict } = settleBet(PAY_TABLES[id], coins(1), coup);
        const counted = bySchedule[id];
        const line = PAY_TABLES[id].lines.findIndex(({ when }) => when(coup));
        if (verdict === 'won') counted.wonByLine[line] = (counted.wonByLine[line] ?? 0) + 1;
        else counted[verdict] += 1;
      }
    }
  }
  return { rounds, bySchedule };
};

/** The cards in order, and where the first coup starts. */
export const slowShoe = (rules: ShoeRules, seed: number, shoe: number) => {
  const cards = orderedCards(rules.decks);
  const reach = (cutIndexOf(rules) ?? 0) + LEAST_CUT_DEPTH[rules.afterCut];
  const halves = Array.from(halvesOf(seed, shoe, (cards.length + 24) / 2));
  let spare = reach;
  for (let place = 0; place < reach; place += 1) {
    const left = cards.length - place;
    let half = halves[place] ?? 0;
    while ((half * left) % 65_536 < 65_536 % left) {
      half = halves[spare] ?? 0;
      spare += 1;
    }
    const chosen = place + Math.floor((half * left) / 65_536);
    const [card] = cards.splice(chosen, 1, ...cards.slice(place, place + 1));
    if (card !== undefined) cards[place] = card;
  }
  const [faceUp] = cards;
  const more = faceUp === undefined ? 0 : burnCount(faceUp, rules.burn);
  return [cards, more === 0 ? 0 : more + 1] as const;
};

function* halvesOf(seed: number, shoe: number, words: number): Generator<number> {
  const whole = 2n ** 32n;
  let [a, b, c, counter] = [BigInt(seed), BigInt(shoe) % whole, BigInt(shoe) / whole, 1n];
  for (let made = 0; made < words + 15; made += 1) {
    const word = (a + b + counter) % whole;
    counter = (counter + 1n) % whole;
    a = b ^ (b >> 9n);
    b = (c * 9n) % whole;
    c = (((c << 21n) % whole) + (c >> 11n) + word) % whole;
    if (made < 15) continue;
    yield Number(word % 65_536n);
    yield Number(word / 65_536n);
  }
}
