// Launches at a server of a test: the operator's signed call, the exchange of the token, and requests with the cookie of the session.
import type { LightMyRequestResponse } from 'fastify';
import type { Brand } from '../../src/brands/brand.ts';
import { signedCall } from './sample-brand.ts';
import type { TestServer } from './test-server.ts';

export const LAUNCH = { launch: 'word-1', patron: 'p 1·é', currency: 'EUR' };

type Sent = {
  readonly brand?: Brand;
  /** Whose key signs it. */
  readonly by?: Brand;
  readonly body?: object;
  readonly id?: string;
  readonly atMs?: number;
};

export const tokenOf = (launched: LightMyRequestResponse): string => launched.json().url.split('#')[1];

export const cookieOf = (opened: LightMyRequestResponse): string => {
  const set = opened.cookies.filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`);
  return set.join('; ');
};

/** `own`: the brand of calls that name none. */
export const launchingAt = (server: () => Pick<TestServer, 'app' | 'clock' | 'store'>, own: Brand) => ({
  launch: ({ brand = own, by = brand, body = LAUNCH, id, atMs = server().clock.now() }: Sent = {}) =>
    server().app.http.inject({
      method: 'POST',
      url: `/api/operator/v1/${brand.id}/launches`,
      ...signedCall(by, atMs, body, id),
    }),
  open: (token: string, brand: string = own.id, cookie?: string, remoteAddress = '192.0.2.1') =>
    server().app.http.inject({
      ...{ method: 'POST', remoteAddress },
      url: '/api/launch',
      payload: { token, brand },
      headers: { host: 'punto.example', origin: 'http://punto.example', ...(cookie ? { cookie } : {}) },
    }),
  as: (cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server().app.http.inject({
      ...{ method, url, headers: { host: 'punto.example', origin: 'http://punto.example', cookie } },
      ...(payload ? { payload } : {}),
    }),
  /** The sessions whose end a webhook reports, each with the reason. */
  endedSessions: async (): Promise<readonly { session: unknown; reason: unknown; until: unknown }[]> => {
    const { webhooks } = server().store;
    const [now, url, brand] = [server().clock.now(), 'https://receiver.example/', own.id];
    await webhooks.spread(new Map([[brand, [url]]]), now, 50);
    const sent = await webhooks.claim({ brand, url, now, until: now + 1, most: 50 });
    return sent
      .filter(({ type }) => type === 'session.ended')
      .map(({ data: { session, reason, until } }) => ({ session, reason, until }));
  },
});
