// The limit on stored refusals, in SQLite; the contract suite tests it for every store.
import { DatabaseSync } from 'node:sqlite';
import { tableId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { BEN, ticketKey } from '../../test/samples/sample.ts';
import { MOST_REFUSALS } from '../shared/refused-tickets.ts';
import { createRefusedTickets } from './refused-tickets.ts';

it('[L6] a flood of refused tickets leaves a limited number of rows, and none once the next round opens', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `CREATE TABLE tickets (patron TEXT, ticket TEXT, answer TEXT, table_id TEXT NOT NULL DEFAULT '',
       PRIMARY KEY (patron, ticket)) STRICT`,
  );
  const refused = createRefusedTickets(database);
  const [main, side] = [tableId('main'), tableId('side')];
  const answer = { accepted: false, refusal: { reason: 'betting-closed' } } as const;
  for (let n = 0; n < MOST_REFUSALS + 500; n += 1)
    refused.remember(main, ticketKey(BEN, `flood-ticket-${n}`), answer);
  refused.remember(side, ticketKey(BEN, 'side-ticket'), answer);
  const rows = () => database.prepare('SELECT count(*) AS n FROM tickets').get()?.n;
  expect(rows()).toBe(MOST_REFUSALS + 1);
  expect(refused.answer(ticketKey(BEN, 'flood-ticket-0'))).toEqual(answer);
  expect(refused.answer(ticketKey(BEN, `flood-ticket-${MOST_REFUSALS}`))).toBeNull();
  refused.forget(main);
  expect(rows()).toBe(1);
});
