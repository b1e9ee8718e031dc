// Both hands next to the card that is squeezed, small, including face-down cards. [T7]
import { type Card as CardCode, scoreOf } from '@punto/engine/card';
import { Card } from '@punto/ui/card/card.tsx';
import { SeenEarly } from '@punto/ui/card/seen-early.tsx';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { type LyingCard, lyingDown } from '../felt/lying-cards.ts';
import type { SqueezedCard, SqueezeSide } from '../words/seen-squeeze.ts';
import { otherSide } from '../words/squeeze-words.ts';

export const HandScore = (props: { side: SqueezeSide; cards: readonly CardCode[] }) => {
  const felt = useFelt();
  return (
    <div class="score" data-side={props.side}>
      <span>{shownLabels(felt.view().setup.labels)[props.side]}</span>
      <b>{props.cards.length > 0 ? scoreOf(props.cards) : '–'}</b>
    </div>
  );
};

const Lying = (props: { lying: LyingCard }) => (
  <Show when={props.lying.early} fallback={<Card card={props.lying.card} />}>
    <span>
      <Card card={props.lying.card} />
      <SeenEarly />
    </span>
  </Show>
);

/** Cards of the other side, face up and face down. */
export const OtherHand = (props: { card: SqueezedCard }) => {
  const felt = useFelt();
  const side = () => otherSide(props.card.side);
  return (
    <div class="squeeze-cards">
      <For each={felt.view().hands[side()]}>{(card) => <Card card={card} />}</For>
      <For each={lyingDown(felt.view(), side(), felt.view().down[side()])}>
        {(lying) => <Lying lying={lying} />}
      </For>
    </div>
  );
};

/** Cards of the same side, without the squeezed one, which is shown large. */
export const OwnHand = (props: { card: SqueezedCard }) => {
  const felt = useFelt();
  /** The other face-down cards; the squeezed one is the first. */
  const others = () => {
    const { side, place } = props.card;
    return lyingDown(felt.view(), side, Math.max(0, 2 - felt.view().hands[side].length)).slice(
      Math.max(0, place + 1 - felt.view().hands[side].length),
    );
  };
  return (
    <div class="squeeze-cards">
      <For each={felt.view().hands[props.card.side].slice(0, props.card.place)}>
        {(card) => <Card card={card} />}
      </For>
      <For each={others()}>{(lying) => <Lying lying={lying} />}</For>
    </div>
  );
};
