// Compares the stored definitions of bets with the setups in the streams: each definition that a table has or had is stored under
// its hash, with the text of one of the setups, and there are no others. [B]
import type { DatabaseSync } from 'node:sqlite';
import type { TableEvent } from '@punto/table/event';
import { definitionsIn } from '../shared/bets/definitions.ts';
import { query } from '../sqlite/typed-queries.ts';

export const createDefinitionCheck = () => {
  /** By hash, every text of the definition in a setup: names and sources may differ. */
  const defined = new Map<string, Set<string>>();
  return {
    follow: (event: TableEvent): void => {
      for (const { hash, bet } of definitionsIn(event)) {
        const texts = defined.get(hash) ?? new Set();
        defined.set(hash, texts.add(JSON.stringify(bet)));
      }
    },
    faults: (database: DatabaseSync): readonly string[] => {
      const rows = query<{ hash: string; body: string }>(
        database,
        'SELECT hash, body FROM bet_definitions ORDER BY hash',
      ).all();
      const stored = new Set(rows.map(({ hash }) => hash));
      const missing = [...defined.keys()].filter((hash) => !stored.has(hash)).sort();
      return [
        ...rows.flatMap(({ hash, body }) => rowFault(hash, body, defined.get(hash))),
        ...missing.map(
          (hash) => `the bet with the hash ${hash} is in the events, and its definition is not stored`,
        ),
      ];
    },
  };
};

const rowFault = (hash: string, body: string, texts: ReadonlySet<string> | undefined): readonly string[] => {
  if (texts === undefined) return [`the definition ${hash} is stored, and no table has or had it`];
  return texts.has(body) ? [] : [`the definition ${hash} is stored with a text that no event has`];
};
