// The rays behind the head of a court figure, clipped at the frame.
type Point = readonly [x: number, y: number];

const HEAD: Point = [0, -86];
const [WIDE, TOP] = [64.5, -150.5];
const COUNT = 36;
const CORNERS: readonly Point[] = [
  [WIDE, TOP],
  [WIDE, 0],
  [-WIDE, 0],
  [-WIDE, TOP],
];

const angleOf = ([x, y]: Point): number => Math.atan2(x - HEAD[0], HEAD[1] - y);

/** Intersection of a ray at this angle with the frame, or with the line between the two halves. */
const rim = (angle: number): Point => {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const across = Math.abs(dx) < 1e-9 ? Number.POSITIVE_INFINITY : WIDE / Math.abs(dx);
  const along = Math.abs(dy) < 1e-9 ? Number.POSITIVE_INFINITY : (dy < 0 ? TOP - HEAD[1] : -HEAD[1]) / dy;
  const reach = Math.min(across, along);
  return [HEAD[0] + dx * reach, HEAD[1] + dy * reach];
};

const ray = (at: number): string => {
  const [from, to] = [((at - 0.5) * 2 * Math.PI) / COUNT, ((at + 0.5) * 2 * Math.PI) / COUNT];
  const corners = CORNERS.filter((corner) => angleOf(corner) > from && angleOf(corner) < to);
  const points = [rim(from), ...corners, rim(to)].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${HEAD.join(' ')}L${points.join('L')}Z`;
};

export const RAYS: string = Array.from({ length: COUNT / 2 }, (_, at) => ray(2 * at - COUNT / 2)).join('');
