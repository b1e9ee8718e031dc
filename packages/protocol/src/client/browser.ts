// The socket, clock, timers and random ids of a browser; Node has the same globals. Only this file and `process-environment.ts` use globals.
import { PROTOCOL_PARAMETER, PROTOCOL_VERSION } from '../version.ts';
import type { Environment } from './environment.ts';

/** @param createSocket opens the socket, or gives one that the page opened before this code was loaded */
export const createBrowserEnvironment = (createSocket: (url: string) => WebSocket): Environment => ({
  openSocket: (url, callbacks) => {
    const socket = createSocket(url);
    socket.addEventListener('open', () => callbacks.opened());
    socket.addEventListener('message', (event) => callbacks.received(String(event.data)));
    socket.addEventListener('close', (event) => callbacks.closed(event.reason));
    return {
      // A socket that is closing drops the text and logs an error; its close event follows.
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  },
  // Monotonic, so that setting the computer's clock does not move a countdown.
  now: () => performance.timeOrigin + performance.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  // Not `randomUUID`, which is missing on pages served without TLS.
  newId: () => randomHex(16),
  secret: () => randomHex(32),
});

export const browserEnvironment: Environment = /* @__PURE__ */ createBrowserEnvironment(
  (url) => new WebSocket(url),
);

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** URL of the socket for a page's origin: `https://a.b` gives `wss://a.b/api/socket`, with the version that the client speaks. */
export const socketUrl = (origin: string): string =>
  `${origin.replace(/^http/, 'ws')}/api/socket?${PROTOCOL_PARAMETER}=${PROTOCOL_VERSION}`;
