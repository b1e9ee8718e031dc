// Columns and rows as a command gives them, before anyone decides how to print them. Cells stay raw, numbers
// as numbers; only a table shows them in words.

export type Cell = string | number | bigint | boolean | null;

export type Column = {
  /** The heading in CSV. */
  readonly key: string;
  /** The heading in a table. */
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** How a table writes a cell that is there; as it is, when left out. */
  readonly show?: (cell: NonNullable<Cell>) => string;
};

export type Row = Readonly<Record<string, Cell>>;
