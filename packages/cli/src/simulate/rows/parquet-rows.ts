// Rows as Parquet: each batch is a separate row group, so that memory does not grow with the run.
import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { ByteFile } from '../../shell.ts';
import type { DataColumn, DataRows } from './data-rows.ts';
import type { RowFile } from './row-file.ts';

/** `about` is kept in the file under the key `punto`. */
export const parquetRows = (file: ByteFile, { columns, count }: DataRows, about: string): RowFile => {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    schema: schemaFromColumnData({
      columnData: columns.map((column) => ({ ...sourceOf(column), data: [] })),
    }),
    createdBy: 'punto',
    kvMetadata: [{ key: 'punto', value: about }],
  });
  const drain = async (): Promise<void> => {
    await file.write(writer.getBytes());
    writer.index = 0;
  };
  return {
    write: async () => {
      const rows = count();
      for (const { data } of columns) data.length = rows;
      await parquet.write({ columnData: columns.map(sourceOf), rowGroupSize: rows });
      await drain();
    },
    finish: async () => {
      await parquet.finish();
      await drain();
      await file.close();
    },
  };
};

/** Programs skip row groups by the numbers of shoes; the smallest and largest values of other columns have no use. */
const sourceOf = (column: DataColumn): ColumnSource => ({ ...column, statistics: column.name === 'shoe' });
