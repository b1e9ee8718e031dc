// A ticket resent after a broken connection may be answered after its round was settled. (torture seed 40)
import { minor } from '@punto/engine/minor';
import { exampleRound } from '@punto/protocol/test/support/example-view';
import { version } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket, type TestSocket } from '../../test/support/test-socket.ts';
import { SOCKET_LIMITS } from './socket-limits.ts';

let server: TestServer;
let socket: TestSocket;
beforeEach(async () => {
  server = await createTestServer();
  const { cookie } = await server.enter();
  socket = await openTestSocket(await server.listen(), { cookie });
  await socket.next('welcome');
  socket.send({ type: 'watch-table', table: 'one' });
  await socket.next('snapshot');
  server.one.answerTickets({
    type: 'ticket',
    answer: { accepted: true, version: version(11) },
    own: {
      ...{ version: version(11), shoe: 1, round: 1, mode: 'traditional', bets: { player: minor(500) } },
      ...{ seat: null, squeezes: [], squeezed: null },
    },
    availableMinor: minor(999_500),
  });
});
afterEach(() => server.close());

/** Number of account messages after the ticket's answer. */
const accountsAfterTicket = async (): Promise<number> => {
  socket.send({
    ...{ type: 'place-ticket', table: 'one', ticket: 'ticket-0001', shoe: 1, round: 1, mode: 'traditional' },
    bets: [{ option: 'player', stakeMinor: 500 }],
  });
  await socket.next('ticket-accepted');
  server.clock.advance(SOCKET_LIMITS.accountMs);
  await new Promise((resolve) => setImmediate(resolve));
  return (await socket.sync()).filter(({ type }) => type === 'account').length;
};

it('[L6] sends the account again after an answer to a ticket whose round is over', async () => {
  server.one.change({ phase: 'settled' });
  server.clock.advance(SOCKET_LIMITS.flushMs);
  expect(await accountsAfterTicket()).toBe(1);
});

it('[L6] sends it again too when the next round is open already', async () => {
  server.one.change({ phase: 'betting', round: exampleRound(2) });
  server.clock.advance(SOCKET_LIMITS.flushMs);
  expect(await accountsAfterTicket()).toBe(1);
});

it('[L6] does not while the round is open: the answer has the stakes in play', async () => {
  expect(await accountsAfterTicket()).toBe(0);
});
