// A socket for tests: its messages in order, awaited one by one.
import type { ServerMessage } from '@punto/protocol/message';
import { WebSocket } from 'ws';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

export type TestSocket = {
  readonly send: (message: unknown) => void;
  readonly raw: WebSocket;
  /** The next message of this type; earlier ones are dropped. */
  readonly next: <T extends ServerMessage['type']>(type: T) => Promise<Message<T>>;
  /** Resolves once the server has processed everything sent, with what was received meanwhile. */
  readonly sync: () => Promise<readonly ServerMessage[]>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
};

export const openTestSocket = async (
  host: string,
  headers: Readonly<Record<string, string>>,
  query = '',
): Promise<TestSocket> => {
  const raw = new WebSocket(`ws://${host}/api/socket${query}`, { headers: { ...headers } });
  const heard: ServerMessage[] = [];
  let wake: () => void = () => undefined;
  let pings = 0;
  raw.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    raw.on('close', (code, reason) => {
      resolve({ code, reason: String(reason) });
      wake();
    });
  });
  await new Promise<void>((resolve, reject) => {
    raw.once('open', resolve);
    raw.once('error', reject);
  });
  raw.on('error', () => undefined);

  const arrival = async (): Promise<ServerMessage> => {
    for (;;) {
      const message = heard.shift();
      if (message !== undefined) return message;
      if (raw.readyState === raw.CLOSED) throw new Error('the socket was closed');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const is = <T extends ServerMessage['type']>(message: ServerMessage, type: T): message is Message<T> =>
    message.type === type;

  return {
    raw,
    closed,
    send: (message) => raw.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: async (type) => {
      for (;;) {
        const message = await arrival();
        if (is(message, type)) return message;
      }
    },
    sync: async () => {
      pings += 1;
      raw.send(JSON.stringify({ type: 'ping', sent: pings }));
      const before: ServerMessage[] = [];
      for (;;) {
        const message = await arrival();
        if (message.type === 'pong' && message.sent === pings) return before;
        before.push(message);
      }
    },
  };
};
