// Rows of simulated shoes by columns, filled in by a visit of the shoes and emptied when they are written.
import type { ShoeVisitor } from '@punto/engine/simulate/deal';

export type DataColumn = {
  readonly name: string;
  /** The type in Parquet. */
  readonly type: 'INT32' | 'INT64' | 'DOUBLE' | 'BOOLEAN' | 'STRING';
  /** May be longer than the number of rows: values behind them are left from an earlier batch. */
  readonly data: (number | bigint | boolean | string | null)[];
  readonly nullable: boolean;
};

export type DataRows = {
  readonly columns: readonly DataColumn[];
  readonly visitor: ShoeVisitor;
  readonly count: () => number;
  /** Forgets the rows. */
  readonly clear: () => void;
};

export const dataColumn = (name: string, type: DataColumn['type'], nullable = false): DataColumn => ({
  name,
  type,
  data: [],
  nullable,
});
