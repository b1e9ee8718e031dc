// A card on the stage. If it was seen being dealt it flies in from the shoe at the upper right and is turned;
// otherwise it simply lies there. It is still under reduced motion.
import type { Card as CardCode } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { onMount, untrack } from 'solid-js';
import { wantsLessMotion } from '../house/settings.ts';
import { Card } from '../part/card.tsx';
import { useFelt } from './felt.tsx';
import { FLIP_MS, FLY_MS, NEXT_CARD_MS } from './motion.ts';

export const DealtCard = (props: { side: Side; place: number; card: CardCode }) => {
  const felt = useFelt();
  let box: HTMLDivElement | undefined;
  let leaf: HTMLDivElement | undefined;

  onMount(() => {
    const cards = untrack(felt.moments).filter((each) => each.type === 'card');
    const turn = cards.findIndex((each) => each.side === props.side && each.place === props.place);
    if (turn < 0 || !box || !leaf) return;
    const delay = turn * NEXT_CARD_MS;
    if (wantsLessMotion()) {
      box.animate({ opacity: [0, 1] }, { duration: 120, delay, fill: 'backwards' });
      return;
    }
    const { dx, dy } = fromShoe(box);
    box.animate(
      { translate: [`${dx}px ${dy}px`, '0 0'], scale: [0.8, 1], opacity: [0, 1, 1] },
      { duration: FLY_MS, delay, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'backwards' },
    );
    leaf.animate(
      { transform: ['rotateY(-180deg)', 'rotateY(0)'] },
      { duration: FLIP_MS, delay: delay + FLY_MS, easing: 'cubic-bezier(.4,0,.2,1)', fill: 'backwards' },
    );
  });

  return (
    <div ref={box} class="dealt" classList={{ third: props.place === 2 }}>
      <div ref={leaf} class="dealt-leaf">
        <Card card={props.card} />
        <div class="dealt-back" aria-hidden="true">
          <Card card={null} />
        </div>
      </div>
    </div>
  );
};

/** From where the shoe would stand: the upper right corner of the stage. */
const fromShoe = (box: HTMLElement) => {
  const stage = box.closest('.stage')?.getBoundingClientRect() ?? new DOMRect();
  const here = box.getBoundingClientRect();
  return { dx: stage.right - here.right, dy: stage.top - here.bottom };
};
