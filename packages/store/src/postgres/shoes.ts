// Reads shoes: encrypted while in play; archived, with proofs, after their end. [S3] [F2] [F3]

import type { ShoeId, TableId } from '@punto/table/ids';
import type { ArchivedShoe } from '@punto/table/records/archive';
import { pageLater } from '../page.ts';
import { unpackShoe } from '../shared/opened-shoes.ts';
import { SPENT_SHOES } from '../shared/restores/restore-sql.ts';
import type { EncryptedShoe, Store } from '../store.ts';
import { type Queryable, row, rows } from './typed-queries.ts';

type EncryptedRow = { readonly shoe: ShoeId; readonly table_id: TableId; readonly sealed: Uint8Array };

export const createShoes = (
  pool: Queryable,
): Pick<Store, 'encryptedShoe' | 'encryptedShoes' | 'shoes' | 'shoe' | 'openedShoe' | 'spentShoes'> => ({
  encryptedShoe: async (shoe) => {
    const found = await row<EncryptedRow>(
      pool,
      'SELECT shoe, table_id, sealed FROM sealed_shoes WHERE shoe = $1',
      [shoe],
    );
    return found ? encryptedOf(found) : null;
  },
  encryptedShoes: async () =>
    (await rows<EncryptedRow>(pool, 'SELECT shoe, table_id, sealed FROM sealed_shoes ORDER BY shoe')).map(
      encryptedOf,
    ),
  shoes: (table, page) =>
    pageLater(
      page,
      (below, most) =>
        rows<{ line: number; body: string }>(
          pool,
          `SELECT number AS line, body FROM shoe_archive
            WHERE table_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3`,
          [table, below, most],
        ),
      (found): ArchivedShoe => JSON.parse(found.body),
    ),
  shoe: async (table, number) => {
    const found = await row<{ body: string }>(
      pool,
      'SELECT body FROM shoe_archive WHERE table_id = $1 AND number = $2',
      [table, number],
    );
    return found ? JSON.parse(found.body) : null;
  },
  openedShoe: async (table, number) => {
    const found = await row<{ body: Uint8Array }>(
      pool,
      'SELECT body FROM opened_shoes WHERE table_id = $1 AND number = $2',
      [table, number],
    );
    return found ? unpackShoe(found.body) : null;
  },
  spentShoes: async () => (await row<{ number: number }>(pool, SPENT_SHOES))?.number ?? 0,
});

const encryptedOf = ({ shoe, table_id, sealed }: EncryptedRow): EncryptedShoe => ({
  shoe,
  table: table_id,
  encrypted: sealed,
});
