// A card on the stage. If its deal is seen live it comes from the mouth of the shoe and is turned; otherwise it appears
// in place. A face-down card is turned later, in place. After its round it goes to the discard tray. No animation with
// reduced motion. [T7]
import type { Card as CardCode } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { Card } from '@punto/ui/card/card.tsx';
import { SeenEarly } from '@punto/ui/card/seen-early.tsx';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createEffect, on, onMount, Show, Suspense, untrack } from 'solid-js';
import { NEXT_CARD_MS } from '../../felt/card-motion.ts';
import { useFelt } from '../../felt/felt.tsx';
import type { Moment } from '../../felt/moments.ts';
import { flip, flyIn, sweep } from './card-flight.ts';
import { paceOf } from './hand-pace.ts';
import { NEXT_SWEPT_MS } from './sweep-ms.ts';

/** Comes with the stage of the squeeze, which its tables load when they open: a lost link cannot keep it away. */
const PeeledBack = lazyPart(
  async () => (await withTexts(import('../../squeeze/squeeze-stage.tsx'), 'squeeze')).PeeledBack,
);

type DealtCardProps = {
  readonly side: Side;
  readonly place: number;
  /** `null`: face down. */
  readonly card: CardCode | null;
  /** It was exposed by accident and waits for its turn. */
  readonly early: boolean;
  /** Its round is over, and it goes to the discard tray. */
  readonly leaving: boolean;
};

export const DealtCard = (props: DealtCardProps) => {
  const felt = useFelt();
  let box: HTMLDivElement | undefined;
  let leaf: HTMLDivElement | undefined;
  const squeezed = () => {
    const { squeeze } = felt.view();
    return props.card === null && squeeze?.side === props.side && squeeze.place === props.place;
  };

  onMount(() => {
    const moments = untrack(felt.moments).filter(isOfCard);
    const turn = moments.findIndex((each) => isThis(each) && !(each.type === 'card' && each.turned));
    if (turn < 0 || !box || !leaf) return;
    const delay = turn * NEXT_CARD_MS;
    if (wantsLessMotion()) {
      box.animate({ opacity: [0, 1] }, { duration: 120, delay, fill: 'backwards' });
      return;
    }
    const { shoe, round } = untrack(felt.view);
    const { side, place } = props;
    const pace = paceOf({ shoe: shoe?.number ?? 0, round: round?.number ?? 0, side, place });
    flyIn(box, place === 2, pace, delay);
    if (untrack(() => props.card) !== null) flip(leaf, delay + pace.flyMs);
  });

  createEffect(() => {
    const order = 2 * props.place + (props.side === 'player' ? 0 : 1);
    if (props.leaving && box && leaf) sweep(box, leaf, order * NEXT_SWEPT_MS);
  });

  // A face-down card is turned in place.
  createEffect(
    on(
      () => props.card,
      (card, before) => {
        if (before !== null || card === null || !leaf) return;
        const live = untrack(felt.moments).some((each) => each.type === 'card' && isThis(each));
        if (!live) return;
        if (wantsLessMotion()) leaf.animate({ opacity: [0.4, 1] }, { duration: 120 });
        else flip(leaf, 0);
      },
    ),
  );

  return (
    <div
      ref={box}
      class="dealt"
      classList={{ third: props.place === 2, squeezed: squeezed() }}
      data-down={props.card === null ? '' : undefined}
    >
      <div ref={leaf} class="dealt-leaf">
        <Show when={squeezed()} fallback={<Card card={props.card} />}>
          <Suspense fallback={<Card card={null} />}>
            <PeeledBack side={props.side} place={props.place} />
          </Suspense>
        </Show>
        <div class="dealt-back" aria-hidden="true">
          <Card card={null} />
        </div>
      </div>
      <Show when={props.early}>
        <SeenEarly />
      </Show>
    </div>
  );

  function isThis(each: CardMoment): boolean {
    return each.side === props.side && each.place === props.place;
  }
};

type CardMoment = Extract<Moment, { readonly type: 'card' | 'laid' }>;
const isOfCard = (each: Moment): each is CardMoment => each.type === 'card' || each.type === 'laid';
