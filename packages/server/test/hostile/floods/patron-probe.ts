// A patron who watches the honest table and sends ten pings a second to measure latency. Tickets alone are too few.
import { WebSocket } from 'ws';

export type Probe = {
  /** Latencies since the last call, sorted; an unanswered ping counts with its waiting time so far. */
  readonly takeLatencies: () => readonly number[];
  readonly end: () => void;
};

const EVERY_MS = 100;

export const createProbe = async (origin: string, cookie: string): Promise<Probe> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { cookie, origin } });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  const waiting = new Map<number, number>();
  let answered: number[] = [];
  let sent = 0;
  socket.on('message', (data) => {
    const pong = /^\{"type":"pong","sent":(\d+),/.exec(String(data));
    const asked = waiting.get(Number(pong?.[1]));
    if (asked === undefined) return;
    waiting.delete(Number(pong?.[1]));
    answered.push(performance.now() - asked);
  });
  const timer = setInterval(() => {
    sent += 1;
    waiting.set(sent, performance.now());
    socket.send(JSON.stringify({ type: 'ping', sent }), () => undefined);
  }, EVERY_MS);
  return {
    takeLatencies: () => {
      const now = performance.now();
      const all = [...answered, ...[...waiting.values()].map((asked) => now - asked)];
      answered = [];
      waiting.clear();
      return all.toSorted((a, b) => a - b);
    },
    end: () => {
      clearInterval(timer);
      socket.terminate();
    },
  };
};
