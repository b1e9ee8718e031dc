// The scoreboard: five roads, what is asked of them, and the shoe in figures. They describe the past and foretell
// nothing. On a phone it is three pages of a strip, the five roads on the first two. [D1]–[D5]
import { SIDES, type Side } from '@punto/engine/side';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { AskMarks } from '../part/ask.tsx';
import {
  BeadPlate,
  BigRoadPane,
  DERIVED_ROADS,
  DERIVED_TITLES,
  DerivedRoad,
  type RoadProps,
} from '../part/road.tsx';
import { type RoadBoard, useRoadBoard } from '../part/road-board.ts';
import { ShoeFigures } from '../part/road-figures.tsx';
import { RoadLegend } from '../part/road-legend.tsx';
import { useMedia } from '../part/road-media.ts';
import type { Labels } from '../part/road-words.ts';
import { EarlierShoesButton } from '../shoes/earlier-shoes-button.tsx';
import { useFelt } from './felt.tsx';
import './board.css';

type Columns = Readonly<Record<'big' | 'bead' | 1 | 2 | 3, number>>;
const WIDE: Columns = { big: 21, bead: 10, 1: 38, 2: 19, 3: 19 };
const MIDDLE: Columns = { ...WIDE, bead: 12 };
const PHONE: Columns = { big: 12, bead: 6, 1: 20, 2: 20, 3: 20 };

export const Board = () => {
  const felt = useFelt();
  const shoe = useRoadBoard(() => felt.view().history);
  const labels = () => felt.view().setup.labels;
  const [asked, setAsked] = createSignal<Side | null>(null);
  const isPhone = useMedia('(max-width: 600px)');
  const isNarrow = useMedia('(max-width: 1100px)');
  const columns = () => (isPhone() ? PHONE : isNarrow() ? MIDDLE : WIDE);
  const road = (name: keyof Columns): RoadProps => ({
    get shoe() {
      return shoe();
    },
    get labels() {
      return labels();
    },
    get asked() {
      return asked();
    },
    get columns() {
      return columns()[name];
    },
  });
  return (
    // On a phone it scrolls, and can be reached by keys.
    <aside class="board" aria-label="Scoreboard" tabindex={isPhone() ? 0 : undefined}>
      <div class="board-page" data-page="big">
        <Panel name="big" title="Big road">
          <BigRoadPane {...road('big')} />
        </Panel>
        <Panel name="bead" title="Bead plate">
          <BeadPlate {...road('bead')} />
        </Panel>
        <Panel name="legend" title="Marks">
          <RoadLegend labels={labels()} />
        </Panel>
      </div>
      <div class="board-page" data-page="derived">
        <For each={DERIVED_ROADS}>
          {(k) => (
            <Panel name={`derived-${k}`} title={DERIVED_TITLES[k]}>
              <DerivedRoad {...road(k)} looksBack={k} />
            </Panel>
          )}
        </For>
        <Panel name="ask" title="If next were">
          <div class="asks">
            <For each={SIDES}>
              {(side) => <Ask side={side} shoe={shoe()} labels={labels()} ask={setAsked} />}
            </For>
          </div>
        </Panel>
      </div>
      <div class="board-page" data-page="figures">
        <Panel
          name="figures"
          title={
            // A table one has alone is in one's own record, and not archived. [V5]
            <Show when={!felt.view().setup.solo} fallback="Your coups">
              This shoe <EarlierShoesButton table={felt.table} setup={felt.view().setup} />
            </Show>
          }
        >
          <ShoeFigures statistics={shoe().board.statistics} labels={labels()} />
        </Panel>
        <p class="board-past">Roads describe the past and foretell nothing.</p>
      </div>
    </aside>
  );
};

const Panel = (props: { name: string; title: JSX.Element; children: JSX.Element }) => (
  <section class="board-panel" data-panel={props.name}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);

/** What each derived road would draw; while it is pointed at, held or focused, also where. [D4] */
const Ask = (props: { side: Side; shoe: RoadBoard; labels: Labels; ask: (side: Side | null) => void }) => {
  const on = () => props.ask(props.side);
  const off = () => props.ask(null);
  return (
    <button
      type="button"
      class="ask"
      data-side={props.side}
      onPointerEnter={on}
      onPointerDown={on}
      onPointerLeave={off}
      onPointerCancel={off}
      onFocus={on}
      onBlur={off}
    >
      <span>{props.labels[props.side]}</span>
      <AskMarks shoe={props.shoe} side={props.side} />
    </button>
  );
};
