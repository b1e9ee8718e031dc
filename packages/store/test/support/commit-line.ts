// A proxy to a PostgreSQL server that interferes with a commit, as a frozen process or a broken network does: held, the
// commit never arrives; cut, it arrives and its answer is lost.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The end of the statement COMMIT, and of the server's answer to it (Query and CommandComplete of PostgreSQL's protocol 3.0). */
const COMMIT = 'COMMIT\0';

export type CommitLine = {
  /** Address of the same database through this proxy. */
  readonly address: string;
  /** The fault of the next commit. */
  readonly next: (fate: 'passes' | 'held' | 'cut') => void;
  readonly close: () => void;
};

export const createCommitLine = async (database: string): Promise<CommitLine> => {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  let fate: Parameters<CommitLine['next']>[0] = 'passes';

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isHeld = false;
    /** What the server answered since the commit that is cut; undefined while none is. */
    let answered: string | undefined;
    near.on('data', (bytes) => {
      if (bytes.includes(COMMIT) && fate !== 'passes') {
        if (fate === 'held') isHeld = true;
        else answered = '';
        fate = 'passes';
      }
      if (!isHeld) far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (answered === undefined) {
        near.write(bytes);
        return;
      }
      // Earlier statements of the same write are answered first. A connection that closes before the server has answered
      // COMMIT may abort the transaction.
      answered += String(bytes);
      if (answered.includes(COMMIT)) near.destroy();
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const address = new URL(database);
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.href,
    next: (each) => {
      fate = each;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
