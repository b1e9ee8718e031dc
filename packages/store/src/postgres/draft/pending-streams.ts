// Events and snapshot that one transaction appends to its stream, collected and then sent.

import { version } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { eventsChain, type Head, linkHash } from '../../shared/chain.ts';
import { SNAPSHOTS_KEPT, type StreamPen, type Streams } from '../../shared/streams.ts';
import { prepared } from '../prepared.ts';

const append = prepared(
  `WITH appended AS (
     INSERT INTO events (table_id, version, at, body, hash)
     SELECT $1, version, at, body, hash FROM json_populate_recordset(NULL::events, $5))
   UPDATE chains SET length = $3, hash = $4 WHERE chain = $2`,
);
const keep = prepared(
  `INSERT INTO snapshots (table_id, version, state) VALUES ($1, $2, $3)
     ON CONFLICT (table_id, version) DO UPDATE SET state = EXCLUDED.state`,
);
const forget = prepared(
  `DELETE FROM snapshots WHERE table_id = $1 AND version NOT IN
     (SELECT version FROM snapshots WHERE table_id = $1 ORDER BY version DESC LIMIT ${SNAPSHOTS_KEPT})`,
);

export type PendingStreams = {
  readonly shelf: Pick<Streams, 'write' | 'snapshot'>;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingStreams = (table: string, before: Head): PendingStreams => {
  const events: { version: number; at: number; body: string; hash: string }[] = [];
  const snapshots: { version: number; state: string }[] = [];
  let head = before;

  const pen: StreamPen = {
    version: () => version(head.length),
    append: (event) => {
      const body = JSON.stringify(event);
      const length = head.length + 1;
      head = { length, hash: linkHash(head.hash, length, body) };
      events.push({ version: length, at: event.at, body, hash: head.hash });
    },
    close: () => {},
  };

  return {
    shelf: {
      write: () => pen,
      snapshot: (_, at, state) => void snapshots.push({ version: at, state }),
    },
    send: (client) => [
      ...(events.length > 0
        ? [append(client, table, eventsChain(table), head.length, head.hash, JSON.stringify(events))]
        : []),
      ...snapshots.map(({ version, state }) => keep(client, table, version, state)),
      ...(snapshots.length > 0 ? [forget(client, table)] : []),
    ],
  };
};
