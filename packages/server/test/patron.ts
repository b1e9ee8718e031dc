// A patron on a real socket: the product's client with a cookie, outside a browser.

import { browserEnvironment, socketUrl } from '@punto/protocol/client/browser';
import { createCuts } from '@punto/protocol/client/cuts';
import { createClient, type PatronClient } from '@punto/protocol/client/patron-client';
import WebSocket from 'ws';

/** Header in which a balancer may name the node. */
export const NODE_HEADER = 'x-node';

export type RealPatron = {
  readonly id: string;
  readonly client: PatronClient;
  readonly cookie: string;
  /** Node of the latest connection, if a balancer names it. */
  readonly gateway: () => string | null;
};

/** Enters as a guest, or returns with a cookie, and connects. */
export const enter = async (origin: string, cookie?: string): Promise<RealPatron> => {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, ...(cookie ? { cookie } : {}) },
  });
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`);
  const own = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  if (!own) throw new Error('the server set no cookie');
  const { patron } = (await response.json()) as { patron: { id: string } };
  return connectPatron(origin, patron.id, own);
};

/** Connects a patron who has a session. */
export const connectPatron = (origin: string, id: string, cookie: string): RealPatron => {
  let gateway: string | null = null;
  const client = createClient({
    url: socketUrl(origin),
    createCuts,
    environment: {
      ...browserEnvironment,
      openSocket: (url, callbacks) => {
        const socket = new WebSocket(url, { headers: { cookie, origin } });
        socket.on('upgrade', ({ headers }) => {
          gateway = String(headers[NODE_HEADER] ?? '') || null;
        });
        socket.on('open', callbacks.opened);
        socket.on('message', (data) => callbacks.received(String(data)));
        // A refused connection emits an error first, then a close.
        socket.on('error', () => undefined);
        socket.on('close', (_, reason) => callbacks.closed(String(reason)));
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
    },
  });
  client.connect();
  return { id, client, cookie, gateway: () => gateway };
};
