// The error a patron gets when a table does not answer, and its text.
import type { ProtocolError } from '@punto/protocol/message';
import type { NoReply } from '../broker/broker.ts';

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
