// Classes of a hand's first two cards and kinds of third cards. Hands with the same key give the same answers to every word: the
// vocabulary reads of two cards only their total, how many of a list of ranks are among them, whether they are a pair or of one
// suit, and their colours. A new word that reads more needs a part of the key here. [B]
import { type Card, cardValue, DECK, isRed, rankOf, scoreOf, suitOf } from '../card.ts';
import type { BetCondition } from '../condition/condition.ts';

export type HandClass = { readonly cards: readonly [Card, Card]; readonly total: number };

const listsOf = (words: readonly BetCondition[], thirds: boolean) =>
  words.flatMap((word) => {
    if ('ranks' in word) return thirds ? [] : [word.ranks.of];
    return 'count' in word && (!thirds || word.count.in === 'all') ? [word.count.of] : [];
  });

const asks = (words: readonly BetCondition[], name: string): boolean => words.some((word) => name in word);

/** Returns the key function of two cards for these words. */
export const handKey = (words: readonly BetCondition[]): ((one: Card, other: Card) => string) => {
  const lists = listsOf(words, false);
  const pairs = asks(words, 'pair') || asks(words, 'perfectPair');
  const suits = asks(words, 'suited') || asks(words, 'perfectPair');
  const colours = asks(words, 'colour');
  return (one, other) =>
    [
      scoreOf([one, other]),
      ...lists.map((of) => Number(of.includes(rankOf(one))) + Number(of.includes(rankOf(other)))),
      pairs && rankOf(one) === rankOf(other),
      suits && suitOf(one) === suitOf(other),
      colours ? Number(isRed(one)) + Number(isRed(other)) : 0,
    ].join();
};

/** One hand of each key. */
export const handClasses = (words: readonly BetCondition[]): readonly HandClass[] => {
  const keyOf = handKey(words);
  const found = new Map<string, HandClass>();
  DECK.forEach((one, i) => {
    for (const other of DECK.slice(i)) {
      const key = keyOf(one, other);
      if (!found.has(key)) found.set(key, { cards: [one, other], total: scoreOf([one, other]) });
    }
  });
  return [...found.values()];
};

/** One third card of each kind. */
export const thirdKinds = (words: readonly BetCondition[]): readonly Card[] => {
  const lists = listsOf(words, true);
  const colours = asks(words, 'colour');
  const found = new Map<string, Card>();
  for (const card of DECK) {
    const key = [
      cardValue(card),
      ...lists.map((of) => of.includes(rankOf(card))),
      colours && isRed(card),
    ].join();
    if (!found.has(key)) found.set(key, card);
  }
  return [...found.values()];
};
