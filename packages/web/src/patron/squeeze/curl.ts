// A bent card seen from above. The lifted part runs over half a cylinder and lies back upon the card, its face
// up: what is past the cylinder is the mirror image in the crease, as with folded paper. [T7]
import { dot, lengthOf, minus, type Point, plus, times } from './point.ts';

export type Curl = {
  /** Of length 1, pointing from the part at rest to the part that is lifted. */
  readonly normal: Point;
  /** Points with `normal · point` above this are lifted. */
  readonly rise: number;
  /** Of the cylinder. */
  readonly radius: number;
};

/** As stiff as a card is. */
export const RADIUS = 20;
/** Less than this is no bend. */
export const LEAST = 0.5;

/** The bend that brings the point `from` of the rim to where `to` is; `null`: the card is flat. */
export const curlOf = (from: Point, to: Point): Curl | null => {
  const drawn = minus(from, to);
  const distance = lengthOf(drawn);
  if (distance < LEAST) return null;
  const normal = times(drawn, 1 / distance);
  // So thin at first that the rim is just at the end of the cylinder.
  const radius = Math.min(RADIUS, distance / Math.PI);
  return { normal, rise: dot(from, normal) - (distance + Math.PI * radius) / 2, radius };
};

/** How far beyond the line of rise a point of the flat card is; negative: it is at rest. */
export const beyond = ({ normal, rise }: Curl, point: Point): number => dot(normal, point) - rise;

/** Where a point of the card is seen. */
export const seenAt = (curl: Curl, point: Point): Point => {
  const s = beyond(curl, point);
  return s <= 0 ? point : plus(point, times(curl.normal, across(s, curl.radius) - s));
};

/** Where the paper is, from the line of rise, after so much of its length. */
const across = (s: number, radius: number): number => {
  const over = Math.PI * radius;
  return s >= over ? over - s : radius * Math.sin(s / radius);
};

/** A band of the lifted card, so narrow that it is drawn as if it were flat. */
export type CurlBand = {
  /** Paper from here to there beyond the line of rise. */
  readonly from: number;
  readonly to: number;
  /** From card space to where it is seen, as SVG's `matrix`. */
  readonly matrix: readonly [number, number, number, number, number, number];
};

/** The rising quarter, which shows the back; only what nothing lies over is seen of it. */
export const risingBands = (curl: Curl, count: number): readonly CurlBand[] =>
  Array.from({ length: count }, (_, i) => bandOf(curl, (i / count) * QUARTER, ((i + 1) / count) * QUARTER));

/** The quarter that comes over, which shows the face. */
export const fallingBands = (curl: Curl, count: number): readonly CurlBand[] =>
  Array.from({ length: count }, (_, i) =>
    bandOf(curl, (1 + i / count) * QUARTER, (1 + (i + 1) / count) * QUARTER),
  );

/** What lies flat upon the card. */
export const flatBand = (curl: Curl): CurlBand => {
  const over = Math.PI * curl.radius;
  return { from: over, to: over + FAR, matrix: matrixOf(curl, over, 0, -1) };
};

const QUARTER = Math.PI / 2;
/** More than the diagonal of a card. */
const FAR = 600;

const bandOf = (curl: Curl, fromAngle: number, toAngle: number): CurlBand => {
  const { radius } = curl;
  const [from, to] = [radius * fromAngle, radius * toAngle];
  const stretch = to > from ? (across(to, radius) - across(from, radius)) / (to - from) : 1;
  return { from, to, matrix: matrixOf(curl, from, across(from, radius), stretch) };
};

/** The map that brings paper at `s` to `at`, scaled by `stretch` along the normal and as it is across it. */
const matrixOf = (
  { normal: [x, y], rise }: Curl,
  s: number,
  at: number,
  stretch: number,
): CurlBand['matrix'] => {
  const k = stretch - 1;
  const shift = at - stretch * s - k * rise;
  return [1 + k * x * x, k * x * y, k * x * y, 1 + k * y * y, shift * x, shift * y];
};
