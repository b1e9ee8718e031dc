import { describe, expect, it } from 'vitest';
import { createApiClient, type Fetch } from './api-client.ts';

type Request = { readonly url: string } & Parameters<Fetch>[1];

const start = (answer: { readonly ok: boolean; readonly body: string } | Error) => {
  const requests: Request[] = [];
  const fetch: Fetch = async (url, init) => {
    requests.push({ url, ...init });
    if (answer instanceof Error) throw answer;
    return { ok: answer.ok, json: async () => JSON.parse(answer.body) };
  };
  const api = createApiClient({ origin: 'http://here', fetch, headers: { cookie: 'a=b' } });
  return { api, requests };
};

describe('the API client', () => {
  it('asks each route by its method, its path and its page', async () => {
    const { api, requests } = start({ ok: true, body: '{}' });
    await api.session();
    await api.me();
    await api.topUp('request-1');
    await api.tables();
    await api.table('lotus');
    await api.records();
    await api.records({ limit: 5, before: 'a/b' });
    await api.statement({ before: '9' });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://here/api/session',
      'GET http://here/api/me',
      'POST http://here/api/top-up',
      'GET http://here/api/tables',
      'GET http://here/api/tables/lotus',
      'GET http://here/api/records',
      'GET http://here/api/records?limit=5&before=a%2Fb',
      'GET http://here/api/statement?before=9',
    ]);
    expect(requests[2]).toMatchObject({
      body: '{"request":"request-1"}',
      headers: { cookie: 'a=b', 'content-type': 'application/json' },
    });
    expect(requests[0]?.headers).toEqual({ cookie: 'a=b' });
  });

  it('gives back what the server told', async () => {
    const { api } = start({ ok: true, body: '{"tables":[]}' });
    expect(await api.tables()).toEqual({ ok: true, value: { tables: [] } });
  });

  it('tells a refusal, an unreachable server and an unreadable answer apart, as values', async () => {
    const refused = start({ ok: false, body: '{"error":"not-broke","message":"You still have coins."}' });
    expect(await refused.api.topUp('request-1')).toEqual({
      ok: false,
      error: 'not-broke',
      message: 'You still have coins.',
    });
    const away = start(new TypeError('fetch failed'));
    expect(await away.api.me()).toMatchObject({ ok: false, error: 'unreachable' });
    for (const ok of [true, false]) {
      const garbled = start({ ok, body: '<html>' });
      expect(await garbled.api.me()).toMatchObject({ ok: false, error: 'unreadable' });
    }
  });
});
