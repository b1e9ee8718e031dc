// A road is as long as its shoe and is shown through a window at its newest end.
import type { Place } from '@punto/engine/roads';

/** The cells in the newest `columns` columns, moved to start at 0; one column is kept free for what comes. */
export const newestColumns = <Cell extends Place>(
  cells: readonly Cell[],
  columns: number,
): readonly Cell[] => {
  const last = cells.reduce((most, cell) => Math.max(most, cell.column), 0);
  const hidden = Math.max(0, last + 2 - columns);
  if (hidden === 0) return cells;
  return cells
    .filter((cell) => cell.column >= hidden)
    .map((cell) => ({ ...cell, column: cell.column - hidden }));
};
