// Definitions of bets in SQLite, by their hash; rows are never changed or deleted. [B]
import type { DatabaseSync } from 'node:sqlite';
import { type Definitions, readDefinition } from '../../shared/bets/definitions.ts';
import { query } from '../typed-queries.ts';

export const createDefinitions = (database: DatabaseSync): Definitions => {
  const insert = query(
    database,
    'INSERT INTO bet_definitions (hash, body) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING',
  );
  const select = query<{ body: string }>(database, 'SELECT body FROM bet_definitions WHERE hash = ?');
  return {
    keep: (bets) => {
      for (const { hash, bet } of bets) insert.run(hash, JSON.stringify(bet));
    },
    find: (hash) => {
      const row = select.get(hash);
      return row ? readDefinition(hash, row.body) : null;
    },
  };
};
