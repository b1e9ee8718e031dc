// The listener for Prometheus: separate from the patrons' listener, so that metrics are never reachable through it. It
// serves one path, read-only.

import type { Server } from 'node:http';
import { portOf } from '../http/listening-port.ts';
import { createServer } from '../http/node-http.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

/** Scrapers are few, and fast. */
const MOST_CONNECTIONS = 32;
const ASKED_WITHIN_MS = 5_000;

export class UnusableMetricsAddress extends Error {
  override readonly name = 'UnusableMetricsAddress';
  constructor(host: string, port: number, cause: Error) {
    const words = `Metrics cannot be served at ${host}, port ${port}: ${cause.message}.`;
    super(`${words} Set PUNTO_METRICS to another address, or to off.`, { cause });
  }
}

export type MetricsEndpoint = {
  /** Returns the port; rejects with `UnusableMetricsAddress`. */
  readonly listen: (host: string, port: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

export const createMetricsEndpoint = (
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  onFault: (fault: unknown) => void,
): MetricsEndpoint => {
  // Concurrent requests share one reading.
  let reading: Promise<string> | null = null;
  const readText = (): Promise<string> => {
    reading ??= text().finally(() => {
      reading = null;
    });
    return reading;
  };

  const server: Server = createServer(
    { requestTimeout: ASKED_WITHIN_MS, headersTimeout: ASKED_WITHIN_MS },
    async (request, response) => {
      const answer = (status: number, type: string, body: string): void => {
        response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(body);
      };
      const [path] = (request.url ?? '').split('?', 1);
      if (path !== METRICS_PATH) return answer(404, 'text/plain', `There is only ${METRICS_PATH} here.\n`);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answer(405, 'text/plain', 'Figures are read.\n');
      try {
        answer(200, contentType, await readText());
      } catch (fault) {
        onFault(fault);
        answer(500, 'text/plain', 'The figures could not be read: see the log.\n');
      }
    },
  );
  server.maxConnections = MOST_CONNECTIONS;

  return {
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', (cause) => reject(new UnusableMetricsAddress(host, port, cause)));
        server.listen({ host, port }, () => {
          server.removeAllListeners('error').on('error', onFault);
          resolve(portOf(server));
        });
      }),
    close: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
