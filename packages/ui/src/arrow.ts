// Arrow keys move by place, not by order: to the nearest spot that way, and first of all to one that lies
// straight ahead.

/** The middle of a spot, and its size. */
export type ArrowPlace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof ARROWS;

/** Index of the nearest place that way; -1 when there is none. */
export const nearest = (places: readonly ArrowPlace[], from: ArrowPlace, arrow: Arrow): number => {
  const far = places.map((place) => distance(from, place, arrow));
  const best = Math.min(...far);
  return Number.isFinite(best) ? far.indexOf(best) : -1;
};

/** Farther than any screen is wide: a place straight ahead comes before every other. */
const ASIDE = 100_000;

const distance = (from: ArrowPlace, to: ArrowPlace, arrow: Arrow): number => {
  const [dx, dy] = ARROWS[arrow];
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  const half = dx === 0 ? (from.width + to.width) / 2 : (from.height + to.height) / 2;
  if (ahead <= 1 || aside - half > ahead) return Number.POSITIVE_INFINITY;
  return ahead + aside / 100 + (aside < half ? 0 : ASIDE);
};
