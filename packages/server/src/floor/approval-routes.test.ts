// A correction whose table stops answering between the preview and the duty.
import { minor } from '@punto/engine/minor';
import type { ApprovalQuestion } from '@punto/store/approval-store';
import { afterEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import type { TableReply } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';

let server: TestServer;
afterEach(() => server.close());

it.each([
  [
    'unanswered',
    'is reported neither as done nor as not done',
    'The correction is approved, but the table did not answer: check the round, and request the correction again if it was not made.',
  ],
  [
    'cannot-record',
    'is reported as not done',
    'The correction is approved, but the disk is full or fails: nothing was done. Request the correction again when the disk works.',
  ],
] as const)('[T6] an approved correction without a reply (%s) %s', async (reason, _, message) => {
  const broker = createInProcessBroker(() => undefined);
  const silent: TableReply = { type: 'no-reply', reason };
  server = await createTestServer({
    broker: {
      ...broker,
      ask: async (_, request) =>
        request.type === 'duty' && request.preview
          ? { type: 'duty', refusal: null, corrections: [] }
          : silent,
    },
  });
  const [sara, tom] = [
    await server.staff('supervisor', 'Sara'),
    await server.staff('supervisor', 'Tom', true),
  ];
  const question: ApprovalQuestion = {
    ...{ id: 'approval-1', at: 1, askedBy: { id: sara.id, name: sara.name }, role: 'supervisor' },
    ...{ table: server.one.table, corrections: [], totalMinor: minor(0) },
    duty: { duty: 'void-round', shoe: 1, round: 1, reason: 'a card was exposed', approvedBy: null },
  };
  await server.store.approvals.ask(question);
  const approve = () =>
    server.app.http.inject({
      ...{ method: 'POST', url: '/api/floor/approvals/approval-1/approve', headers: { cookie: tom.cookie } },
    });
  const answer = await approve();
  expect([answer.statusCode, answer.json().message]).toEqual([503, message]);
  expect((await approve()).json().error).toBe('conflict');
});
