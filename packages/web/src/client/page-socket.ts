// The first socket of the app: the one that the page's own script opened, if there is one.
import type { PatronClient } from '@punto/protocol/client/patron-client';
import type { FirstRequest } from '@punto/protocol/first-request';
import { whenDrawn } from '@punto/ui/when-idle.ts';

export type EarlySocket = {
  /** Named in the URL of the socket, for the view that the app draws first; `null`: nothing. */
  readonly first: FirstRequest | null;
  /** Gives the socket away once, and then nothing. */
  readonly take: () => WebSocket | undefined;
};

declare global {
  /** The socket that the page's own script opened (`first-paint/patron.ts`). */
  var puntoSocket: EarlySocket | undefined;
}

/** Opens a socket, or takes the page's. The request in the URL of that one is not sent again, as the app does when it is greeted. */
export const openPageSocket = (url: string): WebSocket => {
  const early = globalThis.puntoSocket;
  const socket = early?.take();
  if (!socket) return new WebSocket(url);
  let requested = JSON.stringify(early?.first);
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    if (text === requested) requested = '';
    else send(text);
  };
  return socket;
};

/** Watches the lobby or the table that the page's socket has requested, until the page that shows it is drawn and watches it itself. */
export const watchFirst = (client: Pick<PatronClient, 'watchTable' | 'watchLobby'>): void => {
  const first = globalThis.puntoSocket?.first;
  if (first) whenDrawn(first.table ? client.watchTable(first.table) : client.watchLobby());
};
