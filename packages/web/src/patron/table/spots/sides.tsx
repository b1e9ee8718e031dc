// The side bets: player's at the left, banker's at the right, shared ones between, in the same order on both sides. On
// a phone they are two pages to swipe, with tabs. When most are closed for the shoe, those are collapsed into one line.
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createMemo, createSignal, For, onMount, Show, Suspense } from 'solid-js';
import { AdvantageCard } from '../../advantages/advantage-card.tsx';
import { useFelt } from '../../felt/felt.tsx';
import { foldsSides, restingWords, sideBets, sideOptions } from './side-bets.ts';
import { Spot } from './spot.tsx';
import './sides.css';

const OwnBetsButton = lazyPart(
  async () => (await withTexts(import('./own-bets/own-bets-button.tsx'), 'paytable')).OwnBetsButton,
);

const text = texts('table').spots;

const PAGES = ['pairs', 'lucky'] as const;

export const Sides = () => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const offered = createMemo(() => sideOptions(setup()), [], { equals: (a, b) => a.join() === b.join() });
  const open = createMemo(() => offered().filter((option) => felt.spot(option).state !== 'shut'), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const resting = () => offered().length - open().length;
  const [wanted, setWanted] = createSignal(false);
  const folds = () => foldsSides(resting(), offered().length);
  const folded = () => folds() && !wanted();
  const laid = () => (folded() ? open() : offered());
  const paged = () => sideBets(setup()) === 'pages' && !folded();
  const hasOwn = () => (setup().bets?.length ?? 0) > 0;
  const card = () => setup().advantages ?? false;
  /** If there is one row, the card of advantages is in its middle. [V3] */
  const middle = () => Math.ceil(laid().length / 2);
  const inRow = () => card() && !paged() && laid().length > 1;
  return (
    <>
      <Show when={laid().length > 0}>
        <Show when={paged()} fallback={<Row folded={folded()} />}>
          <Pages options={laid()} />
        </Show>
      </Show>
      <Show when={folds()}>
        <p class="sides-rest">
          {restingWords(resting())}{' '}
          <button type="button" aria-expanded={!folded()} onClick={() => setWanted(!wanted())}>
            {folded() ? text.show() : text.fold()}
          </button>
        </p>
      </Show>
      <Show when={hasOwn()}>
        <Suspense>
          <OwnBetsButton />
        </Suspense>
      </Show>
      <Show when={card() && !inRow()}>
        <AdvantageCard setup={setup()} alone />
      </Show>
    </>
  );

  function Row(props: { folded: boolean }) {
    return (
      <section class="sides one-row" classList={{ folded: props.folded }} aria-label={text.sides()}>
        <For each={laid()}>
          {(option, i) => (
            <>
              <Show when={inRow() && i() === middle()}>
                <AdvantageCard setup={setup()} />
              </Show>
              <Spot option={option} />
            </>
          )}
        </For>
      </section>
    );
  }
};

const Pages = (props: { options: ReturnType<typeof sideOptions> }) => {
  const [page, setPage] = createSignal(0);
  let strip: HTMLElement | undefined;
  const lastPage = () => (strip ? strip.scrollWidth - strip.clientWidth : 0);
  const turnTo = (to: number) => strip?.scrollTo({ left: to * lastPage(), behavior: 'smooth' });
  onMount(() =>
    strip?.addEventListener('scroll', () => setPage(Math.round(strip.scrollLeft / Math.max(1, lastPage())))),
  );
  return (
    <>
      <nav class="side-tabs" aria-label={text.pages()}>
        <For each={PAGES}>
          {(name, i) => (
            <button type="button" aria-pressed={page() === i()} onClick={() => turnTo(i())}>
              {text.page[name]()}
            </button>
          )}
        </For>
      </nav>
      <section ref={strip} class="sides" aria-label={text.sides()}>
        <For each={props.options}>{(option) => <Spot option={option} />}</For>
      </section>
    </>
  );
};
