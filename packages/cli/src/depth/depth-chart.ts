// The depth of a shoe as a picture: above, in how many shoes each round favours the patron; below, what a
// perfect counter has gained by then. A line for each option, drawn thin where its limit has closed it; a ring
// marks the limit.
import type { Depth, OptionDepth } from '@punto/engine/depth';
import { plural } from '../figures.ts';
import { type Axis, axisOf, spread } from './axis.ts';
import type { DepthRun } from './depth-report.ts';

const WIDTH = 1080;
const HEIGHT = 900;
const LEFT = 76;
const RIGHT = 840;
const LABELS = RIGHT + 22;
const UPPER: Panel = { title: 'Shoes in which the round favours the patron', top: 96, bottom: 440 };
const LOWER: Panel = { title: 'Gain of a perfect counter by then, in stakes a shoe', top: 510, bottom: 820 };

/** Later rounds are those of a few odd shoes, and would be noise. */
const LEAST_SHARE_OF_SHOES = 0.05;

type Panel = { readonly title: string; readonly top: number; readonly bottom: number };

/** A line: its value for each round from the first. */
type Curve = { readonly option: OptionDepth; readonly colour: string; readonly values: readonly number[] };

/** The picture as SVG; it needs no font and no script. */
export const depthChart = ({ rules, seed, depth }: DepthRun): string => {
  const rounds = depth.reached.filter((count) => count >= depth.shoes * LEAST_SHARE_OF_SHOES).length;
  const shown = depth.options.filter(({ favoured }) => favoured.slice(0, rounds).some((count) => count > 0));
  const never = depth.options.filter((option) => !shown.includes(option)).map(({ schedule }) => schedule);
  const curves = (valuesOf: (option: OptionDepth) => readonly number[]): readonly Curve[] =>
    shown.map((option, i) => ({ option, colour: colourOf(i), values: valuesOf(option).slice(0, rounds) }));
  const x = axisOf(0, Math.max(1, rounds), LEFT, RIGHT);
  const about = `${plural(depth.shoes, 'shoe')} of ${plural(rules.decks, 'deck')}, cut card ${rules.cutDepth} from the end, seed ${seed}`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="12">`,
    '<title>How deep in a shoe the exact odds favour the patron</title>',
    `<desc>${about}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 34, 'How deep in a shoe the exact odds favour the patron', 'font-size="20" fill="#222"'),
    text(LEFT, 56, `${about}. A ring is the last round the option is open in.`, 'fill="#555"'),
    ...panel(
      UPPER,
      x,
      limitsOf(shown),
      curves((option) => shares(depth, option)),
      percentText,
    ),
    ...panel(
      LOWER,
      x,
      limitsOf(shown),
      curves((option) => gains(depth, option)),
      String,
    ),
    text((LEFT + RIGHT) / 2, LOWER.bottom + 40, 'Round of the shoe', 'text-anchor="middle" fill="#222"'),
    never.length === 0 ? '' : text(LEFT, HEIGHT - 16, `Never favoured: ${never.join(', ')}.`, 'fill="#555"'),
    '</svg>',
  ]
    .filter((line) => line !== '')
    .join('\n')}\n`;
};

const shares = ({ reached }: Depth, { favoured }: OptionDepth): readonly number[] =>
  reached.map((count, i) => (favoured[i] ?? 0) / count);

const gains = ({ shoes }: Depth, { gain }: OptionDepth): readonly number[] => {
  let sum = 0;
  return gain.map((each) => {
    sum += each;
    return sum / shoes;
  });
};

const limitsOf = (options: readonly OptionDepth[]): readonly number[] =>
  [...new Set(options.flatMap(({ until }) => until ?? []))].sort((a, b) => a - b);

const panel = (
  { title, top, bottom }: Panel,
  x: Axis,
  limits: readonly number[],
  curves: readonly Curve[],
  tickText: (value: number) => string,
): readonly string[] => {
  const y = axisOf(0, Math.max(1e-6, ...curves.flatMap(({ values }) => values)), bottom, top);
  const ends = curves.map(({ values }) => y.at(values.at(-1) ?? 0));
  const labels = spread(ends, LABEL_HEIGHT, bottom);
  return [
    text(LEFT, top - 12, title, 'font-size="14" fill="#222"'),
    ...y.ticks.flatMap((tick) => [
      line(LEFT, y.at(tick), RIGHT, y.at(tick), `stroke="${tick === 0 ? '#888' : '#e4e4e4'}"`),
      text(LEFT - 8, y.at(tick) + 4, tickText(rounded(tick)), 'text-anchor="end" fill="#555"'),
    ]),
    ...x.ticks.flatMap((tick) => [
      line(x.at(tick), bottom, x.at(tick), bottom + 5, 'stroke="#888"'),
      text(x.at(tick), bottom + 19, String(tick), 'text-anchor="middle" fill="#555"'),
    ]),
    ...limits.flatMap((limit) => [
      line(x.at(limit), top, x.at(limit), bottom, 'stroke="#999" stroke-dasharray="3 4"'),
      text(x.at(limit) - 4, top + 10, `until ${limit}`, 'text-anchor="end" fill="#777" font-size="11"'),
    ]),
    ...curves.flatMap((curve, i) => drawCurve(curve, x, y, labels[i] ?? 0)),
  ];
};

const LABEL_HEIGHT = 15;

const drawCurve = ({ option, colour, values }: Curve, x: Axis, y: Axis, label: number): readonly string[] => {
  const points = values.map((value, i) => `${place(x.at(i + 1))},${place(y.at(value))}`);
  const until = option.until ?? points.length;
  const polyline = (from: number, to: number | undefined, stroke: string): string =>
    `<polyline points="${points.slice(from, to).join(' ')}" fill="none" stroke="${colour}" ${stroke}/>`;
  const limit = option.until === null ? undefined : values[option.until - 1];
  const end = [x.at(values.length), y.at(values.at(-1) ?? 0)] as const;
  return [
    polyline(0, until, 'stroke-width="2"'),
    ...(until < points.length ? [polyline(until - 1, undefined, 'stroke-opacity="0.55"')] : []),
    ...(limit === undefined ? [] : [ring(x.at(until), y.at(limit), colour)]),
    line(end[0] + 2, end[1], LABELS - 4, label, `stroke="${colour}" stroke-opacity="0.35"`),
    text(LABELS, label + 4, option.schedule, `fill="${colour}"`),
  ];
};

/** Neighbours differ: each hue is a golden angle from the one before. */
const colourOf = (i: number): string =>
  `hsl(${Math.round(i * 137.508 + 210) % 360} 70% ${i % 2 === 0 ? 34 : 42}%)`;

const percentText = (share: number): string => `${rounded(share * 100)} %`;

/** Removes the rounding error of floats: `0.30000000000000004` is 0.3. */
const rounded = (value: number): number => Number(value.toPrecision(6));

const place = (value: number): string => value.toFixed(1);

const line = (x1: number, y1: number, x2: number, y2: number, look: string): string =>
  `<line x1="${place(x1)}" y1="${place(y1)}" x2="${place(x2)}" y2="${place(y2)}" ${look}/>`;

const text = (x: number, y: number, words: string, look: string): string =>
  `<text x="${place(x)}" y="${place(y)}" ${look}>${words}</text>`;

const ring = (x: number, y: number, colour: string): string =>
  `<circle cx="${place(x)}" cy="${place(y)}" r="4" fill="#fff" stroke="${colour}" stroke-width="2"/>`;
