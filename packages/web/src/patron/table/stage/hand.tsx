// One hand, including its face-down cards: two side by side, the third sideways. When its round is over, its cards go to
// the discard tray. Naturals and winners are shown in `score.tsx`. [T7]
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createMemo, createSignal, For, Index, on, onCleanup, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { type LyingCard, lyingDown } from '../../felt/lying-cards.ts';
import { shownHands } from '../../felt/shown-hands.ts';
import { DealtCard } from './dealt-card.tsx';
import { Packet } from './packet.tsx';
import { SWEPT_MS } from './sweep-ms.ts';
import './hand.css';

const text = texts('table').stage;

export const Hand = (props: { side: Side }) => {
  const felt = useFelt();
  const shown = createMemo(() => shownHands(felt.view()));
  const hands = useHands(() => shown()?.key ?? null);
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
      aria-label={text.hand[props.side](shownLabels(felt.view().setup.labels))}
    >
      <Show when={felt.view().phase === 'shuffling'}>
        <Packet />
      </Show>
      <For each={hands()}>{(hand) => <Cards hand={hand} />}</For>
    </section>
  );

  /** The cards of a hand that leaves stay as they were. */
  function Cards({ hand }: { hand: string }) {
    const leaving = createMemo(() => shown()?.key !== hand);
    const lying = createMemo<readonly LyingCard[]>((before) => (leaving() ? before : cards()), []);
    return (
      <div class="hand-cards" classList={{ leaving: leaving() }} aria-hidden={leaving()}>
        <Index each={lying()}>
          {(card, place) => (
            <DealtCard
              side={props.side}
              place={place}
              card={card().card}
              early={card().early}
              leaving={leaving()}
            />
          )}
        </Index>
      </div>
    );
  }

  /** The hand on the stage, after one that is leaving it. */
  function useHands(key: () => string | null) {
    const [swept, setSwept] = createSignal<string | null>(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    onCleanup(() => clearTimeout(timer));
    const now = createMemo(key);
    const leaving = createMemo(
      on(now, (_, before) => {
        const isSeen = felt.moments().length > 0 && !wantsLessMotion() && !document.hidden;
        if (!before || !isSeen) return null;
        clearTimeout(timer);
        timer = setTimeout(() => setSwept(before), SWEPT_MS);
        return before;
      }),
    );
    return () => [leaving() === swept() ? null : leaving(), now()].filter((each) => each !== null);
  }
};
