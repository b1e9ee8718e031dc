// The server's log: lines of JSON, or pretty ones on a terminal. Requests are logged without their headers,
// and what carries a session is struck out wherever it might be passed whole.
import { type Logger, pino } from 'pino';

const SECRETS = ['req.headers.cookie', 'headers.cookie', 'cookie', 'token', 'shoeKey'];

export const createLog = (level: string, terminal: boolean): Logger =>
  pino({
    level,
    redact: SECRETS,
    ...(terminal ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } } : {}),
  });
