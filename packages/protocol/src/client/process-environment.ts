// What the client takes from the process it runs in, a page or Node: as `browser.ts`, with headers of its own for the handshake. A
// file apart, because the pages of a house need none of it.
import { browserEnvironment } from './browser.ts';
import type { Environment } from './environment.ts';
import type { Fetch } from './http.ts';

/** A `fetch` that shows the cookies of an answer, as the one of Node does; that of a browser shows none. */
export type SessionFetch = (
  ...request: Parameters<Fetch>
) => Promise<
  Awaited<ReturnType<Fetch>> & { readonly headers: { readonly getSetCookie?: () => readonly string[] } }
>;

/** The global `fetch`. */
export const processFetch: SessionFetch = (url, init) => fetch(url, init);

/**
 * The environment of this process. `headers` are sent with the handshake of each socket: Node takes them. A browser would refuse
 * them, so in a page there must be none; it sends its own.
 */
export const processEnvironment = (headers: Readonly<Record<string, string>>): Environment =>
  Object.keys(headers).length === 0
    ? browserEnvironment
    : { ...browserEnvironment, openSocket: openerWith(headers) };

const openerWith =
  (headers: Readonly<Record<string, string>>): Environment['openSocket'] =>
  (url, callbacks) => {
    // The second argument is Node's own, which the types of a browser do not know.
    const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers }]);
    socket.addEventListener('open', () => callbacks.opened());
    socket.addEventListener('message', (event) => callbacks.received(String(event.data)));
    socket.addEventListener('close', (event) => callbacks.closed(event.reason));
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
