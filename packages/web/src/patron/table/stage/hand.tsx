// One hand, including its face-down cards: two side by side, the third sideways. When its round is over, its cards go to
// the discard tray. Naturals and winners are shown in `score.tsx`. [T7]
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { later } from '@punto/ui/later.tsx';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { cardsOf } from '../../felt/lying-cards.ts';
import { shownHands } from '../../felt/shown-hands.ts';
import { SWEPT_MS } from './sweep-ms.ts';
import './hand.css';

const text = texts('table').stage;

/** Loaded as soon as the first view is drawn; their places are kept. */
const HandCards = later(async () => (await import('./hand-cards.tsx')).HandCards);
const Packet = later(async () => (await import('./packet.tsx')).Packet);

export const Hand = (props: { side: Side }) => {
  const felt = useFelt();
  const shown = createMemo(() => shownHands(felt.view()));
  const hands = useHands(() => shown()?.key ?? null);
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
      <For each={hands()}>
        {(hand) => (
          <HandCards
            side={props.side}
            leaving={shown()?.key !== hand}
            cards={cardsOf(felt.view(), props.side)}
          />
        )}
      </For>
    </section>
  );

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
