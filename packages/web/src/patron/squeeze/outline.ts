// The rim of a card as a polygon, cut by the bend: the part at rest, the part that lies over, the share that is turned.
import { beyond, type Curl, seenAt } from './curl.ts';
import { between, CARD_HEIGHT, CARD_WIDTH, lengthOf, minus, type Point } from './point.ts';

const CORNER_RADIUS = 15;
/** Distance between points; small enough for a bent edge to look round. */
const STEP = 6;
const CORNER_STEPS = 6;

const arc = (x: number, y: number, quarter: number): Point[] =>
  Array.from({ length: CORNER_STEPS + 1 }, (_, i) => {
    const angle = ((quarter + i / CORNER_STEPS) * Math.PI) / 2;
    return [x + CORNER_RADIUS * Math.cos(angle), y + CORNER_RADIUS * Math.sin(angle)];
  });

const withSteps = (points: readonly Point[]): Point[] =>
  points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const steps = Math.max(1, Math.ceil(lengthOf(minus(next, point)) / STEP));
    return Array.from({ length: steps }, (_, k) => between(point, next, k / steps));
  });

const [FAR_X, FAR_Y] = [CARD_WIDTH - CORNER_RADIUS, CARD_HEIGHT - CORNER_RADIUS];
export const RIM: readonly Point[] = withSteps([
  ...arc(FAR_X, FAR_Y, 0),
  ...arc(CORNER_RADIUS, FAR_Y, 1),
  ...arc(CORNER_RADIUS, CORNER_RADIUS, 2),
  ...arc(FAR_X, CORNER_RADIUS, 3),
]);

/** The part of a shape in which `depth` is not negative. */
const cut = (shape: readonly Point[], depth: (point: Point) => number): Point[] =>
  shape.flatMap((point, i) => {
    const next = shape[(i + 1) % shape.length] ?? point;
    const [here, there] = [depth(point), depth(next)];
    const kept = here >= 0 ? [point] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, between(point, next, here / (here - there))];
  });

/** The part that is still on the felt. */
export const atRest = (curl: Curl): readonly Point[] => cut(RIM, (point) => -beyond(curl, point));

/** The part seen from its other side, at its visible position. */
export const lyingOver = (curl: Curl): readonly Point[] =>
  cut(RIM, (point) => beyond(curl, point) - (curl.radius * Math.PI) / 2).map((point) => seenAt(curl, point));

/** The rising part, at its visible position. */
export const rising = (curl: Curl): readonly Point[] =>
  cut(
    cut(RIM, (point) => beyond(curl, point)),
    (point) => (curl.radius * Math.PI) / 2 - beyond(curl, point),
  ).map((point) => seenAt(curl, point));

/** Share of the card that has left the felt, from 0 to 1. */
export const turnedShare = (curl: Curl | null): number =>
  curl ? areaOf(cut(RIM, (point) => beyond(curl, point))) / CARD_AREA : 0;

export const areaOf = (shape: readonly Point[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = shape[(i + 1) % shape.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

const CARD_AREA = areaOf(RIM);

/** As SVG path data. */
export const pathOf = (shape: readonly Point[]): string =>
  shape.length < 3 ? '' : `M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
