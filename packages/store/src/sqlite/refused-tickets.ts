// Refusals of tickets, so that the same ticket sent again in its round gets the same answer. The answer to an accepted
// ticket is stored with its stake. A ticket names its round, so one for a past round is always `betting-closed`:
// refusals are deleted when the next round opens. Their number per round is limited; a refused ticket beyond the limit
// that is sent again is decided again. All are held in memory, since every ticket asks and only this process writes. [L6]

import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@punto/table/ids';
import { MOST_REFUSALS, type RefusedTickets, refusalName } from '../shared/refused-tickets.ts';
import type { TicketAnswer, TicketKey } from '../store.ts';
import { query } from './typed-queries.ts';

type RefusalCache = {
  readonly answers: Map<string, TicketAnswer>;
  /** The keys of the refusals of each table. */
  readonly ofTable: Map<TableId, Set<string>>;
};

export const createRefusedTickets = (
  database: DatabaseSync,
): RefusedTickets & {
  /** Call after a rollback: the cache is read again. */
  readonly drop: () => void;
} => {
  const all = query<{ table_id: TableId; answer: string } & Pick<TicketKey, 'patron' | 'ticket'>>(
    database,
    'SELECT table_id, patron, ticket, answer FROM tickets',
  );
  const insert = query(
    database,
    'INSERT INTO tickets (table_id, patron, ticket, answer) VALUES (?, ?, ?, ?)',
  );
  const remove = query(database, 'DELETE FROM tickets WHERE table_id = ?');
  let held: RefusalCache | null = null;

  const read = (): RefusalCache => {
    const read: RefusalCache = { answers: new Map(), ofTable: new Map() };
    for (const { table_id, answer, ...key } of all.all())
      add(read, table_id, refusalName(key), JSON.parse(answer));
    return read;
  };

  const now = (): RefusalCache => {
    held ??= read();
    return held;
  };

  return {
    answer: (key) => {
      const { answers } = now();
      return answers.size === 0 ? null : (answers.get(refusalName(key)) ?? null);
    },
    remember: (table, key, answer) => {
      const known = now();
      if ((known.ofTable.get(table)?.size ?? 0) >= MOST_REFUSALS) return;
      insert.run(table, key.patron, key.ticket, JSON.stringify(answer));
      add(known, table, refusalName(key), answer);
    },
    forget: (table) => {
      const { answers, ofTable } = now();
      const names = ofTable.get(table);
      if (!names) return;
      remove.run(table);
      for (const name of names) answers.delete(name);
      ofTable.delete(table);
    },
    drop: () => {
      held = null;
    },
  };
};

const add = (
  { answers, ofTable }: RefusalCache,
  table: TableId,
  name: string,
  answer: TicketAnswer,
): void => {
  answers.set(name, answer);
  const names = ofTable.get(table);
  if (names) names.add(name);
  else ofTable.set(table, new Set([name]));
};
