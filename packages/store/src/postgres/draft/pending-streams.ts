// Events and snapshot that one transaction appends to its stream, collected and then sent.

import type { ClientBase } from 'pg';
import { eventsChain, type Head } from '../../shared/chain.ts';
import { createEventRowWriter, type EventRow } from '../../shared/event-rows.ts';
import { SNAPSHOTS_KEPT, type Streams } from '../../shared/streams.ts';
import { prepared } from '../prepared.ts';
import { addMovementsOf, type StakeTexts, setAccountsOf } from './stake-rows.ts';

const appended = (...more: readonly string[]): string =>
  `WITH appended AS (
     INSERT INTO events (table_id, version, at, body, hash)
     SELECT $1, version, at, body, hash FROM json_populate_recordset(NULL::events, $5))${more.map((each) => `, ${each}`).join('')}
   UPDATE chains SET length = $3, hash = $4 WHERE chain = $2`;
const append = prepared(appended());
/** Appends events and writes the stakes of their tickets: one statement writes a whole accepted batch. */
const appendWithStakes = prepared(
  appended(`moved AS (${addMovementsOf('$6')})`, `paid AS (${setAccountsOf('$7')})`),
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
  readonly shelf: Pick<Streams, 'write'>;
  /** `stakes`: written by the statement of the events, if there are events. */
  readonly send: (client: ClientBase, stakes: StakeTexts | null) => readonly Promise<unknown>[];
  readonly hasEvents: () => boolean;
};

export const createPendingStreams = (table: string, before: Head): PendingStreams => {
  const events: EventRow[] = [];
  const snapshots: { version: number; state: string }[] = [];
  let head = before;

  const sendEvents = (client: ClientBase, stakes: StakeTexts | null): Promise<unknown> => {
    const values = [table, eventsChain(table), head.length, head.hash, JSON.stringify(events)] as const;
    return stakes === null
      ? append(client, ...values)
      : appendWithStakes(client, ...values, stakes.movements, stakes.accounts);
  };
  const rows = createEventRowWriter(before, (row) => events.push(row));
  return {
    shelf: {
      write: () => ({
        version: rows.version,
        append: rows.append,
        snapshot: (state) => void snapshots.push({ version: rows.flush().length, state }),
        close: () => {
          head = rows.flush();
        },
      }),
    },
    hasEvents: () => events.length > 0,
    send: (client, stakes) => [
      ...(events.length > 0 ? [sendEvents(client, stakes)] : []),
      ...snapshots.map(({ version, state }) => keep(client, table, version, state)),
      ...(snapshots.length > 0 ? [forget(client, table)] : []),
    ],
  };
};
