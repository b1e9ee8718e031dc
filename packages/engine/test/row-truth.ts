// What is true of the rows of a bet, decided over every coup that the tableau deals from any number of decks, to hold the remarks of
// the checker against. It shares no code with it: drawing rules are those of `every-draw.ts`, and each word is read here as a number that
// the cards of a coup add up to, and an answer to the sum.
import type { BetCondition } from '../src/condition/condition.ts';
import type { BetTerms } from '../src/condition/terms.ts';
import { USUAL_DRAWS } from './every-draw.ts';

export type RowTruth = {
  /** By row: some coup meets it. */
  readonly holds: readonly boolean[];
  /** `0 2`: some coup meets rows 0 and 2, and no row before 0. */
  readonly overlaps: ReadonlySet<string>;
  /** Some coup meets a push and no row. */
  readonly pushes: boolean;
};

/** Over every kind of coup; stops early once everything that can be true is shown. */
export const rowTruth = ({ rows, push }: BetTerms): RowTruth => {
  const words: Word[] = [];
  const formulas = rows.map(({ when }) => formulaOf(when, words));
  const pushed = push.map((when) => formulaOf(when, words));
  const holds = rows.map(() => false);
  const overlaps = new Set<string>();
  let pushes = false;
  const isDone = () =>
    holds.every(Boolean) &&
    (pushes || push.length === 0) &&
    overlaps.size === (rows.length * (rows.length - 1)) / 2;
  everyAnswer(words, (answers) => {
    let first = -1;
    for (let row = 0; row < formulas.length; row += 1) {
      if (formulas[row]?.(answers) !== true) continue;
      holds[row] = true;
      if (first < 0) first = row;
      else overlaps.add(`${first} ${row}`);
    }
    if (first < 0) pushes ||= pushed.some((holdsFor) => holdsFor(answers));
    return isDone();
  });
  return { holds, overlaps, pushes };
};

type Side = 'player' | 'banker';
/** Totals of the first two cards, values of the third ones, -1 where a hand stands. */
type Facts = {
  readonly totals: readonly [number, number];
  readonly thirds: readonly [number, number];
};

type Word = {
  /** What the first two cards of a hand add to the sum, and what its third card does. */
  readonly hand: (side: Side, cards: Hand) => number;
  readonly third: (side: Side, card: string) => number;
  readonly isLate: boolean;
  /** Whether the sum decides, which is below 4000, or the facts. */
  readonly bySum: boolean;
  readonly asksSuits: boolean;
  readonly answer: (sum: number, facts: Facts) => boolean;
};

type Hand = readonly [string, string];
type Formula = (answers: Uint8Array) => boolean;

/** Adds the words of the condition to the list. */
const formulaOf = (condition: BetCondition, words: Word[]): Formula => {
  if ('all' in condition) {
    const parts = condition.all.map((part) => formulaOf(part, words));
    return (answers) => parts.every((part) => part(answers));
  }
  if ('any' in condition) {
    const parts = condition.any.map((part) => formulaOf(part, words));
    return (answers) => parts.some((part) => part(answers));
  }
  if ('not' in condition) {
    const part = formulaOf(condition.not, words);
    return (answers) => !part(answers);
  }
  const at = words.length;
  words.push(wordOf(condition));
  return (answers) => answers[at] === 1;
};

const worthOf = (card: string): number => 'A23456789'.indexOf(card.charAt(0)) + 1;
const isRed = (card: string): boolean => /[HD]$/.test(card);
const scores = ({ totals, thirds }: Facts): readonly [number, number] => [
  (totals[0] + Math.max(0, thirds[0])) % 10,
  (totals[1] + Math.max(0, thirds[1])) % 10,
];

const ofFacts = (answer: (facts: Facts) => boolean): Word => ({
  hand: () => 0,
  third: () => 0,
  isLate: true,
  bySum: false,
  asksSuits: false,
  answer: (_, facts) => answer(facts),
});

/** Every hand that is named has one of its values. */
const byHand = (asked: object, read: (facts: Facts, hand: 0 | 1) => unknown): Word =>
  ofFacts((facts) => {
    const { player, banker } = asked as { player?: readonly unknown[]; banker?: readonly unknown[] };
    return (
      (player === undefined || player.includes(read(facts, 0))) &&
      (banker === undefined || banker.includes(read(facts, 1)))
    );
  });

