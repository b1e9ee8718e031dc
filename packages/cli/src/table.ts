// A table in the terminal: bold headings and room between the columns, no lines.
import Table from 'cli-table3';
import type { Column, Row } from './column.ts';
import type { Style } from './shell.ts';

/** Without a newline after the last line. */
export const drawTable = (columns: readonly Column[], rows: readonly Row[], style: Style): string => {
  const table = new Table({
    chars: NO_LINES,
    colAligns: columns.map(({ align }) => align ?? 'left'),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  });
  table.push(columns.map(({ title }) => style('bold', title)));
  for (const row of rows) table.push(columns.map((column) => shown(column, row)));
  return table.toString().replace(/ +$/gm, '');
};

const shown = ({ key, show = String }: Column, row: Row): string => {
  const cell = row[key] ?? null;
  return cell === null ? '–' : show(cell);
};

const PLACES = [
  'top',
  'top-mid',
  'top-left',
  'top-right',
  'bottom',
  'bottom-mid',
  'bottom-left',
  'bottom-right',
  'left',
  'left-mid',
  'mid',
  'mid-mid',
  'right',
  'right-mid',
  'middle',
];
const NO_LINES = Object.fromEntries(PLACES.map((place) => [place, '']));
