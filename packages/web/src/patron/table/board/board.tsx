// The scoreboard: five roads, their "ask" marks, and statistics of the shoe. It describes past results only. On a phone
// it is three pages of a strip, with the five roads on the first two. [D1]–[D5]
import { SIDES, type Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { later } from '@punto/ui/later.tsx';
import { AskMarks } from '@punto/ui/road/ask.tsx';
import {
  BeadPlate,
  BigRoadPane,
  DERIVED_ROADS,
  DERIVED_TITLES,
  DerivedRoad,
  type RoadProps,
} from '@punto/ui/road/road.tsx';
import { type RoadBoard, useRoadBoard } from '@punto/ui/road/road-board.ts';
import { ShoeFigures } from '@punto/ui/road/road-figures.tsx';
import type { RoadLabels } from '@punto/ui/road/road-words.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useFelt } from '../../felt/felt.tsx';
import { EarlierShoesButton } from '../../shoes/earlier-shoes-button.tsx';
import { useAfterPaint } from './after-paint.ts';
import { type TableWindow, useTableWindow, useWindowWidth } from './windows.ts';
import './board.css';

const text = texts('table').board;
const { road: names } = texts('shared');

const RoadLegend = later(async () => (await import('@punto/ui/road/road-legend.tsx')).RoadLegend);

type Columns = Readonly<Record<'big' | 'bead' | 1 | 2 | 3, number>>;
const COLUMNS: Readonly<Record<TableWindow, Columns>> = {
  desk: { big: 22, bead: 12, 1: 38, 2: 19, 3: 19 },
  laptop: { big: 24, bead: 13, 1: 19, 2: 19, 3: 19 },
  tablet: { big: 22, bead: 14, 1: 38, 2: 19, 3: 19 },
  phone: { big: 12, bead: 12, 1: 32, 2: 20, 3: 20 },
  side: { big: 34, bead: 10, 1: 24, 2: 24, 3: 24 },
};
/** In landscape the strip has a fixed height: a wider window shows more columns of the same size. */
const SIDE_COLUMN_PX = 12.2;
const BESIDE_PX = 190;
const sideColumns = (width: number): Columns => {
  const all = Math.ceil((width - BESIDE_PX) / SIDE_COLUMN_PX);
  return { ...COLUMNS.side, big: Math.max(12, all - COLUMNS.side.bead) };
};

export const Board = () => {
  const felt = useFelt();
  // A live result is on the roads when its chips have come, and after a paint of its own: drawing five roads in the
  // frame of anything else delays that on slow devices.
  const booked = createMemo<TableView['history']>(
    (before) => (felt.booksWait() ? before : felt.view().history),
    felt.view().history,
  );
  const shoe = useRoadBoard(useAfterPaint(booked));
  // A memo, so that an update without other names changes no text of the roads.
  const labels = createMemo(() => felt.view().setup.labels);
  const [asked, setAsked] = createSignal<Side | null>(null);
  const [marks, setMarks] = createSignal(false);
  const openMarks = () => setMarks(true);
  const seenIn = useTableWindow();
  const isStrip = () => seenIn() === 'phone' || seenIn() === 'side';
  const width = useWindowWidth();
  const columns = createMemo(() => (seenIn() === 'side' ? sideColumns(width()) : COLUMNS[seenIn()]));
  const road: Road = (name) => ({
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
    // A strip that scrolls is focusable, so that the keyboard can scroll it.
    <aside
      class="board"
      aria-label={text.title()}
      tabindex={isStrip() ? 0 : undefined}
      style={{ '--big-share': `${columns().big}fr`, '--bead-share': `${columns().bead}fr` }}
    >
      <div class="board-page" data-page="big">
        <Panel name="bead" title={names.bead()} beside={!isStrip() && <MarksButton open={openMarks} />}>
          <BeadPlate {...road('bead')} />
        </Panel>
        <Panel name="big" title={names.big()}>
          <BigRoadPane {...road('big')} />
        </Panel>
      </div>
      <DerivedPage road={road} ask={setAsked} shoe={shoe()} labels={labels()} />
      <div class="board-page" data-page="figures">
        <Panel name="figures" title={<FiguresTitle />} beside={isStrip() && <MarksButton open={openMarks} />}>
          <ShoeFigures statistics={shoe().board.statistics} labels={labels()} />
        </Panel>
        <p class="board-past">{text.past()}</p>
      </div>
      <MarksSheet open={marks()} onClose={() => setMarks(false)} labels={labels()} />
    </aside>
  );
};

/** Props of a road by its name, as getters. */
type Road = (name: keyof Columns) => RoadProps;

/** The three derived roads, and what each would draw next. */
const DerivedPage = (props: {
  road: Road;
  ask: (side: Side | null) => void;
  shoe: RoadBoard;
  labels: RoadLabels;
}) => (
  <div class="board-page" data-page="derived">
    <For each={DERIVED_ROADS}>
      {(k) => (
        <Panel name={`derived-${k}`} title={DERIVED_TITLES[k]}>
          <DerivedRoad {...props.road(k)} looksBack={k} />
        </Panel>
      )}
    </For>
    <Panel name="ask" title={text.ask()}>
      <div class="asks">
        <For each={SIDES}>
          {(side) => <Ask side={side} shoe={props.shoe} labels={props.labels} ask={props.ask} />}
        </For>
      </div>
    </Panel>
  </div>
);

/** The rounds of a solo table are in the patron's record, and not archived as shoes. [V5] */
const FiguresTitle = () => {
  const felt = useFelt();
  return (
    <Show when={!felt.view().setup.solo} fallback={text.coups()}>
      {text.shoe()} <EarlierShoesButton table={felt.table} setup={felt.view().setup} />
    </Show>
  );
};

const MarksSheet = (props: { open: boolean; onClose: () => void; labels: RoadLabels }) => (
  <Portal>
    <Dialog look="sheet" small open={props.open} onClose={props.onClose} title={text.marksTitle()}>
      <div class="marks-sheet">
        <RoadLegend labels={props.labels} />
        <p>{text.past()}</p>
      </div>
    </Dialog>
  </Portal>
);

const MarksButton = (props: { open: () => void }) => (
  <button type="button" class="marks-button" aria-haspopup="dialog" onClick={() => props.open()}>
    {text.marks()}
  </button>
);

const Panel = (props: { name: string; title: JSX.Element; beside?: JSX.Element; children: JSX.Element }) => (
  <section class="board-panel" data-panel={props.name}>
    <h2>{props.title}</h2>
    {props.beside}
    {props.children}
  </section>
);

/** What each derived road would draw; while hovered, pressed or focused, the board also shows where. [D4] */
const Ask = (props: {
  side: Side;
  shoe: RoadBoard;
  labels: RoadLabels;
  ask: (side: Side | null) => void;
}) => {
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
      <span>{shownLabels(props.labels)[props.side]}</span>
      <AskMarks shoe={props.shoe} side={props.side} />
    </button>
  );
};
