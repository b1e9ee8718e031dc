// An axis of a chart: converts numbers to coordinates, with ticks at round numbers.

export type Axis = {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
};

/** From 0 (or `from`) at `start` to at least `to` at `end`, with some five ticks. */
export const axisOf = (from: number, to: number, start: number, end: number): Axis => {
  const step = niceStep((to - from) / 5);
  const last = Math.max(1, Math.ceil((to - from) / step - 1e-9)) * step + from;
  return {
    at: (value) => start + ((value - from) / (last - from)) * (end - start),
    ticks: Array.from({ length: Math.round((last - from) / step) + 1 }, (_, i) => from + i * step),
  };
};

/** 1, 2 or 5 and noughts: the first of them that is not below `least`. */
const niceStep = (least: number): number => {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return (NICE.find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
};

const NICE = [1, 2, 5, 10];

/** The same heights moved apart so that texts of this height do not touch, none below `bottom`; in order. */
export const spread = (heights: readonly number[], apart: number, bottom: number): readonly number[] => {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    above = Math.max(placed[i] ?? 0, above + apart);
    placed[i] = above;
  }
  let below = bottom + apart;
  for (const i of order.toReversed()) {
    below = Math.min(placed[i] ?? 0, below - apart);
    placed[i] = below;
  }
  return placed;
};
