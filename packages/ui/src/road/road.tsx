// The five roads of a shoe as SVG. The engine computes the position of each mark; this file draws it. The newest result
// has a highlighted square; a possible next result ("ask") is drawn as an outline in a dotted cell. [D1]–[D5]
import { DERIVED_ROADS, type DerivedRoad as LooksBack, type RoadPlace } from '@punto/engine/roads';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { PLAIN_LABELS } from '../words/option-title.ts';
import { type RoadBoard, useRoadBoard } from './road-board.ts';
import { type GridProps, ScrolledGrid, StillGrid } from './road-grid.tsx';
import { Bead, Circle, DerivedMark, Frame, Square, TieSlash } from './road-mark.tsx';
import {
  beadText,
  beadWords,
  bigRoadWords,
  DERIVED_TITLES,
  derivedWords,
  type RoadLabels,
} from './road-words.ts';
import './road.css';
import './road-marks.css';

export type RoadProps = {
  shoe: RoadBoard;
  /** Number of visible columns. */
  columns: number;
  labels: RoadLabels;
  /** A side that might win next: the mark that it would add is drawn as an outline. [D4] */
  asked?: Side | null | undefined;
  /** Shows the newest columns and does not scroll. */
  still?: boolean;
};

const { road: text } = texts('shared');

export { DERIVED_ROADS, DERIVED_TITLES };

const [LARGE, SMALL] = [20, 10];

export const BeadPlate = (props: RoadProps) => {
  const beads = () => props.shoe.board.beads;
  return (
    <Road
      road={props}
      title={text.bead()}
      words={beadWords(props.shoe.board, props.labels)}
      class="bead"
      size={LARGE}
      cells={beads()}
    >
      <Newest road={props} place={beads().at(-1)} size={LARGE} />
      <For each={beads()}>
        {(cell) => (
          <Square place={cell} size={LARGE} of={cell.mark.outcome}>
            <Bead mark={cell.mark} text={beadText(cell.mark, props.labels)} />
          </Square>
        )}
      </For>
    </Road>
  );
};

/** The big road in a scrollable pane. */
export const BigRoadPane = (props: RoadProps) => <BigRoadOf road={props} />;

/** The newest columns of the big road of a history, not scrollable. `plain` omits naturals and pairs. */
export const BigRoad = (props: {
  history: readonly string[];
  columns: number;
  labels?: RoadLabels;
  plain?: boolean;
}) => {
  const shoe = useRoadBoard(() => props.history);
  const road: RoadProps = {
    still: true,
    get shoe() {
      return shoe();
    },
    get columns() {
      return props.columns;
    },
    get labels() {
      return props.labels ?? PLAIN_LABELS;
    },
  };
  return <BigRoadOf road={road} plain={props.plain ?? false} />;
};

const BigRoadOf = (props: { road: RoadProps; plain?: boolean }) => {
  const big = () => props.road.shoe.board.big;
  const ghost = createMemo(() =>
    props.road.asked ? props.road.shoe.board.asked(props.road.asked).big : undefined,
  );
  // Leading ties are shown on the first cell, whether or not it has a circle yet. [D2]
  const leading = (i: number) => (i === 0 ? big().leadingTies : 0);
  const lit = () => big().cells.at(-1) ?? (big().leadingTies > 0 ? FIRST : undefined);
  return (
    <Road
      road={props.road}
      title={text.big()}
      words={bigRoadWords(props.road.shoe.board, props.road.labels)}
      class="big"
      size={LARGE}
      cells={big().cells}
    >
      <Newest road={props.road} place={lit()} size={LARGE} />
      <For each={big().cells}>
        {(cell, i) => (
          <Square place={cell} size={LARGE} of={cell.side}>
            <Circle mark={cell.mark} ties={cell.ties + leading(i())} plain={props.plain} />
          </Square>
        )}
      </For>
      <Show when={big().cells.length === 0}>
        <Square place={FIRST} size={LARGE} of="tie">
          <TieSlash count={big().leadingTies} />
        </Square>
      </Show>
      <Show when={ghost()}>
        {(cell) => (
          <Square place={cell()} size={LARGE} of={cell().side} class="asked">
            <Frame class="asked-cell" size={LARGE} />
            <circle class="ring-mark" r="7.2" />
          </Square>
        )}
      </Show>
    </Road>
  );
};
const FIRST: RoadPlace = { column: 0, row: 0 };

export const DerivedRoad = (props: RoadProps & { looksBack: LooksBack }) => {
  const cells = () => props.shoe.board.derived(props.looksBack);
  const ghost = createMemo(() =>
    props.asked ? (props.shoe.board.asked(props.asked).derived[props.looksBack] ?? undefined) : undefined,
  );
  // A tie adds no mark to a derived road.
  const lit = () => (props.shoe.history.at(-1)?.startsWith('T') ? undefined : cells().at(-1));
  return (
    <Road
      road={props}
      title={DERIVED_TITLES[props.looksBack]}
      words={derivedWords(cells())}
      class="derived"
      size={SMALL}
      cells={cells()}
    >
      <Newest road={props} place={lit()} size={SMALL} />
      <For each={cells()}>
        {(cell) => (
          <Square place={cell} size={SMALL} of={cell.colour}>
            <DerivedMark looksBack={props.looksBack} />
          </Square>
        )}
      </For>
      <Show when={ghost()}>
        {(cell) => (
          <Square place={cell()} size={SMALL} of={cell().colour} class="asked">
            <Frame class="asked-cell" size={SMALL} />
            <DerivedMark looksBack={props.looksBack} />
          </Square>
        )}
      </Show>
    </Road>
  );
};

const Road = (props: Omit<GridProps, 'columns'> & { road: RoadProps; children: JSX.Element }) => (
  <Show
    when={props.road.still}
    fallback={
      <ScrolledGrid
        {...props}
        shoe={props.road.shoe}
        columns={props.road.columns}
        asked={Boolean(props.road.asked)}
      />
    }
  >
    <StillGrid {...props} columns={props.road.columns} />
  </Show>
);

/** Recreated with every result, so that its animation restarts. */
const Newest = (props: { road: RoadProps; place: RoadPlace | undefined; size: number }) => (
  <Show when={props.place && props.road.shoe} keyed>
    {({ arrived }) => (
      <Square place={props.place ?? FIRST} size={props.size}>
        <Frame class={arrived ? 'newest arrived' : 'newest'} size={props.size} />
      </Square>
    )}
  </Show>
);
