// A report is the result of a command: rows for tables and CSV, one value for JSON.
import { csvLines } from '@punto/server/http/csv';
import type { Column, Row } from './column.ts';
import type { Format } from './format-option.ts';
import type { Shell } from './shell.ts';
import { drawTable } from './table.ts';

export type Report = {
  readonly json: unknown;
  readonly columns: readonly Column[];
  /** The columns that a table shows; all, when left out. */
  readonly tableColumns?: readonly Column[];
  readonly rows: readonly Row[];
  /** A text for people instead of the rows, where it says more than a table. */
  readonly drawn?: readonly string[];
  /** Lines above and below the table. */
  readonly above?: readonly string[];
  readonly below?: readonly string[];
};

export const printReport = (report: Report, format: Format, shell: Shell): Promise<void> =>
  shell.write(PRINTED[format](report, shell));

const PRINTED: Readonly<Record<Format, (report: Report, shell: Shell) => string>> = {
  json: ({ json }) => `${JSON.stringify(json)}\n`,
  csv: ({ columns, rows }) => csvHead(columns) + csvRows(columns, rows),
  table: ({ columns, tableColumns = columns, rows, drawn, above = [], below = [] }, shell) =>
    [...above, ...(drawn ?? [drawTable(tableColumns, rows, shell.style)]), ...below]
      .map((line) => `${line}\n`)
      .join(''),
};

/** RFC 4180, but lines end with LF for pipes. */
export const csvHead = (columns: readonly Column[]): string => csvLines([columns.map(({ key }) => key)]);

/** A cell that is not there is empty. */
export const csvRows = (columns: readonly Column[], rows: readonly Row[]): string =>
  csvLines(rows.map((row) => columns.map(({ key }) => row[key] ?? null)));
