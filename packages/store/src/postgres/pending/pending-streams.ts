// Events and snapshots that transactions append to their streams, collected and then sent: the events of several tables, with
// the stakes of their tickets, in one statement.

import type { ClientBase } from 'pg';
import { eventsChain, type Head } from '../../shared/chain.ts';
import { createEventRowWriter, type EventRow } from '../../shared/event-rows.ts';
import { SNAPSHOTS_KEPT, type Streams } from '../../shared/streams.ts';
import { prepared } from '../prepared-statements.ts';
import { addMovementsOf, addPostings, type StakeRows, setAccountsOf } from './stake-rows.ts';

const appended = (...more: readonly string[]): string =>
  `WITH appended AS (
     INSERT INTO events (table_id, version, at, body, hash)
     SELECT table_id, version, at, body, hash FROM json_populate_recordset(NULL::events, $2))${more.map((each) => `, ${each}`).join('')}
   UPDATE chains SET length = new.length, hash = new.hash
     FROM json_populate_recordset(NULL::chains, $1) AS new WHERE chains.chain = new.chain`;
const append = prepared(appended());
/** Appends events and writes the stakes of their tickets: one statement writes whole accepted batches. */
const appendWithStakes = prepared(
  appended(`moved AS (${addMovementsOf('$3')})`, `paid AS (${setAccountsOf('$4')})`),
);
const keep = prepared(
  `INSERT INTO snapshots (table_id, version, state) VALUES ($1, $2, $3)
     ON CONFLICT (table_id, version) DO UPDATE SET state = EXCLUDED.state`,
);
const forget = prepared(
  `DELETE FROM snapshots WHERE table_id = $1 AND version NOT IN
     (SELECT version FROM snapshots WHERE table_id = $1 ORDER BY version DESC LIMIT ${SNAPSHOTS_KEPT})`,
);

/** The new rows of a stream, and the new end of its chain. */
export type AppendedEvents = {
  readonly chain: Head & { readonly chain: string };
  readonly events: readonly (EventRow & { readonly table_id: string })[];
};

export type PendingStreams = {
  readonly store: Pick<Streams, 'write'>;
  /** `null`: no event was appended. */
  readonly appended: () => AppendedEvents | null;
  /** Sent behind the events. */
  readonly sendSnapshots: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingStreams = (table: string, before: Head): PendingStreams => {
  const events: (EventRow & { readonly table_id: string })[] = [];
  const snapshots: { version: number; state: string }[] = [];
  let head = before;

  const rows = createEventRowWriter(before, (row) => events.push({ table_id: table, ...row }));
  return {
    store: {
      write: () => ({
        version: rows.version,
        append: rows.append,
        snapshot: (state) => void snapshots.push({ version: rows.flush().length, state }),
        close: () => {
          head = rows.flush();
        },
      }),
    },
    appended: () => (events.length === 0 ? null : { chain: { chain: eventsChain(table), ...head }, events }),
    sendSnapshots: (client) => [
      ...snapshots.map(({ version, state }) => keep(client, table, version, state)),
      ...(snapshots.length > 0 ? [forget(client, table)] : []),
    ],
  };
};

/** Sends the events of all requests, with their stakes, in one statement, and in another the postings of those stakes. */
export const sendEvents = (
  client: ClientBase,
  appended: readonly AppendedEvents[],
  stakes: readonly StakeRows[],
): readonly Promise<unknown>[] => {
  if (appended.length === 0) return [];
  const values = [
    JSON.stringify(appended.map(({ chain }) => chain)),
    JSON.stringify(appended.flatMap(({ events }) => events)),
  ] as const;
  if (stakes.length === 0) return [append(client, ...values)];
  const movements = JSON.stringify(stakes.flatMap((each) => each.movements));
  const accounts = JSON.stringify(stakes.flatMap((each) => each.accounts));
  const sent = appendWithStakes(client, ...values, movements, accounts);
  const postings = stakes.flatMap((each) => each.postings);
  return postings.length === 0 ? [sent] : [sent, addPostings(client, JSON.stringify(postings))];
};
