// Columns and rows of a command's result, independent of the output format. Cells are raw values; only the table format
// turns them into text.

export type Cell = string | number | bigint | boolean | null;

export type Column = {
  /** The heading in CSV. */
  readonly key: string;
  /** The heading in a table. */
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** Formats a present cell; absent: printed unchanged. */
  readonly show?: (cell: NonNullable<Cell>) => string;
};

export type Row = Readonly<Record<string, Cell>>;
