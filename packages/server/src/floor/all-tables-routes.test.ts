// A table that does not answer does not block the others: it is named, and the request can be repeated. [T5]
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('[T5] a table that does not answer is named with the reason, and reached when the request is repeated', async () => {
  const { cookie } = await server.staff('supervisor', 'Sara');
  const closeAll = async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: FLOOR_TABLE_PATHS.closeAll,
      headers: { cookie },
      payload: { reason: 'A fault of the cameras' },
    });
    return [answer.statusCode, answer.json().tables];
  };
  server.one.answerNothing(true);
  server.two.change({ service: 'shut' });
  const two = { table: 'two', name: 'Table two', outcome: 'already', says: null };
  expect(await closeAll()).toEqual([
    200,
    [
      {
        table: 'one',
        name: expect.any(String),
        outcome: 'not-reached',
        says: 'The table is very busy: nothing was done. Try again in a moment.',
        error: 'not-ready',
        detail: 'table-busy',
      },
      two,
    ],
  ]);

  server.one.answerNothing(false);
  server.one.change({ service: 'closing-after-round' });
  const [status, tables] = await closeAll();
  expect([status, tables]).toEqual([
    200,
    [{ table: 'one', name: 'Table one', outcome: 'already', says: null }, two],
  ]);
});
