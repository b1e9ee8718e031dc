import { expect, it } from 'vitest';
import type { Brands } from '../brands/brand.ts';
import { webhookRemarks } from './webhook-remarks.ts';

it('a webhook name that leads to a private address has a remark, one that is public or not known has none', async () => {
  const urls = ['https://public.example/', 'https://inside.example/', 'https://unknown.example/'];
  const lagoon = { id: 'lagoon', webhooks: { urls, keys: [], privateRanges: ['10.20.0.0/16'] } };
  const silent = { id: 'acme', webhooks: null };
  const brands = new Map([lagoon, silent].map((brand) => [brand.id, brand])) as unknown as Brands;
  const addresses: Readonly<Record<string, readonly string[]>> = {
    'public.example': ['8.8.8.8', '10.20.3.4'],
    'inside.example': ['8.8.8.8', '10.21.3.4'],
  };
  const remarks = await webhookRemarks(
    brands,
    (brand, way, says) => ({ file: brand, line: 0, column: 0, path: way.join('.'), says }),
    async (name) => addresses[name] ?? Promise.reject(new Error(`getaddrinfo ENOTFOUND ${name}`)),
  );
  expect(remarks).toEqual([
    {
      ...{ file: 'lagoon', line: 0, column: 0, path: 'webhooks.urls.1' },
      says: 'no webhook is sent to this address: inside.example leads to 10.21.3.4, which is not public: name its range in privateRanges',
    },
  ]);
});
