// Proofs of ended shoes in SQLite, never deleted, so that any patron can check a shoe at any later time. Stored
// compressed: nonces do not compress, but their hexadecimal text does. [F2]

import type { DatabaseSync } from 'node:sqlite';
import { type OpenedShoes, packShoe, unpackShoe } from '../shared/opened-shoes.ts';
import { query } from './typed-queries.ts';

export const createOpenedShoes = (database: DatabaseSync): OpenedShoes => {
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
