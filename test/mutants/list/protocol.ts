// Faults in the client.
import type { Mutant } from '../mutant.ts';

const SRC = 'packages/protocol/src';
const near = (...tests: readonly string[]): readonly string[] =>
  tests.map((test) => `${SRC}/${test}.test.ts`);

export const PROTOCOL: readonly Mutant[] = [
  {
    rule: 'L6',
    does: 'a ticket that was on the wire when the link broke is said to have failed',
    file: `${SRC}/client/tickets.ts`,
    from: '        each.doubtful ||= each.sent;\n',
    to: '',
    near: near('client/tickets'),
  },
  {
    rule: 'L7',
    does: 'a patron with stakes on a felt gets a top-up',
    file: `${SRC}/broke.ts`,
    from: ' && account.inPlay.length === 0',
    to: '',
    near: near('broke'),
  },
  {
    rule: 'T1',
    does: 'the server’s clock is taken to be as late as the way there and back',
    file: `${SRC}/client/server-clock.ts`,
    from: 'serverNow - (sent + receivedAt) / 2',
    to: 'serverNow - sent',
    near: near('client/server-clock'),
  },
];
