// Both hands beside a card that is squeezed: small, and the cards that wait face down among them. [T7]
import { type Card as CardCode, scoreOf } from '@punto/engine/card';
import { For } from 'solid-js';
import { Card } from '../part/card.tsx';
import { useFelt } from '../table/felt.tsx';
import type { HeldCard, Side } from './seen-squeeze.ts';
import { otherSide } from './words.ts';

export const HandScore = (props: { side: Side; cards: readonly CardCode[] }) => {
  const felt = useFelt();
  return (
    <div class="score" data-side={props.side}>
      <span>{felt.view().setup.labels[props.side]}</span>
      <b>{props.cards.length > 0 ? scoreOf(props.cards) : '–'}</b>
    </div>
  );
};

/** What the other side has, face up or down. */
export const OtherHand = (props: { card: HeldCard }) => {
  const felt = useFelt();
  const side = () => otherSide(props.card.side);
  return (
    <div class="squeeze-cards">
      <For each={felt.view().hands[side()]}>{(card) => <Card card={card} />}</For>
      <For each={Array.from({ length: felt.view().down[side()] })}>{() => <Card card={null} />}</For>
    </div>
  );
};

/** Without the card in hand, which has its own place. */
export const OwnHand = (props: { card: HeldCard }) => {
  const felt = useFelt();
  const others = () => Math.max(0, 2 - props.card.place - 1);
  return (
    <div class="squeeze-cards">
      <For each={felt.view().hands[props.card.side].slice(0, props.card.place)}>
        {(card) => <Card card={card} />}
      </For>
      <For each={Array.from({ length: others() })}>{() => <Card card={null} />}</For>
    </div>
  );
};
