// The side bets: player's at the left, banker's at the right, the shared ones between, in the same order on
// both wings. On a phone they lie on two pages to swipe between, and the tabs say which one is in view.
import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { AdvantageCard } from '../advantages/advantage-card.tsx';
import { useFelt } from './felt.tsx';
import { sideBets, sideOptions } from './side-bets.ts';
import { Spot } from './spot.tsx';
import './sides.css';

const PAGES = ['Pairs, bonuses', 'Six, seven'] as const;

export const Sides = () => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const offered = createMemo(() => sideOptions(setup()));
  const paged = () => sideBets(setup()) === 'pages';
  const card = () => setup().advantages ?? false;
  /** In one row the card of advantages lies in the middle, between the wings. [V3] */
  const middle = () => Math.ceil(offered().length / 2);
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
          <For each={offered()}>
            {(option, i) => (
              <>
                <Show when={card() && !paged() && i() === middle()}>
                  <AdvantageCard setup={setup()} />
                </Show>
                <Spot option={option} />
              </>
            )}
          </For>
        </section>
      </Show>
      <Show when={card() && (paged() || offered().length < 2)}>
        <AdvantageCard setup={setup()} alone />
      </Show>
    </>
  );
};
