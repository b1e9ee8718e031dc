// Appends entries to the staff journal, chained by hash. The journal's row in `chains` stays locked until COMMIT and is
// always the last lock a transaction takes, so its owner never waits for another lock.

import type { JournalEntry } from '../../journal-entry.ts';
import { chainStart, type Head, JOURNAL_CHAIN, linkHash } from '../../shared/chain.ts';
import { change, type Queryable, row } from '../typed-queries.ts';

export const journal = {
  append: async (client: Queryable, ...entries: readonly JournalEntry[]): Promise<void> => {
    if (entries.length === 0) return;
    let head = await heldHead(client);
    const links = entries.map((entry) => {
      const [number, body, previous] = [head.length + 1, JSON.stringify(entry), head.hash];
      head = { length: number, hash: linkHash(previous, number, body) };
      return { ...head, body, previous, table: entry.table };
    });
    await change(
      client,
      `WITH written AS (
         INSERT INTO journal (number, body, previous, hash, table_id)
         SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]))
       UPDATE chains SET length = $6, hash = $7 WHERE chain = '${JOURNAL_CHAIN}'`,
      [
        ...(['length', 'body', 'previous', 'hash', 'table'] as const).map((key) =>
          links.map((link) => link[key]),
        ),
        ...[head.length, head.hash],
      ],
    );
  },
};

const HEAD = `SELECT length, hash FROM chains WHERE chain = '${JOURNAL_CHAIN}' FOR UPDATE`;

const heldHead = async (client: Queryable): Promise<Head> => {
  const found = await row<Head>(client, HEAD);
  if (found) return found;
  // The first entry of the journal. A concurrent transaction inserting the same row is waited for here.
  const { length, hash } = chainStart(JOURNAL_CHAIN);
  const values = [JOURNAL_CHAIN, length, hash];
  await change(
    client,
    'INSERT INTO chains (chain, length, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values,
  );
  const begun = await row<Head>(client, HEAD);
  if (!begun) throw new Error('the journal has no chain');
  return begun;
};
