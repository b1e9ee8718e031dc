// Definitions of bets in PostgreSQL, by their hash; rows are never changed or deleted. [B]

import { readDefinition } from '../../shared/bets/definitions.ts';
import type { Store } from '../../store.ts';
import { type Queryable, row } from '../typed-queries.ts';

/** A stored hash keeps its text. */
export const KEEP_DEFINITIONS = `INSERT INTO bet_definitions (hash, body)
  SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (hash) DO NOTHING`;

export const createDefinitions = (pool: Queryable): Pick<Store, 'definition'> => ({
  definition: async (hash) => {
    const found = await row<{ body: string }>(pool, 'SELECT body FROM bet_definitions WHERE hash = $1', [
      hash,
    ]);
    return found ? readDefinition(hash, found.body) : null;
  },
});
