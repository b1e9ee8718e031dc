// Refuses a WebSocket upgrade with a plain HTTP response in the API's error shape. Node no longer manages such a
// connection, so it is closed here, whether or not the client does.
import type { Duplex } from 'node:stream';
import { STATUS_CODES } from './node-http.ts';
import { answerOf, type Problem, statusOf } from './problem.ts';

export const refuseUpgrade = (wire: Duplex, problem: Problem): void => {
  const status = statusOf(problem.code);
  const body = JSON.stringify(answerOf(problem));
  wire.once('finish', () => wire.destroy());
  wire.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
};
