// A road is as long as its shoe and is shown through a window at its newest end.
import type { Place } from '@punto/engine/roads';

/** How many of the oldest columns are out of sight; one column is kept free for what comes. */
export const hiddenColumns = (cells: readonly Place[], columns: number): number =>
  Math.max(0, cells.reduce((most, cell) => Math.max(most, cell.column), 0) + 2 - columns);

/** The cells in the newest `columns` columns, moved to start at 0. */
export const newestColumns = <Cell extends Place>(
  cells: readonly Cell[],
  columns: number,
): readonly Cell[] => {
  const hidden = hiddenColumns(cells, columns);
  return hidden === 0
    ? cells
    : cells
        .filter((cell) => cell.column >= hidden)
        .map((cell) => ({ ...cell, column: cell.column - hidden }));
};
