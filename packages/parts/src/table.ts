// The script `punto-table.js`: defines `<punto-table>`.
import { define } from './part.ts';
import { PuntoTable } from './table/punto-table.ts';

define('punto-table', PuntoTable);
