// The grid of a road. It shows the newest columns and one free column, and scrolls by whole columns. Where it can
// scroll, older columns are reached by touch, wheel or keys; the next result scrolls back to the newest, unless the
// pointer or the focus is on the grid.
import { ROAD_ROWS, type RoadPlace } from '@punto/engine/roads';
import { texts } from '@punto/language/catalogue';
import { createEffect, type JSX, on, onCleanup, onMount } from 'solid-js';
import { inNextFrame } from '../next-frame.ts';
import type { RoadBoard } from './road-board.ts';
import { columnsOf } from './road-columns.ts';

const { road: text } = texts('shared');

export type GridProps = {
  title: string;
  /** Text alternative of the road. */
  words: string;
  /** Side of a square, in SVG units. */
  size: number;
  /** Number of visible columns. */
  columns: number;
  cells: readonly RoadPlace[];
  class: string;
  children: JSX.Element;
};

/** The newest columns, not scrollable. */
export const StillGrid = (props: GridProps) => {
  const hidden = () => columnsOf(props.cells, props.columns) - props.columns;
  return <Paper {...props} from={hidden()} upTo={hidden() + props.columns} />;
};

/** All columns in a scrollable pane, scrolled to the newest. */
export const ScrolledGrid = (props: GridProps & { shoe: RoadBoard; asked: boolean }) => {
  let pane: HTMLDivElement | undefined;
  const total = () => columnsOf(props.cells, props.columns);
  const overflows = () => total() > props.columns;
  const toNewest = (behavior: ScrollBehavior) => pane?.scrollTo({ left: pane.scrollWidth, behavior });
  const follow = (behavior: ScrollBehavior) => {
    if (document.hidden) toNewest('instant');
    else
      inNextFrame(() => {
        const left = pane?.scrollWidth ?? 0;
        return () => pane?.scrollTo({ left, behavior });
      });
  };
  const isRead = () => pane?.matches(':hover, :focus') ?? false;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -total(), End: total() }[event.key];
    if (by === undefined || !pane || !overflows()) return;
    pane.scrollBy({ left: (by * pane.clientWidth) / props.columns });
    event.preventDefault();
  };
  onMount(() => {
    pane?.addEventListener('keydown', onKeyDown);
    const stay = new ResizeObserver(() => toNewest('instant'));
    if (pane) stay.observe(pane);
    onCleanup(() => stay.disconnect());
  });
  createEffect(
    on(
      () => props.shoe,
      (shoe) => (!shoe.arrived || !isRead()) && follow(shoe.arrived ? 'auto' : 'instant'),
    ),
  );
  createEffect(() => props.asked && follow('auto'));

  return (
    // A pane that scrolls is focusable, so that the keyboard can scroll it.
    <div ref={pane} class="road-pane" tabindex={overflows() ? 0 : undefined}>
      <Paper {...props} from={0} upTo={total()} wide={total() / props.columns} />
    </div>
  );
};

const Paper = (props: GridProps & { from: number; upTo: number; wide?: number }) => {
  const width = () => (props.upTo - props.from) * props.size;
  return (
    <svg
      class={`road ${props.class}`}
      style={{ width: `${(props.wide ?? 1) * 100}%` }}
      viewBox={`${props.from * props.size} 0 ${width()} ${ROAD_ROWS * props.size}`}
      role="img"
      aria-label={text.spoken({ road: props.title, state: props.words })}
    >
      <path class="road-grid" d={gridPath(props.from, props.upTo, props.size)} />
      {props.children}
    </svg>
  );
};

/** Lines between the squares; the outer border belongs to the pane. */
const gridPath = (from: number, upTo: number, size: number): string => {
  const down = Array.from(
    { length: upTo - from - 1 },
    (_, i) => `M${(from + i + 1) * size} 0v${ROAD_ROWS * size}`,
  );
  const across = Array.from(
    { length: ROAD_ROWS - 1 },
    (_, i) => `M${from * size} ${(i + 1) * size}H${upTo * size}`,
  );
  return [...down, ...across].join('');
};
