// A proxy before a house that cuts sockets: before it passes on a frame of the client, which is lost, or after, so that its
// answer is. It counts both. HTTP passes unharmed.
import { once } from 'node:events';
import { connect as connectTo, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  readonly url: string;
  readonly cuts: { readonly before: number; readonly after: number };
  readonly close: () => Promise<void>;
};

/** Every link is cut at one of its first frames: at this one, by turns. */
const CUT_AT = [4, 7, 3, 9, 5];

/** `houseNow`: the address of the house, which is another one after a restart. */
export const openCuttingProxy = async (houseNow: () => URL): Promise<CuttingProxy> => {
  const cuts = { before: 0, after: 0 };
  const open = new Set<Socket>();
  let links = 0;

  const serve = (client: Socket): void => {
    const house = houseNow();
    const server = connectTo(Number(house.port), house.hostname);
    for (const socket of [client, server]) {
      open.add(socket);
      // A cut connection reports its reset on the other side.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    let chunks = 0;
    let cutAt = Number.POSITIVE_INFINITY;
    client.on('data', (chunk) => {
      if (/^upgrade: websocket/im.test(chunk.toString('latin1'))) {
        cutAt = CUT_AT[links % CUT_AT.length] ?? 0;
        links += 1;
      }
      chunks += 1;
      const isCut = chunks > cutAt;
      const isBefore = links % 2 === 0;
      if (!(isCut && isBefore)) server.write(chunk);
      if (!isCut) return;
      cuts[isBefore ? 'before' : 'after'] += 1;
      client.destroy();
      // What was written before reaches the house: only its answer is lost.
      server.end();
    });
    server.on('data', (chunk) => client.write(chunk));
  };

  const proxy = createServer(serve).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
