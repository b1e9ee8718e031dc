// Parses cards as people type them: `AS 10h,kd`, rank and suit, between spaces or commas. [R1]
import { type Card, parseCard } from '@punto/engine/card';

export type ReadCards =
  | { readonly ok: true; readonly cards: readonly Card[] }
  | { readonly ok: false; readonly says: string };

export const parseCardList = (text: string): ReadCards => {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const card = parseCard(word);
    if (card === null) return { ok: false, says: notACard(word) };
    cards.push(card);
  }
  return { ok: true, cards };
};

const notACard = (word: string): string =>
  `"${word}" is no card: write rank (A 2 3 4 5 6 7 8 9 T J Q K) and suit (S H D C), such as AS or 9d`;
