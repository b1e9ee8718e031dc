// Chart of a depth curve, drawn by uPlot on a canvas. A canvas cannot use CSS variables, so the colours are read from
// computed styles, and again when the theme changes.
import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { language, texts } from '@punto/language/catalogue';
import { rateIn } from '@punto/language/format';
import { settings } from '@punto/ui/client/settings.ts';
import type { RoundDepth } from '../depth.ts';

const text = texts('study').depth;

const HEIGHT = 240;

type Inks = Readonly<Record<'mean' | 'band' | 'zero' | 'until' | 'grid' | 'words', string>>;

export const DepthChart = (props: { rounds: readonly RoundDepth[]; until: number | null; title: string }) => {
  let box: HTMLDivElement | undefined;
  let plot: uPlot | undefined;
  const [pointed, setPointed] = createSignal<number | null>(null);
  const data = (): uPlot.AlignedData => [
    props.rounds.map(({ round }) => round),
    props.rounds.map(({ high }) => high * 100),
    props.rounds.map(({ low }) => low * 100),
    props.rounds.map(({ mean }) => mean * 100),
  ];
  const draw = () => {
    if (box === undefined) return;
    plot?.destroy();
    plot = new uPlot(chart(box.clientWidth, inksOf(box), props.until, setPointed), data(), box);
  };
  onMount(() => {
    draw();
    const sizes = new ResizeObserver(() => box && plot?.setSize({ width: box.clientWidth, height: HEIGHT }));
    if (box) sizes.observe(box);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    onCleanup(() => {
      sizes.disconnect();
      scheme.removeEventListener('change', draw);
      plot?.destroy();
    });
  });
  createEffect(on([() => settings.theme, language], draw, { defer: true }));
  createEffect(() => plot?.setData(data()));
  const read = () => {
    const i = pointed();
    return i === null ? null : props.rounds[i];
  };
  return (
    <div class="curve-drawing">
      <div ref={box} class="curve-box" aria-hidden="true" />
      <p class="curve-read" aria-hidden="true">
        <Show when={read()} fallback={text.axis()}>
          {(round) => <>{text.at(round())}</>}
        </Show>
      </p>
    </div>
  );
};

const inksOf = (box: HTMLElement): Inks => {
  const probe = document.createElement('i');
  box.append(probe);
  const ink = (name: string): string => {
    probe.className = `ink-${name}`;
    return getComputedStyle(probe).color;
  };
  const inks: Inks = {
    mean: ink('mean'),
    band: ink('band'),
    zero: ink('zero'),
    until: ink('until'),
    grid: ink('grid'),
    words: ink('words'),
  };
  probe.remove();
  return inks;
};

const chart = (
  width: number,
  inks: Inks,
  until: number | null,
  point: (index: number | null) => void,
): uPlot.Options => {
  const axis: uPlot.Axis = {
    stroke: inks.words,
    font: '12px system-ui, sans-serif',
    grid: { stroke: inks.grid, width: 1 },
    ticks: { show: false },
  };
  const edge: uPlot.Series = { stroke: inks.band, width: 1, points: { show: false } };
  return {
    width,
    height: HEIGHT,
    padding: [12, 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { size: 7 } },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: { x: { time: false }, y: { range: (_, low, high) => withNothing(low, high) } },
    axes: [
      { ...axis, space: 48, size: 30 },
      { ...axis, size: 52, values: (_, splits) => splits.map((split) => rateIn(language(), split / 100)) },
    ],
    series: [{}, edge, edge, { stroke: inks.mean, width: 2, points: { show: false } }],
    bands: [{ series: [1, 2], fill: inks.band.replace('rgb(', 'rgba(').replace(')', ', 0.22)') }],
    hooks: {
      draw: [
        (plot) => {
          line(plot, inks.zero, [], 'y', 0);
          if (until !== null) line(plot, inks.until, [5, 4], 'x', until + 0.5);
        },
      ],
      setCursor: [(plot) => point(plot.cursor.idx ?? null)],
    },
  };
};

/** The range of the edges including zero, so that the sign of an edge is always visible. */
const withNothing = (low: number, high: number): uPlot.Range.MinMax =>
  uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.08, true);

const line = (plot: uPlot, ink: string, dash: number[], scale: 'x' | 'y', value: number) => {
  const { ctx, bbox } = plot;
  const place = Math.round(plot.valToPos(value, scale, true));
  const [start, end] =
    scale === 'x' ? [bbox.left, bbox.left + bbox.width] : [bbox.top, bbox.top + bbox.height];
  if (place < start || place > end) return;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = uPlot.pxRatio;
  ctx.setLineDash(dash.map((length) => length * uPlot.pxRatio));
  ctx.beginPath();
  if (scale === 'x') {
    ctx.moveTo(place, bbox.top);
    ctx.lineTo(place, bbox.top + bbox.height);
  } else {
    ctx.moveTo(bbox.left, place);
    ctx.lineTo(bbox.left + bbox.width, place);
  }
  ctx.stroke();
  ctx.restore();
};
