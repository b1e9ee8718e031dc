// The connection of a watching page: one socket that comes back by itself, later after each failure or refusal.
import { keysOf } from '@punto/engine/object-keys';
import { WATCH_REFUSALS, type WatchMessage, type WatchRefusal } from '@punto/protocol/watch';

export type WatchConnection = { readonly close: () => void };

export type WatchListener = {
  readonly message: (message: WatchMessage, receivedAt: number) => void;
  readonly state: (state: WatchState) => void;
};

/** A refusal is the state of a connection that the house closed with its code. */
export type WatchState = 'connecting' | 'open' | 'lost' | WatchRefusal;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export const openWatch = (house: string, table: string, listener: WatchListener): WatchConnection => {
  const url = `${house.replace(/^http/, 'ws').replace(/\/$/, '')}/api/watch?table=${encodeURIComponent(table)}`;
  let socket: WebSocket | null = null;
  let waitMs = FIRST_WAIT_MS;
  let timer = 0;
  let closed = false;

  const connect = (): void => {
    const opened = new WebSocket(url);
    socket = opened;
    opened.addEventListener('open', () => listener.state('open'));
    opened.addEventListener('message', ({ data }) => {
      waitMs = FIRST_WAIT_MS;
      const message: WatchMessage = JSON.parse(String(data));
      listener.message(message, Date.now());
    });
    opened.addEventListener('close', ({ code }) => {
      if (closed) return;
      listener.state(refusalOf(code) ?? 'lost');
      // Spread, so that the pages of a site do not come back together.
      timer = window.setTimeout(connect, waitMs * (0.5 + Math.random()));
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    });
  };
  listener.state('connecting');
  connect();
  return {
    close: () => {
      closed = true;
      window.clearTimeout(timer);
      socket?.close();
    },
  };
};

const refusalOf = (code: number): WatchRefusal | undefined =>
  keysOf(WATCH_REFUSALS).find((refusal) => WATCH_REFUSALS[refusal] === code);