/** One of the hands that are named is so. */
const either = (sides: readonly Side[], asksSuits: boolean, isSo: (cards: Hand) => boolean): Word => ({
  hand: (side, cards) => (sides.includes(side) && isSo(cards) ? 1 : 0),
  third: () => 0,
  isLate: false,
  bySum: true,
  asksSuits,
  answer: (sum) => sum > 0,
});

const wordOf = (condition: BetCondition): Word => {
  if ('winner' in condition)
    return ofFacts((facts) => {
      const [player, banker] = scores(facts);
      return condition.winner.includes(player > banker ? 'player' : player < banker ? 'banker' : 'tie');
    });
  if ('margin' in condition)
    return ofFacts((facts) => {
      const [player, banker] = scores(facts);
      return condition.margin.includes(Math.abs(player - banker));
    });
  if ('score' in condition) return byHand(condition.score, (facts, hand) => scores(facts)[hand]);
  if ('initial' in condition) return byHand(condition.initial, ({ totals }, hand) => totals[hand]);
  if ('natural' in condition)
    return byHand(condition.natural, ({ totals, thirds }, hand) => (thirds[hand] < 0 ? totals[hand] : null));
  if ('third' in condition)
    return byHand(condition.third, ({ thirds }, hand) => (thirds[hand] < 0 ? 'none' : thirds[hand]));
  if ('cards' in condition) {
    const { total, ...hands } = condition.cards;
    const drawn = ({ thirds }: Facts, hand: 0 | 1): number => (thirds[hand] < 0 ? 2 : 3);
    const named = byHand(hands, drawn);
    return ofFacts(
      (facts) =>
        named.answer(0, facts) && (total === undefined || total.includes(drawn(facts, 0) + drawn(facts, 1))),
    );
  }
  if ('pair' in condition) return either(condition.pair, false, ([one, other]) => one[0] === other[0]);
  if ('perfectPair' in condition) return either(condition.perfectPair, true, ([one, other]) => one === other);
  if ('suited' in condition) return either(condition.suited, true, ([one, other]) => one[1] === other[1]);
  return wordOfRanks(condition);
};

const wordOfRanks = (condition: BetCondition): Word => {
  if ('ranks' in condition) {
    const of = condition.ranks.of.join('');
    return either([condition.ranks.side], false, (cards) =>
      cards.every((card) => of.includes(card.charAt(0))),
    );
  }
  if ('count' in condition) {
    const { of, in: where, is } = condition.count;
    const counts = (card: string): number => (of.join('').includes(card.charAt(0)) ? 1 : 0);
    return {
      hand: (_, [one, other]) => counts(one) + counts(other),
      third: (_, card) => (where === 'all' ? counts(card) : 0),
      isLate: where === 'all',
      bySum: true,
      asksSuits: false,
      answer: (sum) => is.includes(sum),
    };
  }
  if (!('colour' in condition)) throw new Error(`no such word: ${JSON.stringify(condition)}`);
  const { colour } = condition;
  // Red and black cards of player's hand, then of banker's, as digits of the sum.
  const place = (side: Side, card: string): number =>
    colour[side] === undefined ? 0 : (side === 'player' ? 1 : 100) * (isRed(card) ? 1 : 10);
  return {
    hand: (side, [one, other]) => place(side, one) + place(side, other),
    third: place,
    isLate: true,
    bySum: true,
    asksSuits: true,
    answer: (sum) => {
      const seen = (reds: number, blacks: number) => (reds === 0 ? 'black' : blacks === 0 ? 'red' : 'mixed');
      const hands = {
        player: seen(sum % 10, Math.floor(sum / 10) % 10),
        banker: seen(Math.floor(sum / 100) % 10, Math.floor(sum / 1000) % 10),
      } as const;
      return (['player', 'banker'] as const).every((side) => colour[side]?.includes(hands[side]) ?? true);
    },
  };
};

const deckOf = (suits: string): readonly string[] =>
  [...suits].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

