// A condition compiled once to a function of the coup, which settlement and odds ask. The tests hold it against an
// interpreter that reads the definition anew for each coup.
import { type Card, cardValue, DECK, isRed, type Rank, rankOf, scoreOf } from '../card.ts';
import { type Coup, isPerfectPair } from '../coup.ts';
import type { Side } from '../side.ts';
import { type BetCondition, type BySide, type HandColour, NO_THIRD, type ThirdValue } from './condition.ts';

/** Whether a finished coup meets a condition. */
export type Predicate = (coup: Coup) => boolean;

/** Compiles the condition and all within it. */
export const compileCondition = (condition: BetCondition): Predicate => {
  if ('all' in condition) return compileAll(condition.all);
  if ('any' in condition) return compileAny(condition.any);
  if ('not' in condition) {
    const part = compileCondition(condition.not);
    return (coup) => !part(coup);
  }
  return compileWord(condition);
};

// Most bets join two or three conditions: written out, these are evaluated without a loop over a list.
const compileAll = (conditions: readonly BetCondition[]): Predicate => {
  const parts = conditions.map(compileCondition);
  const [a = always, b = always, c = always] = parts;
  if (parts.length <= 1) return a;
  if (parts.length === 2) return (coup) => a(coup) && b(coup);
  if (parts.length === 3) return (coup) => a(coup) && b(coup) && c(coup);
  return (coup) => parts.every((holds) => holds(coup));
};

/** Met by a coup that meets one of the conditions; by none where there are none. */
export const compileAny = (conditions: readonly BetCondition[]): Predicate => {
  const parts = conditions.map(compileCondition);
  const [a = never, b = never] = parts;
  if (parts.length <= 1) return a;
  if (parts.length === 2) return (coup) => a(coup) || b(coup);
  return (coup) => parts.some((holds) => holds(coup));
};

const always: Predicate = () => true;
const never: Predicate = () => false;

type Word = Exclude<BetCondition, { all: unknown } | { any: unknown } | { not: unknown }>;

const compileWord = (word: Word): Predicate => {
  if ('winner' in word) {
    const [only] = word.winner;
    if (word.winner.length === 1) return ({ outcome }) => outcome === only;
    return ({ outcome }) => word.winner.includes(outcome);
  }
  if ('margin' in word) {
    const wins = places(word.margin);
    return ({ playerScore, bankerScore }) => wins[Math.abs(playerScore - bankerScore)] === 1;
  }
  if ('cards' in word) return compileCards(word.cards);
  if ('score' in word)
    return byHand(word.score, places, (wins, coup, side) => wins[finalScore(coup, side)] === 1);
  if ('initial' in word)
    return byHand(word.initial, places, (wins, coup, side) => wins[initialTotal(coup[side])] === 1);
  if ('natural' in word)
    return byHand(word.natural, places, (wins, coup, side) => {
      return coup[side].length === 2 && wins[finalScore(coup, side)] === 1;
    });
  if ('third' in word)
    return byHand(word.third, thirdPlaces, (wins, coup, side) => wins[thirdPlace(coup[side])] === 1);
  return compileFaces(word);
};

type Faces = Extract<
  Word,
  | { pair: unknown }
  | { perfectPair: unknown }
  | { suited: unknown }
  | { colour: unknown }
  | { ranks: unknown }
  | { count: unknown }
>;

const compileFaces = (word: Faces): Predicate => {
  if ('pair' in word) return eitherHand(word.pair, playerPair, bankerPair);
  if ('perfectPair' in word) return firstTwo(word.perfectPair, isPerfectPair);
  if ('suited' in word) return firstTwo(word.suited, ([a, b]) => a?.[1] === b?.[1]);
  if ('colour' in word)
    return byHand(
      word.colour,
      (colours) => colours,
      (colours, coup, side) => colours.includes(colourOf(coup[side])),
    );
  if ('ranks' in word) {
    const ranks = cardsOf(word.ranks.of);
    return firstTwo([word.ranks.side], ([a, b]) => isOf(ranks, a) && isOf(ranks, b));
  }
  const { of, in: where, is } = word.count;
  const ranks = cardsOf(of);
  const wins = places(is);
  const most = where === 'first4' ? 2 : 3;
  return ({ player, banker }) => wins[countIn(ranks, player, most) + countIn(ranks, banker, most)] === 1;
};

const compileCards = ({ total, ...hands }: Extract<Word, { cards: unknown }>['cards']): Predicate => {
  const each = byHand(hands, places, (wins, coup, side) => wins[coup[side].length] === 1);
  if (total === undefined) return each;
  const wins = places(total);
  return (coup) => wins[coup.player.length + coup.banker.length] === 1 && each(coup);
};

/** Met when every hand that is named meets it. */
const byHand = <T, W>(
  { player, banker }: BySide<T>,
  compile: (values: readonly T[]) => W,
  holds: (wins: W, coup: Coup, side: Side) => boolean,
): Predicate => {
  const ofSide = (side: Side, values: readonly T[] | undefined): Predicate | null => {
    if (values === undefined) return null;
    const wins = compile(values);
    return (coup) => holds(wins, coup, side);
  };
  const players = ofSide('player', player);
  const bankers = ofSide('banker', banker);
  if (players === null) return bankers ?? always;
  return bankers === null ? players : (coup) => players(coup) && bankers(coup);
};

/** Met when the first two cards of one of these hands meet it. */
const firstTwo = (sides: readonly Side[], holds: (hand: readonly Card[]) => boolean): Predicate =>
  eitherHand(
    sides,
    ({ player }) => holds(player),
    ({ banker }) => holds(banker),
  );

const eitherHand = (sides: readonly Side[], player: Predicate, banker: Predicate): Predicate => {
  if (sides.length > 1) return (coup) => player(coup) || banker(coup);
  return sides[0] === 'player' ? player : banker;
};

const playerPair: Predicate = (coup) => coup.playerPair;
const bankerPair: Predicate = (coup) => coup.bankerPair;

/** One at each of the numbers. */
const places = (numbers: readonly number[]): Uint8Array => {
  const found = new Uint8Array(NUMBERS);
  for (const number of numbers) found[number] = 1;
  return found;
};

const NUMBERS = 11;
const STANDING = 10;

const thirdPlaces = (values: readonly ThirdValue[]): Uint8Array =>
  places(values.map((value) => (value === NO_THIRD ? STANDING : value)));

const thirdPlace = ([, , third]: readonly Card[]): number =>
  third === undefined ? STANDING : cardValue(third);

const finalScore = (coup: Coup, side: Side): number =>
  side === 'player' ? coup.playerScore : coup.bankerScore;

const initialTotal = (hand: readonly Card[]): number =>
  hand.length === 2 ? scoreOf(hand) : scoreOf(hand.slice(0, 2));

const colourOf = (hand: readonly Card[]): HandColour => {
  const red = hand.filter(isRed).length;
  if (red === hand.length) return 'red';
  return red === 0 ? 'black' : 'mixed';
};

const cardsOf = (ranks: readonly Rank[]): ReadonlySet<Card> =>
  new Set(DECK.filter((card) => ranks.includes(rankOf(card))));

const isOf = (cards: ReadonlySet<Card>, card: Card | undefined): boolean =>
  card !== undefined && cards.has(card);

const countIn = (ranks: ReadonlySet<Card>, hand: readonly Card[], most: number): number => {
  let count = 0;
  for (let i = 0; i < hand.length && i < most; i += 1) if (isOf(ranks, hand[i])) count += 1;
  return count;
};
