// A list of cards within a line of text.
import type { Card } from '@punto/engine/card';
import { CardInText } from '@punto/ui/card/card-in-text.tsx';
import { For } from 'solid-js';
import './cards-text.css';

export const CardsText = (props: { cards: readonly Card[] }) => (
  <span class="cards-text">
    <For each={props.cards}>{(card) => <CardInText card={card} />}</For>
  </span>
);
