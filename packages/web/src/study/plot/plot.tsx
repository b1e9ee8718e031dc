// The frame of a chart: axes as text around an SVG that fills the space. The drawing has coordinates from 0 to 100 in both
// directions and lines of constant width; text is outside of the SVG, so that it keeps its size. A chart reads from left to right
// in every language. It is hidden from screen readers: each has a text and a table beside it.
import { For, type JSX, Show } from 'solid-js';
import { roundTicks } from './ticks.ts';
import './plot.css';

export type Range = readonly [low: number, high: number];

/** From 0 at the low end of the range to 100 at its high one. */
export const placeIn = ([low, high]: Range, value: number): number => (100 * (value - low)) / (high - low);

/** From the top. */
export const heightIn = (range: Range, value: number): number => 100 - placeIn(range, value);

type PlotProps = {
  x: Range;
  y: Range;
  /** Ticks of the horizontal axis; round numbers of the range if absent. */
  xTicks?: readonly number[];
  xWords: (value: number) => string;
  yWords: (value: number) => string;
  /** The label below the axis. */
  xTitle: string;
  /** The places of vertical lines: marks, and the place under the pointer. */
  mark?: number | null;
  pointed?: number | null;
  /** The place on the x axis under the pointer; `null` when it leaves. */
  point?: (x: number | null) => void;
  children: JSX.Element;
};

export const Plot = (props: PlotProps) => {
  const yTicks = () => roundTicks(props.y[0], props.y[1], 5);
  const xTicks = () => props.xTicks ?? roundTicks(props.x[0], props.x[1], 7);
  const onPointer = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const [low, high] = props.x;
    props.point?.(low + ((high - low) * (event.clientX - left)) / width);
  };
  return (
    <div class="plot" dir="ltr" aria-hidden="true">
      <div class="plot-y">
        <For each={yTicks()}>
          {(tick) => <span style={{ top: `${heightIn(props.y, tick)}%` }}>{props.yWords(tick)}</span>}
        </For>
      </div>
      <svg
        class="plot-area"
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => props.point?.(null)}
      >
        <For each={yTicks()}>
          {(tick) => (
            <line
              class={Math.abs(tick) < 1e-12 ? 'plot-zero' : 'plot-grid'}
              x1="0"
              x2="100"
              y1={heightIn(props.y, tick)}
              y2={heightIn(props.y, tick)}
            />
          )}
        </For>
        {props.children}
        <For each={[props.mark ?? null, props.pointed ?? null]}>
          {(at, i) => (
            <Show when={at !== null && at}>
              {(x) => (
                <line
                  class={i() === 0 ? 'plot-mark' : 'plot-pointed'}
                  x1={placeIn(props.x, x())}
                  x2={placeIn(props.x, x())}
                  y1="0"
                  y2="100"
                />
              )}
            </Show>
          )}
        </For>
      </svg>
      <div class="plot-x">
        <For each={xTicks()}>
          {(tick) => <span style={{ left: `${placeIn(props.x, tick)}%` }}>{props.xWords(tick)}</span>}
        </For>
      </div>
      <p class="plot-title" dir="auto">
        {props.xTitle}
      </p>
    </div>
  );
};

/** A line through points: `M` and `L` of an SVG path. */
export const linePath = (
  points: readonly { readonly x: number; readonly y: number }[],
  x: Range,
  y: Range,
): string => points.map((at, i) => `${i === 0 ? 'M' : 'L'}${placeIn(x, at.x)} ${heightIn(y, at.y)}`).join('');
