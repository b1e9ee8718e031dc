// The result of a round in a few words, from its mark. [R8]
import type { Card } from '@punto/engine/card';
import { rankOf, suitOf } from '@punto/engine/card';
import { parseMark } from '@punto/engine/mark';

const SIDE_WORDS = { player: 'Player', banker: 'Banker', tie: 'Tie' } as const;
const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** `Banker 6`; a dash where no result counts. */
export const resultOf = (mark: string | null): string => {
  if (mark === null) return '–';
  const { outcome, score } = parseMark(mark);
  return `${SIDE_WORDS[outcome]} ${score}`;
};

/** `K♥ 3♣ 2♠`, in little room. */
export const cardsText = (cards: readonly Card[]): string =>
  cards.map((card) => `${rankOf(card) === 'T' ? '10' : rankOf(card)}${SUITS[suitOf(card)]}`).join(' ');
