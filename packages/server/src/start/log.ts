// The server's log: lines of JSON, or pretty ones on a terminal. Whatever a line is about goes by the same names
// everywhere: `table`, `shoe`, `round`, `ticket`, `patron`, `reqId`. A patron is told by the id, which opens nothing; an
// address only where it may have to be kept out. No line has a card, and what opens anything is struck out should it
// ever be passed whole. What each level is for is in docs/guides/operating.md.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

const SECRETS = ['cookie', 'set-cookie', 'authorization', 'token', 'password', 'code', 'secret', 'shoeKey'];
/** Where they stand when a request, a body or an answer is passed. */
const WHERE = ['', 'body.', 'headers.', 'req.headers.'];

/** `to`: the standard output, unless a test reads along. */
export const createLog = (level: string, terminal: boolean, to?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    redact: SECRETS.flatMap((name) => WHERE.map((where) => pathOf(where, name))),
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    ...(terminal ? { transport: { target: 'pino-pretty', options: { ignore: 'pid' } } } : {}),
  };
  return to ? pino(options, to) : pino(options);
};

const pathOf = (where: string, name: string): string =>
  /^\w+$/.test(name) ? `${where}${name}` : `${where.replace(/\.$/, '')}["${name}"]`;
