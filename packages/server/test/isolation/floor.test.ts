// What a supervisor reads of one brand by its filter has no name, id or amount of another; and the amounts of each brand on the floor are
// those of the records, in the brand's own currency.
import { keyWord } from '@punto/ledger';
import type { PlayFinding } from '@punto/protocol/floor/monitoring-api';
import type { PatronAnswer } from '@punto/protocol/floor/patron-api';
import type { RoundsAnswer } from '@punto/protocol/floor/round-api';
import type { BrandsAnswer } from '@punto/protocol/floor/wallet-api';
import { entry } from '@punto/store/test/samples/sample-floor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayOf } from '../../src/time/utc-day.ts';
import { BRANDS, createIsolatedHouse, type IsolatedHouse } from '../support/isolated-house.ts';
import { rowsOfCsv } from '../support/read-csv.ts';
import { personOf, sessionOf, wordOf } from '../support/three-brands.ts';

const LONG: PlayFinding = { kind: 'long-play', fromMs: 0, untilMs: 36_000_000, hours: 10, mostHours: 10 };

let house: IsolatedHouse;
let cookie: string;
beforeAll(async () => {
  house = await createIsolatedHouse();
  cookie = await house.staff('manager');
  const { monitor } = house.play.deployment.store();
  for (const patron of house.play.patrons) {
    const alarm = { name: `long play of ${patron}`, kind: LONG.kind, at: LONG.untilMs, finding: LONG };
    await monitor.raise({ ...alarm, patron, other: null, table: null }, entry('monitor-alarm'));
    const answer = await house.app.http.inject({
      ...{ method: 'POST', url: `/api/floor/patrons/${patron}/notes` },
      ...{ headers: { cookie }, payload: { text: `of ${sessionOf(patron)}` } },
    });
    expect(answer.statusCode).toBe(200);
  }
});
afterAll(() => house.close());

const get = async (path: string): Promise<string> => {
  const now = house.play.deployment.clock.now();
  const days = `from=${dayOf(now - DAY_MS)}&to=${dayOf(now)}`;
  const url = `/api/floor/${path.replace('DAYS', days)}`;
  const answer = await house.app.http.inject({ url, headers: { cookie } });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.payload;
};

/** Every route with a filter by brand; `DAYS`: those of the play. */
const FILTERED = [
  'patrons?',
  'rounds?format=csv&',
  'monitoring?',
  'journal?',
  'journal?format=csv&',
  'reports/entries?DAYS&',
  'reports/theory?DAYS&',
] as const;

it('[T8] the filters of the floor leave out names, ids and amounts of every other brand', async () => {
  for (const [at, { id }] of BRANDS.entries()) {
    const own = wordOf(house.people[at] ?? '');
    for (const path of FILTERED) {
      const answer = await get(`${path}brand=${id}`);
      const hasOwn = house.secrets.check(answer, own, `${path} of ${id}`);
      // Rounds and theory have sums, which are no secrets: they name the brand.
      const [, currency = ''] = own.split('.');
      const isNamed = answer.includes(`,${id},${currency}`) || answer.includes(`"brand":"${id}"`);
      expect([path, hasOwn || isNamed]).toEqual([path, true]);
    }
  }
  for (const path of FILTERED) house.secrets.check(await get(`${path}brand=house`), 'house.COIN', path);
});

it('every route of the floor with a filter by brand is tried', () => {
  const { paths } = house.app.http.swagger() as unknown as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
  };
  const found = Object.entries(paths).flatMap(([path, { get: route }]) =>
    path.startsWith('/api/floor/') && route?.parameters?.some(({ name }) => name === 'brand') ? [path] : [],
  );
  const tried = FILTERED.map((path) => `/api/floor/${path.split('?')[0]}`);
  // Operators have pages of their own, whose brands are in their test.
  expect(found.filter((path) => !path.includes('/operators/')).toSorted()).toEqual(
    [...new Set(tried)].toSorted(),
  );
});

it('[T8] rounds have the amounts of each brand and currency, which are the sums of its records', async () => {
  const { items } = JSON.parse(await get('rounds?staked=yes')) as RoundsAnswer;
  expect(items).toHaveLength(3);
  const rows = rowsOfCsv(await get('rounds?format=csv&staked=yes'));
  expect(rows).toHaveLength(3 * 4);
  for (const line of items) {
    const found = await house.play.deployment.store().rounds.find(line.table as never, line.shoe, line.round);
    for (const part of [{ ...line, brand: 'house', currency: 'COIN' }, ...(line.currencies ?? [])]) {
      const own = (found?.records ?? []).filter(({ patron }) => wordOf(patron) === keyWord(part));
      const staked = own.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0);
      const returned = own.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0);
      expect(own.length).toBeGreaterThan(0);
      expect([part.stakedMinor, part.returnedMinor]).toEqual([staked, returned]);
      const row = rows.find(
        (each) =>
          each.round === String(line.round) && each.brand === part.brand && each.currency === part.currency,
      );
      expect(row).toMatchObject({ patrons: String(own.length), staked_minor: String(staked) });
    }
  }
});

it('[T8] the page of an operator’s patron has the operator, its id there and the turnover in the currency', async () => {
  for (const patron of house.people) {
    const answer = JSON.parse(await get(`patrons/${patron}`)) as PatronAnswer;
    if (!patron.includes('.')) expect(answer.operator).toBeUndefined();
    else {
      const records = await house.play.deployment.store().records(patron, { limit: 50, before: null });
      const staked = records.items.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0);
      expect(answer.operator).toMatchObject({
        operatorPatron: personOf(patron),
        rounds: 3,
        stakedMinor: staked,
      });
      expect(keyWord(answer.operator ?? { brand: '', currency: '' })).toBe(wordOf(patron));
      const search = `patrons?search=${encodeURIComponent(personOf(patron))}`;
      expect(JSON.parse(await get(search)).items).toMatchObject([{ id: patron }]);
    }
  }
});

it('names the brands to all staff', async () => {
  const { brands } = JSON.parse(await get('brands')) as BrandsAnswer;
  expect(brands).toEqual(
    BRANDS.map(({ id, name, currencies }) => ({ brand: id, name, currencies: Object.keys(currencies) })),
  );
});
