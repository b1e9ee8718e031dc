// Fills in the definitions of bets from the setups in the events of an older database.
import type { DatabaseSync } from 'node:sqlite';
import { definitionsIn } from '../../shared/bets/definitions.ts';
import { createDefinitions } from '../bets/definitions.ts';
import { query } from '../typed-queries.ts';

const SETUPS = `SELECT body FROM events
                 WHERE (body GLOB '*"type":"TableOpened"*' OR body GLOB '*"type":"SetupChanged"*') AND body GLOB '*"bets":*'
                 ORDER BY table_id, version`;

export const fillDefinitions = (database: DatabaseSync): void => {
  const definitions = createDefinitions(database);
  for (const { body } of query<{ body: string }>(database, SETUPS).iterate())
    definitions.keep(definitionsIn(JSON.parse(body)));
};
