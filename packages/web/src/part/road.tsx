// The five roads as pictures of one shoe's history: where each mark lies is the engine's, how it looks is here.
// Sides are told by place and shape besides colour; the newest result lies on a lit cell. [D1]–[D3] [D5]
import { type Mark, parseMark } from '@punto/engine/mark';
import {
  beadPlate,
  bigRoad,
  type Colour,
  DERIVED_ROADS,
  type DerivedCell,
  derivedRoad,
  type DerivedRoad as LooksBack,
  type Place,
  ROAD_ROWS,
} from '@punto/engine/roads';
import type { Outcome, Side } from '@punto/engine/side';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { askedCell } from './asked-mark.ts';
import { hiddenColumns, newestColumns } from './road-window.ts';
import { derivedWords, historyWords } from './road-words.ts';
import './road.css';

export type RoadProps = {
  /** The marks of the shoe, oldest first. */
  history: readonly string[];
  columns: number;
  class?: string | undefined;
  /** A side that might win next: the mark it would add is drawn hollow. [D4] */
  asked?: Side | null | undefined;
};

/** What the derived roads are called, by how many streaks they look back. [D3] */
export const DERIVED_TITLES: Readonly<Record<LooksBack, string>> = {
  1: 'Big eye boy',
  2: 'Small road',
  3: 'Cockroach pig',
};
export { DERIVED_ROADS };

const LETTERS: Record<Outcome, string> = { player: 'P', banker: 'B', tie: 'T' };

export const BeadPlate = (props: RoadProps) => {
  const marks = useMarks(props);
  const cells = () => newestColumns(lit(beadPlate(marks()), marks().length > 0), props.columns);
  return (
    <Grid
      title="Bead plate"
      words={historyWords(marks())}
      size={20}
      columns={props.columns}
      class={`bead ${props.class ?? ''}`}
    >
      <For each={cells()}>
        {(cell) => (
          <Cell cell={cell} size={20} of={cell.mark.outcome}>
            <circle class="bead-disc" r="8.4" />
            <text y="3.6" text-anchor="middle">
              {LETTERS[cell.mark.outcome]}
            </text>
            <PairDots mark={cell.mark} />
          </Cell>
        )}
      </For>
    </Grid>
  );
};

export const BigRoad = (props: RoadProps & { plain?: boolean }) => {
  const marks = useMarks(props);
  const road = createMemo(() => bigRoad(marks()));
  const cells = () => newestColumns(lit(road().cells, marks().length > 0), props.columns);
  const firstTies = () => road().leadingTies;
  const asked = createMemo(() => askedCell(marks(), props.asked ?? null, (all) => bigRoad(all).cells));
  return (
    <Grid
      title="Big road"
      words={historyWords(marks())}
      size={20}
      columns={props.columns}
      class={`big ${props.class ?? ''}`}
    >
      <For each={cells()}>
        {(cell) => (
          <Cell cell={cell} size={20} of={cell.side}>
            <circle class="ring-mark" r="7.2" />
            <Show when={cell.mark.natural && !props.plain}>
              <circle class="natural" r="2.4" />
            </Show>
            <Ties count={cell.ties + (cell.first ? firstTies() : 0)} />
            <Show when={!props.plain}>
              <PairDots mark={cell.mark} />
            </Show>
          </Cell>
        )}
      </For>
      <Show when={road().cells.length === 0 && firstTies() > 0}>
        <Cell cell={{ column: 0, row: 0, newest: true }} size={20} of="tie">
          <Ties count={firstTies()} />
        </Cell>
      </Show>
      <Show when={asked()}>
        {(cell) => (
          <Asked cell={cell()} size={20} hidden={hiddenColumns(road().cells, props.columns)} of={cell().side}>
            <circle class="ring-mark" r="7.2" />
          </Asked>
        )}
      </Show>
    </Grid>
  );
};

export const DerivedRoad = (props: RoadProps & { looksBack: LooksBack }) => {
  const marks = useMarks(props);
  const drawn = (all: readonly Mark[]) => derivedRoad(all, props.looksBack);
  const road = createMemo(() => drawn(marks()));
  const asked = createMemo(() => askedCell(marks(), props.asked ?? null, drawn));
  const cells = () =>
    newestColumns(lit<DerivedCell>(road(), marks().at(-1)?.outcome !== 'tie'), props.columns);
  return (
    <Grid
      title={DERIVED_TITLES[props.looksBack]}
      words={derivedWords(road())}
      size={10}
      columns={props.columns}
      class={`derived ${props.class ?? ''}`}
    >
      <For each={cells()}>
        {(cell) => (
          <Cell cell={cell} size={10} of={cell.colour}>
            <DerivedMark looksBack={props.looksBack} />
          </Cell>
        )}
      </For>
      <Show when={asked()}>
        {(cell) => (
          <Asked cell={cell()} size={10} hidden={hiddenColumns(road(), props.columns)} of={cell().colour}>
            <DerivedMark looksBack={props.looksBack} />
          </Asked>
        )}
      </Show>
    </Grid>
  );
};

