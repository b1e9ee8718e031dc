// The encrypted shoes in SQLite; only `shoes/shoe-encryption.ts` can read their content. [F3]

import type { DatabaseSync } from 'node:sqlite';
import type { ShoeId, TableId } from '@punto/table/ids';
import type { EncryptedShoes } from '../shared/encrypted-shoes.ts';
import type { EncryptedShoe } from '../store.ts';
import { query } from './typed-queries.ts';

export const createEncryptedShoes = (database: DatabaseSync): EncryptedShoes => {
  const insert = query(database, 'INSERT INTO sealed_shoes (shoe, table_id, sealed) VALUES (?, ?, ?)');
  const remove = query(database, 'DELETE FROM sealed_shoes WHERE shoe = ?');
  type Row = { shoe: ShoeId; table_id: TableId; sealed: Uint8Array };
  const select = query<Row>(database, 'SELECT shoe, table_id, sealed FROM sealed_shoes WHERE shoe = ?');
  const everyone = query<Row>(database, 'SELECT shoe, table_id, sealed FROM sealed_shoes ORDER BY shoe');
  const read = ({ shoe, table_id, sealed }: Row): EncryptedShoe => ({
    shoe,
    table: table_id,
    encrypted: sealed,
  });
  return {
    keep: ({ shoe, table, encrypted }) => void insert.run(shoe, table, encrypted),
    forget: (shoe) => void remove.run(shoe),
    find: (shoe) => {
      const row = select.get(shoe);
      return row ? read(row) : null;
    },
    all: () => everyone.all().map(read),
  };
};
