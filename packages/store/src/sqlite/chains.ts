// Last length and hash of each hash chain, in SQLite.

import type { DatabaseSync } from 'node:sqlite';
import { type Chains, chainStart, type Head } from '../shared/chain.ts';
import { query } from './typed-queries.ts';

export const createChains = (database: DatabaseSync): Chains => {
  const select = query<Head>(database, 'SELECT length, hash FROM chains WHERE chain = ?');
  const set = query(database, 'INSERT OR REPLACE INTO chains (chain, length, hash) VALUES (?, ?, ?)');
  return {
    head: (chain) => select.get(chain) ?? chainStart(chain),
    extend: (chain, { length, hash }) => void set.run(chain, length, hash),
  };
};
