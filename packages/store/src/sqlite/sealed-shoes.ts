// The encrypted shoes in SQLite; only `shoes/shoe-encryption.ts` can read their content. [F3]

import type { DatabaseSync } from 'node:sqlite';
import type { ShoeId, TableId } from '@punto/table/ids';
import type { SealedShoes } from '../shared/sealed-shoes.ts';
import type { SealedShoe } from '../store.ts';
import { query } from './query.ts';

export const createSealedShoes = (database: DatabaseSync): SealedShoes => {
  const insert = query(database, 'INSERT INTO sealed_shoes (shoe, table_id, sealed) VALUES (?, ?, ?)');
  const remove = query(database, 'DELETE FROM sealed_shoes WHERE shoe = ?');
  type Row = { shoe: ShoeId; table_id: TableId; sealed: Uint8Array };
  const select = query<Row>(database, 'SELECT shoe, table_id, sealed FROM sealed_shoes WHERE shoe = ?');
  const everyone = query<Row>(database, 'SELECT shoe, table_id, sealed FROM sealed_shoes ORDER BY shoe');
  const read = ({ shoe, table_id, sealed }: Row): SealedShoe => ({ shoe, table: table_id, sealed });
  return {
    keep: ({ shoe, table, sealed }) => void insert.run(shoe, table, sealed),
    forget: (shoe) => void remove.run(shoe),
    find: (shoe) => {
      const row = select.get(shoe);
      return row ? read(row) : null;
    },
    all: () => everyone.all().map(read),
  };
};
