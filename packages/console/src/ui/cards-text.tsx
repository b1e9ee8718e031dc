// Cards in a line of text, `K♥ 3♣ 2♠`: hearts and diamonds are red, and the suit is spoken in words.
import { type Card, rankOf, type Suit, suitOf } from '@punto/engine/card';
import { cardName } from '@punto/ui/words/card-name.ts';
import { For } from 'solid-js';
import './cards-text.css';

const SUITS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const RED: ReadonlySet<Suit> = new Set(['H', 'D']);

export const CardsText = (props: { cards: readonly Card[] }) => (
  <span class="cards-text">
    <For each={props.cards}>
      {(card) => (
        <span role="img" aria-label={cardName(card)} data-suit={RED.has(suitOf(card)) ? 'red' : 'black'}>
          {rankOf(card) === 'T' ? '10' : rankOf(card)}
          {SUITS[suitOf(card)]}
        </span>
      )}
    </For>
  </span>
);
