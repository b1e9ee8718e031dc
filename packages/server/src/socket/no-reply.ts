// The error, with its text, that a patron receives when a table does not answer.
import type { ProtocolError } from '@punto/protocol/message';
import type { NoReply } from '../broker/broker.ts';

/** Acts are not resent automatically, unlike tickets: the patron must know whether they were done. */
export const ACT_NO_REPLY: Readonly<Partial<Record<NoReply['reason'], string>>> = {
  'cannot-record': 'The house cannot record anything just now: nothing was done. Try again in a moment.',
  unanswered: 'The answer of the table was lost: check the table before you repeat this.',
};

export const NO_REPLY = {
  busy: ['busy', 'The table is very busy. Try again in a moment.'],
  'cannot-record': [
    'cannot-record',
    'The house cannot record stakes just now. What you have is safe; try again in a moment.',
  ],
  stopped: ['table-stopped', 'The table has stopped. What is staked on it is kept until it plays again.'],
  'no-such-table': ['no-such-table', 'There is no such table.'],
  unanswered: ['busy', 'The table did not answer in time. Try again in a moment.'],
} as const satisfies Record<NoReply['reason'], readonly [ProtocolError, string]>;
