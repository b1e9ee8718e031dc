// One hand, including its face-down cards: two side by side, the third sideways. Naturals and winners are shown in
// `score.tsx`. [T7]
import type { Side } from '@punto/engine/side';
import { createMemo, Index, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { type LyingCard, lyingDown } from '../../felt/lying-cards.ts';
import { shownHands } from '../../felt/shown-hands.ts';
import { DealtCard } from './dealt-card.tsx';
import { Packet } from './packet.tsx';
import './hand.css';

export const Hand = (props: { side: Side }) => {
  const felt = useFelt();
  const shown = createMemo(() => shownHands(felt.view()));
  const cards = (): readonly LyingCard[] => {
    const { hands, down } = shown() ?? {};
    const turned = (hands?.[props.side] ?? []).map((card) => ({ card, early: false }));
    return [...turned, ...lyingDown(felt.view(), props.side, down?.[props.side] ?? 0)];
  };
  return (
    <section
      class="hand"
      classList={{ past: shown()?.past ?? false }}
      data-side={props.side}
      aria-label={`${felt.view().setup.labels[props.side]} hand`}
    >
      <Show when={felt.view().phase === 'shuffling'}>
        <Packet />
      </Show>
      <Show when={shown()?.key} keyed>
        <div class="hand-cards">
          <Index each={cards()}>
            {(lying, place) => (
              <DealtCard side={props.side} place={place} card={lying().card} early={lying().early} />
            )}
          </Index>
        </div>
      </Show>
    </section>
  );
};
