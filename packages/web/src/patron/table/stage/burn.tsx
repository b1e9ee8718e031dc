// The start of a new shoe: the card drawn face up, and the number of cards burnt. Seen live they come from the shoe. [S1]
import type { Card as CardCode } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { Card } from '@punto/ui/card/card.tsx';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { cardName } from '@punto/ui/words/card-name.ts';
import { onMount, untrack } from 'solid-js';
import { FLY_MS, NEXT_CARD_MS } from '../../felt/card-motion.ts';
import { useFelt } from '../../felt/felt.tsx';
import { flyIn } from './card-flight.ts';
import './burn.css';

const text = texts('table').stage;

export const Burn = (props: { burn: { readonly faceUp: CardCode; readonly count: number } }) => {
  const felt = useFelt();
  let cards: HTMLDivElement | undefined;
  onMount(() => {
    if (!cards || wantsLessMotion() || untrack(felt.moments).length === 0) return;
    for (const [i, card] of [...cards.querySelectorAll<HTMLElement>('.burn-card')].entries())
      flyIn(card, false, { flyMs: FLY_MS, turn: 0 }, i * NEXT_CARD_MS);
  });
  return (
    <div class="burn">
      <div ref={cards} class="burn-cards">
        <div class="burn-card">
          <Card card={props.burn.faceUp} />
        </div>
        <div class="burn-backs" aria-hidden="true">
          <BurntBack />
          <BurntBack />
          <BurntBack />
        </div>
      </div>
      <p>
        <Sentence
          parts={text.burn.parts({ card: cardName(props.burn.faceUp), burnt: props.burn.count })}
          tags={{ title: (title) => <b class="burn-title">{title}</b> }}
        />
      </p>
    </div>
  );
};

const BurntBack = () => (
  <div class="burn-card">
    <Card card={null} />
  </div>
);
