// Faults in the client and in the words of refusals.
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
    rule: 'L5',
    does: 'a stake above the maximum is answered with the minimum’s words',
    file: `${SRC}/words.ts`,
    from: '`At most $',
    to: '`At least $',
    near: near('words'),
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
