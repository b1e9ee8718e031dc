// How many tables are shown: four, eight or twelve at a press, as far as the house allows and tables are open.

export const SIZES = [4, 8, 12] as const;

/** The sizes that can be chosen; with few tables, all that are open or allowed. */
export const sizesFor = (open: number, most: number): readonly number[] => {
  const all = Math.min(open, most);
  const sizes: readonly number[] = SIZES.filter((size) => size < all);
  return all > 0 ? [...sizes, Math.min(all, SIZES[2])] : [];
};

export type Resized = {
  readonly shown: readonly string[];
  /** Tiles beyond the size, which go as soon as their round permits. [T9] */
  readonly leaving: readonly string[];
};

/** Adds open tables in their order; keeps the first of those that are shown. */
export const resized = (shown: readonly string[], open: readonly string[], size: number): Resized => {
  const added = open.filter((table) => !shown.includes(table)).slice(0, Math.max(0, size - shown.length));
  return { shown: [...shown, ...added], leaving: shown.slice(size) };
};
