// Arrow keys move by place, not by order: to the nearest spot whose middle lies that way.

export type Place = { readonly x: number; readonly y: number };
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof ARROWS;

/** Index of the nearest place that way, sideways distance counting three times; -1 when there is none. */
export const nearest = (places: readonly Place[], from: Place, arrow: Arrow): number => {
  const [dx, dy] = ARROWS[arrow];
  const far = places.map(({ x, y }) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const across = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along > 1 && along >= across * 0.4 ? along + 3 * across : Number.POSITIVE_INFINITY;
  });
  const best = Math.min(...far);
  return Number.isFinite(best) ? far.indexOf(best) : -1;
};