/** One mark of a derived road around 0, 0: a ring, a disc, or a stroke. */
export const DerivedMark = (props: { looksBack: LooksBack }) => (
  <Show
    when={props.looksBack === 3}
    fallback={
      <circle
        class={props.looksBack === 1 ? 'eye-mark' : 'small-mark'}
        r={props.looksBack === 1 ? 3.3 : 3.6}
      />
    }
  >
    <path class="pig-mark" d="M-3 3L3-3" />
  </Show>
);

/** Compared as text: news of a table brings its history anew even when nothing was added. */
const useMarks = (props: RoadProps) => {
  const text = createMemo(() => props.history.join(' '));
  return createMemo((): readonly Mark[] => (text() === '' ? [] : text().split(' ').map(parseMark)));
};

type Lit<C> = C & { readonly newest: boolean; readonly first: boolean };
/** `isNew`: the last cell is the doing of the last result. */
const lit = <C extends Place>(cells: readonly C[], isNew: boolean): readonly Lit<C>[] =>
  cells.map((cell, i) => ({ ...cell, first: i === 0, newest: isNew && i === cells.length - 1 }));

const Cell = (props: {
  cell: Place & { readonly newest: boolean };
  size: number;
  of: Outcome | Colour;
  children: JSX.Element;
}) => (
  <g data-of={props.of} transform={centreOf(props.cell, props.size)}>
    <Show when={props.cell.newest}>
      <Frame class="newest" size={props.size} />
    </Show>
    {props.children}
  </g>
);

/** Where a mark would go. The window stands still: the mark comes to the road, not the road to the mark. */
const Asked = (props: {
  cell: Place;
  size: number;
  hidden: number;
  of: Outcome | Colour;
  children: JSX.Element;
}) => (
  <g
    class="asked"
    data-of={props.of}
    transform={centreOf({ ...props.cell, column: props.cell.column - props.hidden }, props.size)}
  >
    <Frame class="asked-cell" size={props.size} />
    {props.children}
  </g>
);

const centreOf = ({ column, row }: Place, size: number): string =>
  `translate(${(column + 0.5) * size} ${(row + 0.5) * size})`;

const Frame = (props: { class: string; size: number }) => (
  <rect
    class={props.class}
    x={-props.size / 2}
    y={-props.size / 2}
    width={props.size}
    height={props.size}
    rx={props.size / 8}
  />
);

const Ties = (props: { count: number }) => (
  <Show when={props.count > 0}>
    <path class="tie-mark" d="M-8 8L8-8" />
    <Show when={props.count > 1}>
      <text class="tie-count" y="3.6" text-anchor="middle">
        {props.count}
      </text>
    </Show>
  </Show>
);

/** Banker's pair above at the left, player's below at the right. */
const PairDots = (props: { mark: Mark }) => (
  <>
    <Show when={props.mark.bankerPair}>
      <circle class="pair-dot" data-of="banker" cx="-6.2" cy="-6.2" r="2.7" />
    </Show>
    <Show when={props.mark.playerPair}>
      <circle class="pair-dot" data-of="player" cx="6.2" cy="6.2" r="2.7" />
    </Show>
  </>
);

const Grid = (props: {
  title: string;
  words: string;
  size: number;
  columns: number;
  class: string;
  children: JSX.Element;
}) => (
  <svg
    class={`road ${props.class}`}
    viewBox={`-0.5 -0.5 ${props.columns * props.size + 1} ${ROAD_ROWS * props.size + 1}`}
    role="img"
    aria-label={`${props.title}. ${props.words}`}
  >
    <path class="road-grid" d={gridPath(props.columns, props.size)} />
    {props.children}
  </svg>
);

const gridPath = (columns: number, size: number): string => {
  const down = Array.from({ length: columns + 1 }, (_, i) => `M${i * size} 0V${ROAD_ROWS * size}`);
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, i) => `M0 ${i * size}H${columns * size}`);
  return [...down, ...across].join('');
};
