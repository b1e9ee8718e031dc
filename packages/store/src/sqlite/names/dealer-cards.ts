// Public names of dealers in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { DealerCard, DealerCards } from '../../dealer-card-store.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createDealerCards = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): DealerCards => {
  const all = query<DealerCard & { staff: string }>(
    database,
    'SELECT staff, name, portrait FROM dealer_cards',
  );
  const one = query<DealerCard>(database, 'SELECT name, portrait FROM dealer_cards WHERE staff = ?');
  const isMember = query(database, 'SELECT 1 FROM staff WHERE staff = ?');
  const replace = query(database, 'INSERT OR REPLACE INTO dealer_cards VALUES (?, ?, ?)');
  const remove = query(database, 'DELETE FROM dealer_cards WHERE staff = ?');
  return {
    all: async () => new Map(all.all().map(({ staff, ...card }) => [staff, card])),
    of: async (staff) => {
      const found = one.get(staff);
      return found ? { ...found } : null;
    },
    set: (staff, card, entry) =>
      writeJournalled(() => {
        if (isMember.get(staff) === undefined) return false;
        if (card) replace.run(staff, card.name, card.portrait);
        else remove.run(staff);
        return true;
      }, entry),
  };
};
