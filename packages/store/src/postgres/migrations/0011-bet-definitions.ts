// Fills in the definitions of bets from the setups in the events of an older database, some at a time.
import type { PoolClient } from 'pg';
import { definitionsIn } from '../../shared/bets/definitions.ts';
import { KEEP_DEFINITIONS } from '../bets/definitions.ts';
import { change, rows } from '../typed-queries.ts';

/** A setup with many bets has some 20 kB. */
const SOME = 500;

const SETUPS = `SELECT table_id, version, body FROM events
                 WHERE (table_id, version) > ($1, $2)
                   AND (body LIKE '%"type":"TableOpened"%' OR body LIKE '%"type":"SetupChanged"%') AND body LIKE '%"bets":%'
                 ORDER BY table_id, version LIMIT ${SOME}`;

type Row = { readonly table_id: string; readonly version: number; readonly body: string };

export const fillDefinitions = async (client: PoolClient): Promise<void> => {
  for (let last = { table_id: '', version: 0 }; ; ) {
    const some = await rows<Row>(client, SETUPS, [last.table_id, last.version]);
    for (const { body } of some) {
      const found = definitionsIn(JSON.parse(body));
      const bodies = found.map(({ bet }) => JSON.stringify(bet));
      await change(client, KEEP_DEFINITIONS, [found.map(({ hash }) => hash), bodies]);
    }
    const end = some.at(-1);
    if (end === undefined) return;
    last = end;
  }
};
