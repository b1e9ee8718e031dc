// Arrow keys move the focus by position on the screen, not by DOM order: to the nearest spot in that direction, and
// preferably to one that is straight ahead.

/** The centre of a spot and its size, in CSS pixels. */
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

export const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);

/** Index of the nearest place in the direction of the arrow; -1 if there is none. */
export const nearest = (places: readonly ArrowPlace[], from: ArrowPlace, arrow: Arrow): number => {
  const far = places.map((place) => distance(from, place, arrow));
  const best = Math.min(...far);
  return Number.isFinite(best) ? far.indexOf(best) : -1;
};

/**
 * Penalty for a place that is not straight ahead: more than any screen is wide, so that a place straight ahead wins.
 */
const ASIDE = 100_000;

const distance = (from: ArrowPlace, to: ArrowPlace, arrow: Arrow): number => {
  const [dx, dy] = ARROWS[arrow];
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  const half = dx === 0 ? (from.width + to.width) / 2 : (from.height + to.height) / 2;
  if (ahead <= 1 || aside - half > ahead) return Number.POSITIVE_INFINITY;
  return ahead + aside / 100 + (aside < half ? 0 : ASIDE);
};
