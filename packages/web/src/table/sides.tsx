// The side bets: player's at the left, banker's at the right, the shared ones between, in the same order on
// both wings. On a phone they lie on two pages to swipe between, and the tabs say which one is in view.
import type { OptionId } from '@punto/engine/option-id';
import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { useFelt } from './felt.tsx';
import { Spot } from './spot.tsx';
import './sides.css';

/** In the order in which they are read and tabbed through. */
const ORDER: readonly OptionId[] = [
  'player-pair',
  'player-natural',
  'player-bonus',
  'any-pair',
  'perfect-pair',
  'banker-pair',
  'banker-natural',
  'banker-bonus',
  'lucky-seven',
  'two-card-lucky-seven',
  'three-card-lucky-seven',
  'super-lucky-seven',
  'lucky-six',
  'two-card-lucky-six',
  'three-card-lucky-six',
];
const PAGES = ['Pairs, bonuses', 'Six, seven'] as const;
/** With fewer there is one row, and no second page. */
const ONE_ROW = 8;

export const Sides = () => {
  const felt = useFelt();
  const offered = createMemo(() =>
    ORDER.filter((option) => felt.view().setup.offers.some((each) => each.option === option)),
  );
  const paged = () => offered().length > ONE_ROW;
  const [page, setPage] = createSignal(0);
  let strip: HTMLElement | undefined;
  const lastPage = () => (strip ? strip.scrollWidth - strip.clientWidth : 0);
  const turnTo = (to: number) => strip?.scrollTo({ left: to * lastPage(), behavior: 'smooth' });
  onMount(() =>
    strip?.addEventListener('scroll', () => setPage(Math.round(strip.scrollLeft / Math.max(1, lastPage())))),
  );
  return (
    <>
      <Show when={paged()}>
        <nav class="side-tabs" aria-label="Pages of side bets">
          <For each={PAGES}>
            {(title, i) => (
              <button type="button" aria-pressed={page() === i()} onClick={() => turnTo(i())}>
                {title}
              </button>
            )}
          </For>
        </nav>
      </Show>
      <Show when={offered().length > 0}>
        <section ref={strip} class="sides" classList={{ 'one-row': !paged() }} aria-label="Side bets">
          <For each={offered()}>{(option) => <Spot option={option} />}</For>
        </section>
      </Show>
    </>
  );
};
