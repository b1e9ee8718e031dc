// The filter and the order of the wall, and how they are read from storage.

export const WALL_ORDERS = ['trouble', 'name', 'exposure', 'staked', 'patrons'] as const;
export type WallOrder = (typeof WALL_ORDERS)[number];
export const WALL_FILTERS = ['all', 'alerts', 'dealt', 'shut'] as const;
export type WallFilter = (typeof WALL_FILTERS)[number];
export type WallChoice = { readonly order: WallOrder; readonly filter: WallFilter };

export const parseWallChoice = (stored: unknown): WallChoice => {
  const found: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    order: WALL_ORDERS.find((each) => each === found.order) ?? 'trouble',
    filter: WALL_FILTERS.find((each) => each === found.filter) ?? 'all',
  };
};
