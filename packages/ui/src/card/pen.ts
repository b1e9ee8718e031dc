// Strokes of a broad-nib pen along centre lines: thick stems, thin bars. They make the outlines of the letters on the
// cards, so that the deck looks the same on every device, with any installed fonts.

type Point = readonly [x: number, y: number];

/** Half the width and half the thickness of the nib, and its angle in radians. */
const [BREADTH, THICKNESS] = [10, 3.6];
const HELD = (-9 * Math.PI) / 180;
const [COS, SIN] = [Math.cos(HELD), Math.sin(HELD)];
/** Number of segments that approximate a curve. */
const STEPS = 16;
const SLAB = 3.7;

/**
 * Offset from the centre line to the outline when the nib moves in direction (dx, dy): the support point of its
 * ellipse.
 */
const reach = (dx: number, dy: number): Point => {
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [u, v] = [nx * COS + ny * SIN, ny * COS - nx * SIN];
  const w = Math.hypot(BREADTH * u, THICKNESS * v);
  const [su, sv] = [(BREADTH ** 2 * u) / w, (THICKNESS ** 2 * v) / w];
  return [su * COS - sv * SIN, su * SIN + sv * COS];
};

const closed = (points: readonly Point[]): string => {
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  // Same winding direction for all shapes, so that overlapping parts stay filled.
  const wound = area < 0 ? [...points].reverse() : points;
  return `M${wound.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};

/** Outline of a straight stroke. Horizontal strokes have constant thickness; others end horizontally. */
export const straight = (x: number, y: number, toX: number, toY: number): string => {
  if (y === toY)
    return closed([
      [x, y - SLAB],
      [toX, y - SLAB],
      [toX, y + SLAB],
      [x, y + SLAB],
    ]);
  const [rx, ry] = reach(toX - x, toY - y);
  const half = Math.abs(rx - (ry * (toX - x)) / (toY - y));
  return closed([
    [x - half, y],
    [x + half, y],
    [toX + half, toY],
    [toX - half, toY],
  ]);
};

/** Outline of a stroke along cubic Bézier curves; each curve starts where the previous one ended. */
export const curved = (at: readonly number[]): string => {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i + 7 < at.length; i += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = at.slice(i);
    for (let step = i === 0 ? 0 : 1; step <= STEPS; step += 1) {
      const s = step / STEPS;
      const on = (a: number, b: number, c: number, d: number) =>
        (1 - s) ** 3 * a + 3 * (1 - s) ** 2 * s * b + 3 * (1 - s) * s ** 2 * c + s ** 3 * d;
      const along = (a: number, b: number, c: number, d: number) =>
        (1 - s) ** 2 * (b - a) + 2 * (1 - s) * s * (c - b) + s ** 2 * (d - c);
      const [x, y] = [on(x0, x1, x2, x3), on(y0, y1, y2, y3)];
      const [rx, ry] = reach(along(x0, x1, x2, x3), along(y0, y1, y2, y3));
      left.push([x + rx, y + ry]);
      right.unshift([x - rx, y - ry]);
    }
  }
  return closed([...left, ...right]);
};

export const ball = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

export const outline = (at: readonly number[]): string =>
  closed(Array.from({ length: at.length / 2 }, (_, i): Point => [at[2 * i] ?? 0, at[2 * i + 1] ?? 0]));
