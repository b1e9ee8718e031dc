// A free port of this machine, for a server that is started a moment later. It is below the ephemeral ports of Linux (32,768 and up): any
// connection that some process opens in that moment could get one of these.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 12_000;
const LAST = 32_000;
const TRIES = 50;

export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`${TRIES} random ports from ${FIRST} to ${LAST} are all in use`);
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (fault: NodeJS.ErrnoException) =>
      fault.code === 'EADDRINUSE' ? resolve(false) : reject(fault),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
