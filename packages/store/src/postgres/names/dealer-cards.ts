// Public names of dealers in PostgreSQL.
import type { DealerCard, DealerCards } from '../../dealer-card-store.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

export const createDealerCards = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): DealerCards => ({
  all: async () => {
    const sql = 'SELECT staff, name, portrait FROM dealer_cards';
    const found = await rows<DealerCard & { staff: string }>(pool, sql);
    return new Map(found.map(({ staff, ...card }) => [staff, card]));
  },
  of: async (staff) =>
    (await row<DealerCard>(pool, 'SELECT name, portrait FROM dealer_cards WHERE staff = $1', [staff])) ??
    null,
  set: (staff, card, entry) =>
    writeJournalled(async (client) => {
      const member = await row(client, 'SELECT 1 FROM staff WHERE staff = $1 FOR NO KEY UPDATE', [staff]);
      if (!member) return false;
      if (card) await change(client, PUT, [staff, card.name, card.portrait]);
      else await change(client, 'DELETE FROM dealer_cards WHERE staff = $1', [staff]);
      return true;
    }, entry),
});

const PUT = `INSERT INTO dealer_cards VALUES ($1, $2, $3)
  ON CONFLICT (staff) DO UPDATE SET name = $2, portrait = $3`;
