// Ended shoes opened whole, kept for good so that whoever was bound to one can always check it. Nonces do not
// compress, but their hexadecimal text does. [F2]
import type { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import type { TableId } from '@punto/table/ids';
import { query } from './query.ts';

export type OpenedShoes = {
  /** Throws when the table's shoe is there already: a shoe ends once. */
  readonly keep: (table: TableId, shoe: OpenedShoe) => void;
  readonly find: (table: TableId, number: number) => OpenedShoe | null;
};

export const openOpenedShoes = (database: DatabaseSync): OpenedShoes => {
  const insert = query(database, 'INSERT INTO opened_shoes (table_id, number, body) VALUES (?, ?, ?)');
  const select = query<{ body: Uint8Array }>(
    database,
    'SELECT body FROM opened_shoes WHERE table_id = ? AND number = ?',
  );
  return {
    keep: (table, shoe) => void insert.run(table, shoe.seal.number, packShoe(shoe)),
    find: (table, number) => {
      const row = select.get(table, number);
      return row ? unpackShoe(row.body) : null;
    },
  };
};

export const packShoe = (shoe: OpenedShoe): Uint8Array => deflateRawSync(JSON.stringify(shoe));
export const unpackShoe = (body: Uint8Array): OpenedShoe => JSON.parse(inflateRawSync(body).toString());
