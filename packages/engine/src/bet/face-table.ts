// The data from which a bet on faces is counted: its types of hands, and the endings of a coup after two of them. Hands for which
// every word gives the same answers are one class; endings are computed for a pair of classes when a count first needs it.
import { isRed, rankOf, scoreOf } from '../card.ts';
import type { BetCondition } from '../condition/condition.ts';
import { isPerfectPair } from '../coup.ts';
import type { Draws } from '../draws.ts';
import { wordsAsked } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { type FaceEndings, faceEndings } from './face-endings.ts';
import { type FaceKinds, faceKinds, type HandType } from './hand-kinds.ts';

export type FaceTable = {
  readonly kinds: FaceKinds;
  readonly classes: number;
  /** Indexed by type of hand. */
  readonly classOf: Uint16Array;
  /** Indexed by the class of player's hand times the number of classes plus the class of banker's. */
  readonly endingsAt: (place: number) => FaceEndings;
};

/** Computes the kinds, types and classes, but no endings. */
export const faceTable = (bet: CompiledBet, draws: Draws): FaceTable => {
  const words = wordsAsked(bet.definition);
  const kinds = faceKinds(words, draws);
  const { classOf, samples } = handClasses(words, kinds);
  const endingsOf = faceEndings(bet, words, kinds, draws);
  const known: FaceEndings[] = [];
  return {
    kinds,
    classes: samples.length,
    classOf,
    endingsAt: (place) => {
      const found =
        known[place] ??
        endingsOf(samples[Math.floor(place / samples.length)] ?? 0, samples[place % samples.length] ?? 0);
      known[place] = found;
      return found;
    },
  };
};

/** Hands with which every word has the same answers are of one class: the class of each type, and a type of each class. */
export const handClasses = (words: readonly BetCondition[], kinds: FaceKinds) => {
  const samples = new Map<string, { readonly place: number; readonly hand: number }>();
  const classOf = Uint16Array.from(kinds.hands, (hand, i) => {
    const key = answersOf(words, hand, kinds.asksValues);
    const known = samples.get(key) ?? { place: samples.size, hand: i };
    samples.set(key, known);
    return known.place;
  });
  return { classOf, samples: Array.from(samples.values(), ({ hand }) => hand) };
};

/** A key of everything that a word or the drawing rules can ask of the two cards. */
const answersOf = (words: readonly BetCondition[], { cards }: HandType, values: boolean): string => {
  const [one, other] = cards;
  const reds = [one, other].filter(isRed).length;
  const answers = words.map((word) => {
    if ('pair' in word) return rankOf(one) === rankOf(other);
    if ('perfectPair' in word) return isPerfectPair(cards);
    if ('suited' in word) return one[1] === other[1];
    if ('colour' in word) return reds;
    if ('ranks' in word) return cards.every((card) => word.ranks.of.includes(rankOf(card)));
    if ('count' in word) return cards.filter((card) => word.count.of.includes(rankOf(card))).length;
    return '';
  });
  return [values ? scoreOf(cards) : '', ...answers].join();
};
