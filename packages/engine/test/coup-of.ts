// Coups and hands as a test writes them: `coupOf('9S KH', '2D 3C 6H')`.
import { type Card, parseCard } from '../src/card.ts';
import { type Coup, finishCoup, type Hands } from '../src/coup.ts';

export const cardsOf = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === null) throw new Error(`not a card: "${word}"`);
      return card;
    });

export const handsOf = (player: string, banker: string): Hands => ({
  player: cardsOf(player),
  banker: cardsOf(banker),
});

export const coupOf = (player: string, banker: string): Coup => finishCoup(handsOf(player, banker));
