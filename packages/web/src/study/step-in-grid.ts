// Arrow key navigation in a grid. At an edge the position does not change; Home and End move within the row.

/** The new index, or `null` for any other key. */
export const stepInGrid = (place: number, key: string, columns: number, rows: number): number | null => {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const at = (toRow: number, toColumn: number) =>
    clamp(toRow, rows - 1) * columns + clamp(toColumn, columns - 1);
  if (key === 'ArrowLeft') return at(row, column - 1);
  if (key === 'ArrowRight') return at(row, column + 1);
  if (key === 'ArrowUp') return at(row - 1, column);
  if (key === 'ArrowDown') return at(row + 1, column);
  if (key === 'Home') return at(row, 0);
  return key === 'End' ? at(row, columns - 1) : null;
};

const clamp = (n: number, most: number): number => Math.min(Math.max(n, 0), most);
