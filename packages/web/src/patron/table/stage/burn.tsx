// The start of a new shoe: the card drawn face up, and the number of cards burnt. [S1]
import type { Card as CardCode } from '@punto/engine/card';
import { Card } from '@punto/ui/card/card.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { numberWord, plural } from '@punto/ui/words/number.ts';
import './burn.css';

export const Burn = (props: { burn: { readonly faceUp: CardCode; readonly count: number } }) => (
  <div class="burn">
    <div class="burn-cards">
      <Card card={props.burn.faceUp} />
      <div class="burn-backs" aria-hidden="true">
        <Card card={null} />
        <Card card={null} />
        <Card card={null} />
      </div>
    </div>
    <p>
      <b class="burn-title">New shoe</b> {cardName(props.burn.faceUp)} drawn, {numberWord(props.burn.count)}{' '}
      {plural(props.burn.count, 'card')} burnt
    </p>
  </div>
);
