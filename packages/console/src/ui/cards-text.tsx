// Cards in a line of text, one after the other.
import type { Card } from '@punto/engine/card';
import { CardInText } from '@punto/ui/card/card-in-text.tsx';
import { For } from 'solid-js';
import './cards-text.css';

export const CardsText = (props: { cards: readonly Card[] }) => (
  <span class="cards-text">
    <For each={props.cards}>{(card) => <CardInText card={card} />}</For>
  </span>
);
