// Rows as CSV: a line of names, then a line for each row. Numbers, words, cards and ids of bets need no quotes.
import type { ByteFile } from '../../shell.ts';
import type { DataRows } from './data-rows.ts';
import type { RowFile } from './row-file.ts';

export const csvRows = (file: ByteFile, { columns, count }: DataRows): RowFile => {
  const encoder = new TextEncoder();
  const head = `${columns.map(({ name }) => name).join(',')}\n`;
  let begun = false;
  const put = async (lines: string): Promise<void> => {
    await file.write(encoder.encode(begun ? lines : head + lines));
    begun = true;
  };
  return {
    write: async () => {
      const lines = Array.from(
        { length: count() },
        (_, row) => `${columns.map(({ data }) => data[row]).join(',')}\n`,
      );
      await put(lines.join(''));
    },
    finish: async () => {
      if (!begun) await put('');
      await file.close();
    },
  };
};
