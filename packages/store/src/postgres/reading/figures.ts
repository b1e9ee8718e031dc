// Reads the daily figures.
import { type LineRow, lineOf, linesSql } from '../../shared/figures.ts';
import type { Store } from '../../store.ts';
import { type Queryable, rows } from '../typed-queries.ts';

export const createFigures =
  (pool: Queryable): Store['figures'] =>
  async ({ from, to, by }) =>
    (await rows<LineRow>(pool, linesSql(by, ['$1', '$2']), [from, to])).map(lineOf);
