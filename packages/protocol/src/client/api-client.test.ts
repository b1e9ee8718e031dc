import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { createHttp, type Fetch, pathOf, queryOf } from './http.ts';

type Request = { readonly url: string } & Parameters<Fetch>[1];

const start = (answer: { readonly status: number; readonly body: string } | Error) => {
  const requests: Request[] = [];
  const fetch: Fetch = async (url, init) => {
    requests.push({ url, ...init });
    if (answer instanceof Error) throw answer;
    const { status, body } = answer;
    return { ok: status < 300, status, json: async () => JSON.parse(body) };
  };
  const options = { origin: 'http://here', fetch, headers: { cookie: 'a=b' } };
  return { api: createApiClient(options), http: createHttp(options), requests };
};

describe('the API client', () => {
  it("sends each route's method, path and page", async () => {
    const { api, requests } = start({ status: 200, body: '{}' });
    await api.enter();
    await api.me();
    await api.topUp('request-1');
    await api.tables();
    await api.setup('lotus');
    await api.definition('0c');
    await api.records();
    await api.records('a/b', 5);
    await api.statement('9');
    await api.notices();
    await api.seeNotices(7);
    await api.shoes('lotus');
    await api.shoe('lotus', 3);
    await api.openedShoe('lotus', 3);
    await api.openedRound('lo/tus', 3, 4);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://here/api/session',
      'GET http://here/api/me',
      'POST http://here/api/top-up',
      'GET http://here/api/tables',
      'GET http://here/api/tables/lotus',
      'GET http://here/api/bets/0c',
      'GET http://here/api/records?limit=20',
      'GET http://here/api/records?limit=5&before=a%2Fb',
      'GET http://here/api/statement?limit=20&before=9',
      'GET http://here/api/notices',
      'POST http://here/api/notices/seen',
      'GET http://here/api/tables/lotus/shoes?limit=20',
      'GET http://here/api/tables/lotus/shoes/3',
      'GET http://here/api/tables/lotus/shoes/3/opened',
      'GET http://here/api/tables/lo%2Ftus/shoes/3/rounds/4/opened',
    ]);
    expect(requests[2]).toMatchObject({
      body: '{"request":"request-1"}',
      headers: { cookie: 'a=b', 'content-type': 'application/json' },
    });
    expect(requests[0]?.headers).toEqual({ cookie: 'a=b' });
  });

  it("returns the server's answer", async () => {
    const { api } = start({ status: 200, body: '{"tables":[]}' });
    expect(await api.tables()).toEqual({ tables: [] });
  });

  it('throws different errors for a refusal, an unreachable server and an invalid answer', async () => {
    const refused = start({ status: 409, body: '{"error":"not-broke","message":"You still have coins."}' });
    await expect(refused.api.topUp('request-1')).rejects.toMatchObject({
      error: 'not-broke',
      message: 'You still have coins.',
    });
    const cause = new TypeError('fetch failed');
    await expect(start(cause).api.me()).rejects.toMatchObject({ error: 'unreachable', cause });
    for (const status of [200, 502]) {
      const garbled = start({ status, body: '<html>' });
      await expect(garbled.api.me()).rejects.toMatchObject({ error: 'unreadable' });
    }
  });
});

describe('JSON over HTTP', () => {
  it('accepts an answer without content, and sends headers of one request', async () => {
    const { http, requests } = start({ status: 204, body: '' });
    expect(await http('DELETE', '/x', { headers: { 'request-id': '7' } })).toEqual({ ok: true, value: null });
    expect(requests[0]?.headers).toEqual({ cookie: 'a=b', 'request-id': '7' });
  });

  it('fills in path parameters, and leaves absent values out of a query', () => {
    expect(pathOf('/a/:table/:shoe', { table: 'x/y', shoe: 3 })).toBe('/a/x%2Fy/3');
    expect(queryOf({ table: 'a', before: null, shoe: '' })).toBe('?table=a');
    expect(queryOf({ before: undefined })).toBe('');
  });
});