/** Hands or cards that add the same to every word, one of each. */
const apart = <T>(all: readonly T[], keyOf: (each: T) => readonly number[]) => [
  ...new Map(
    all.map((each) => {
      const adds = keyOf(each);
      return [adds.join(), { adds }];
    }),
  ).values(),
];

/** The answers of a word, each asked for once: by its sum, or by the totals and the third cards. */
const answersOf = ({ bySum, answer }: Word) => {
  const known = new Uint8Array(bySum ? 4000 : 100 * 121);
  return (sum: number, facts: Facts): number => {
    const [player, banker] = facts.totals;
    const [one, other] = facts.thirds;
    const at = bySum ? sum : (player * 10 + banker) * 121 + (one + 1) * 11 + other + 1;
    const found = known[at] || (answer(sum, facts) ? 2 : 1);
    known[at] = found;
    return found - 1;
  };
};

/** Asks the words about every kind of coup until `seen` has enough. */
const everyAnswer = (words: readonly Word[], seen: (answers: Uint8Array) => boolean): void => {
  const deck = deckOf(words.some(({ asksSuits }) => asksSuits) ? 'SHDC' : 'S');
  const hands = deck.flatMap((one, i) => deck.slice(i).map((other): Hand => [one, other]));
  const total = ([one, other]: Hand): number => (worthOf(one) + worthOf(other)) % 10;
  const ofSide = (side: Side) =>
    apart(hands, (cards) => [total(cards), ...words.map((word) => word.hand(side, cards))]);
  const thirdsOf = (side: Side) =>
    apart(deck, (card) => [worthOf(card), ...words.map((word) => word.third(side, card))]);
  const [players, bankers] = [ofSide('player'), ofSide('banker')];
  const thirds = [thirdsOf('player'), thirdsOf('banker')] as const;
  const asked = words.map(answersOf);
  const late = [...words.keys()].filter((i) => words[i]?.isLate);
  const begun = new Set<string>();
  const answers = new Uint8Array(words.length);
  const sums = new Int32Array(words.length);
  for (const player of players)
    for (const banker of bankers) {
      const totals = [player.adds[0] ?? 0, banker.adds[0] ?? 0] as const;
      let key = `${totals[0]}${totals[1]}`;
      for (let i = 0; i < words.length; i += 1) {
        const sum = (player.adds[i + 1] ?? 0) + (banker.adds[i + 1] ?? 0);
        sums[i] = sum;
        answers[i] = asked[i]?.(sum, { totals, thirds: NO_THIRDS }) ?? 0;
        key += `,${words[i]?.isLate ? sum : answers[i]}`;
      }
      if (begun.has(key)) continue;
      begun.add(key);
      const known = new Set<number>();
      const end = (one: Drawn | null, other: Drawn | null): boolean => {
        const facts: Facts = { totals, thirds: [one?.adds[0] ?? -1, other?.adds[0] ?? -1] };
        let bits = 0;
        for (const i of late) {
          const sum = (sums[i] ?? 0) + (one?.adds[i + 1] ?? 0) + (other?.adds[i + 1] ?? 0);
          const answer = asked[i]?.(sum, facts) ?? 0;
          answers[i] = answer;
          bits = bits * 2 + answer;
        }
        // Beyond 50 words two lists of answers might have one number.
        if (late.length <= 50 && known.has(bits)) return false;
        known.add(bits);
        return seen(answers);
      };
      if (deal(totals, thirds, end)) return;
    }
};

const NO_THIRDS = [-1, -1] as const;

type Drawn = { readonly adds: readonly number[] };

/** Whether an ending was enough. */
const deal = (
  [player, banker]: readonly [number, number],
  [players, bankers]: readonly [readonly Drawn[], readonly Drawn[]],
  end: (one: Drawn | null, other: Drawn | null) => boolean,
): boolean => {
  const { standOn, player: drawsOn, banker: bankerOn } = USUAL_DRAWS;
  if (standOn.includes(player) || standOn.includes(banker)) return end(null, null);
  const after = (one: Drawn | null): boolean => {
    const draws = bankerOn(one === null ? '-' : String(one.adds[0])).includes(String(banker));
    return draws ? bankers.some((other) => end(one, other)) : end(one, null);
  };
  return drawsOn.includes(player) ? players.some((one) => after(one)) : after(null);
};
