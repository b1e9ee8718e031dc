// A card within a line of text: rank and suit drawn as on the card, at capital height; hearts and diamonds in red.
import { type Card, rankOf, suitOf } from '@punto/engine/card';
import { cardName } from '../words/card-name.ts';
import { letterWidth } from './rank-art.ts';
import { SUIT_ART } from './suit-art.ts';
import './card-in-text.css';

/**
 * In units where a letter is 100 high: gap before the suit, size of the suit, and total height, since the suit is
 * slightly lower than the letter.
 */
const [GAP, SUIT_SIZE, HIGH] = [10, 88, 104];

export const CardInText = (props: { card: Card }) => {
  const rank = () => rankOf(props.card);
  const width = () => letterWidth(rank());
  return (
    <svg
      class="card-in-text"
      data-suit={suitOf(props.card)}
      viewBox={`-2 -2 ${width() + GAP + SUIT_SIZE + 2} ${HIGH}`}
      role="img"
      aria-label={cardName(props.card)}
    >
      <use href={`#art-letter-${rank()}`} />
      <use
        href={SUIT_ART[suitOf(props.card)]}
        x={width() + GAP}
        y={100 - SUIT_SIZE}
        width={SUIT_SIZE}
        height={SUIT_SIZE}
      />
    </svg>
  );
};
