// Geometry of a bent card seen from above. The lifted part runs over half a cylinder and lies flat on the card, face
// up: beyond the cylinder it is the mirror image in the crease, as with folded paper. [T7]
import { dot, lengthOf, minus, type Point, plus, times } from './point.ts';

export type Curl = {
  /** Unit vector from the resting part to the lifted part. */
  readonly normal: Point;
  /** Points with `normal · point` above this value are lifted. */
  readonly rise: number;
  /** Radius of the cylinder. */
  readonly radius: number;
};

/** Radius of a full bend, in card units. */
export const RADIUS = 20;
/** A shorter pull does not bend the card. */
export const LEAST = 0.5;

/** The bend that moves the point `from` of the rim to `to`; `null`: the card is flat. */
export const curlOf = (from: Point, to: Point): Curl | null => {
  const drawn = minus(from, to);
  const distance = lengthOf(drawn);
  if (distance < LEAST) return null;
  const normal = times(drawn, 1 / distance);
  // A smaller radius at first, so that the rim is exactly at the end of the cylinder.
  const radius = Math.min(RADIUS, distance / Math.PI);
  return { normal, rise: dot(from, normal) - (distance + Math.PI * radius) / 2, radius };
};

/** Distance of a point of the flat card beyond the line of rise; negative: it is at rest. */
export const beyond = ({ normal, rise }: Curl, point: Point): number => dot(normal, point) - rise;

/** The visible position of a point of the card. */
export const seenAt = (curl: Curl, point: Point): Point => {
  const s = beyond(curl, point);
  return s <= 0 ? point : plus(point, times(curl.normal, across(s, curl.radius) - s));
};

/** Distance from the line of rise at which the paper is seen, after the length `s` of paper. */
const across = (s: number, radius: number): number => {
  const over = Math.PI * radius;
  return s >= over ? over - s : radius * Math.sin(s / radius);
};

/** A band of the lifted card, narrow enough to be drawn as if flat. */
export type CurlBand = {
  /** The band covers the paper between these distances beyond the line of rise. */
  readonly from: number;
  readonly to: number;
  /** From card coordinates to the visible position, as an SVG `matrix`. */
  readonly matrix: readonly [number, number, number, number, number, number];
};

/** The rising quarter of the cylinder, which shows the back. */
export const risingBands = (curl: Curl, count: number): readonly CurlBand[] =>
  Array.from({ length: count }, (_, i) => bandOf(curl, (i / count) * QUARTER, ((i + 1) / count) * QUARTER));

/** The falling quarter of the cylinder, which shows the face. */
export const fallingBands = (curl: Curl, count: number): readonly CurlBand[] =>
  Array.from({ length: count }, (_, i) =>
    bandOf(curl, (1 + i / count) * QUARTER, (1 + (i + 1) / count) * QUARTER),
  );

/** The part that lies flat on the card. */
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

/** Maps paper at `s` to `at`, scaled by `stretch` along the normal and unchanged across it. */
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
