// No answer of a route and no webhook has a name, an id or an amount of another brand: for patrons of three brands and of the house, for
// the operators of the brands, and for staff without a permission. The routes are those of the router, so a new one without a case fails.

import { FLOOR } from '@punto/protocol/floor/paths';
import { may, PERMISSIONS, type Permission, ROLES } from '@punto/protocol/floor/permission';
import { type PatronId, patronId } from '@punto/table/ids';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '../../src/brands/brand.ts';
import { BRANDS, createIsolatedHouse, type IsolatedHouse, otherThan } from '../support/isolated-house.ts';
import { signedCall } from '../support/sample-brand.ts';
import { personOf, sessionOf, TABLE, wordOf } from '../support/three-brands.ts';
import { type Case, OPERATOR, OPERATOR_CASES, PATRON_CASES, READ } from './cases.ts';

let house: IsolatedHouse;
beforeAll(async () => {
  house = await createIsolatedHouse();
});
afterAll(() => house.close());

/** The other patrons' ids and tables in places of a route. */
const placesFor = (other: PatronId): Readonly<Record<string, string>> => ({
  ...{
    table: TABLE,
    shoe: '1',
    round: '1',
    number: '1',
    hash: 'a'.repeat(64),
    until: '1',
    signature: 'A'.repeat(43),
  },
  id: sessionOf(other),
});
type Route = { readonly method: string; readonly url: string };
const routes = (): readonly Route[] => house.app.http.everyRoute.filter(({ method }) => method !== 'HEAD');
const isOfOperator = ({ url }: Route): boolean => url.startsWith(OPERATOR);
const isOfFloor = ({ url }: Route): boolean => url.startsWith(`${FLOOR}/`);
/** Pages and documents have no parameters of a patron: they are asked without a case. */
const isPage = ({ url }: Route): boolean => !/^\/(api|health)\//.test(url);
const nameOf = ({ method, url }: Route): string => `${method} ${url}`;

it('[T8] has a case for every route', () => {
  const [own, office] = [
    routes().filter((route) => !isOfOperator(route) && !isOfFloor(route) && !isPage(route)),
    routes().filter(isOfOperator),
  ];
  expect(own.map(nameOf).toSorted()).toEqual(Object.keys(PATRON_CASES).toSorted());
  expect(office.map(({ method, url }) => `${method} ${url.slice(OPERATOR.length)}`).toSorted()).toEqual(
    Object.keys(OPERATOR_CASES).toSorted(),
  );
});

const pathOf = (url: string, places: Readonly<Record<string, string>>): string =>
  url.replace(/:(\w+)/g, (_, part: string) => places[part] ?? '1').replace('*', 'x');
const askAs = async (patron: PatronId, route: Route, { body, query = '' }: Case) => {
  const other = otherThan(house, patron);
  return house.app.http.inject({
    method: route.method as HTTPMethods as 'GET',
    url: `${pathOf(route.url, placesFor(other))}${query}`,
    headers: { cookie: await house.cookieOf(patron) },
    ...(body ? { payload: body(other) } : {}),
  });
};

it('[T8] answers patrons and guests by every route without a secret of another brand', async () => {
  let own = 0;
  const patronRoutes = routes().filter((route) => !isOfOperator(route) && !isOfFloor(route));
  const caseOf = (route: Route): Case => PATRON_CASES[nameOf(route)] ?? READ;
  const inOrder = [
    ...patronRoutes.filter((route) => !caseOf(route).ends),
    ...patronRoutes.filter((route) => caseOf(route).ends),
  ];
  for (const route of inOrder)
    for (const patron of house.people) {
      const answer = await askAs(patron, route, caseOf(route));
      const text = `${answer.payload} ${JSON.stringify(answer.headers)}`;
      if (house.secrets.check(text, wordOf(patron), nameOf(route))) own += 1;
      // A body against its schema would test nothing.
      if (answer.statusCode === 400)
        expect([nameOf(route), answer.json().error]).not.toEqual([nameOf(route), 'invalid-request']);
      if (!route.url.startsWith('/health'))
        expect([nameOf(route), answer.statusCode < 500]).toEqual([nameOf(route), true]);
    }
  expect(own).toBeGreaterThan(20);
  // No call ended a session or erased a patron of another brand.
  for (const patron of house.play.patrons.filter(
    (each) => !house.people.includes(each) && each.includes('.'),
  ))
    expect(await house.play.deployment.store().sessions.of(patron, 0)).toHaveLength(1);
});

const call = (brand: Brand, by: Brand, route: Route, { body, csv, query = '' }: Case, other: PatronId) => {
  const content = csv?.(other) ?? body?.(other) ?? null;
  return house.app.http.inject({
    method: route.method as HTTPMethods as 'GET',
    url: `${pathOf(route.url, { ...placesFor(other), brand: brand.id })}${query}`,
    ...signedCall(by, house.play.deployment.clock.now(), content),
  });
};

it('[T8] answers the operator of a brand without a secret of another, and only under its own path', async () => {
  let shown = 0;
  for (const [at, brand] of BRANDS.entries()) {
    const own = wordOf(house.people[at] ?? '');
    const other = otherThan(house, house.people[at] ?? patronId('missing'));
    for (const route of routes().filter(isOfOperator)) {
      const name = `${route.method} ${route.url.slice(OPERATOR.length)}`;
      const one = OPERATOR_CASES[name] ?? READ;
      const answer = await call(brand, brand, route, one, other);
      expect(answer.statusCode, `${name}: ${answer.payload}`).not.toBe(401);
      const echo = one.body ? JSON.stringify(one.body(other)) : '';
      if (house.secrets.check(withoutEcho(answer.payload, echo, other), own, name)) shown += 1;
      if (name.endsWith('/page')) {
        const page = await house.app.http.inject({ url: new URL(answer.json().url).pathname });
        if (house.secrets.check(page.payload, own, 'the page of a round')) shown += 1;
      }
      for (const foreign of BRANDS.filter(({ id }) => id !== brand.id)) {
        const refused = await call(foreign, brand, route, one, other);
        expect([name, [401, 404].includes(refused.statusCode)]).toEqual([name, true]);
        house.secrets.check(withoutEcho(refused.payload, echo, other), null, `${name} of ${foreign.id}`);
      }
    }
  }
  // A round, its page, and the transactions of each.
  expect(shown).toBe(3 * BRANDS.length);
  for (const patron of house.people.filter((each) => each.includes('.')))
    expect((await house.play.deployment.store().sessions.of(patron, 0)).length).toBeGreaterThan(0);
});

/** What the caller sent may come back in the message of a refusal. */
const withoutEcho = (text: string, sent: string, other: PatronId): string =>
  sent.includes(personOf(other)) ? text.replaceAll(personOf(other), '') : text;

it('[T8] writes webhook events without a secret of another brand', async () => {
  const { webhooks } = house.play.deployment.store();
  const now = house.play.deployment.clock.now();
  const url = 'https://receiver.example';
  while ((await webhooks.spread(new Map(BRANDS.map(({ id }) => [id, [url]])), now, 500)) > 0);
  for (const [at, { id: brand }] of BRANDS.entries()) {
    const claimed = await webhooks.claim({ brand, url, now, until: now + 1, most: 1_000 });
    expect(claimed.filter(({ type }) => type === 'round.settled').length).toBeGreaterThan(0);
    for (const { data, id } of claimed)
      house.secrets.check(`${id} ${JSON.stringify(data)}`, wordOf(house.people[at] ?? ''), 'webhook');
  }
});

// The floor

const isPermission = (entrance: string): entrance is Permission => entrance in PERMISSIONS;
it.each(ROLES)(
  '[T8] answers a %s by no route without a permission with a secret of any brand',
  async (role) => {
    let answers = 0;
    for (const route of house.app.http.floorRoutes.filter(({ method }) => method !== 'HEAD')) {
      const { entrance, url, method } = route;
      // A dealer sees the totals of tables, and no name and id.
      if (role !== 'dealer' && isPermission(entrance) && may(role, entrance)) continue;
      const answer = await house.app.http.inject({
        ...{
          method: method as HTTPMethods as 'GET',
          url: pathOf(url, placesFor(otherThan(house, patronId('guest')))),
        },
        headers: { cookie: await house.staff(role) },
      });
      answers += 1;
      house.secrets.check(answer.payload, null, `${method} ${url}`, role === 'dealer' ? 'personal' : 'all');
    }
    expect(answers).toBeGreaterThan(role === 'dealer' ? 50 : 10);
  },
);

it('[T8] answers patrons and operators by every route of the floor with a refusal', async () => {
  const [acme] = BRANDS;
  if (!acme) throw new Error('a brand is needed');
  for (const { method, url, entrance } of house.app.http.floorRoutes) {
    if (entrance === 'door') continue;
    const path = pathOf(url, placesFor(house.people[1] ?? patronId('missing')));
    const headers = { cookie: await house.cookieOf(house.people[0] ?? patronId('missing')) };
    for (const sent of [{ headers }, signedCall(acme, house.play.deployment.clock.now(), {})]) {
      const answer = await house.app.http.inject({
        method: method as 'GET',
        url: path,
        headers: sent.headers,
      });
      expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
      house.secrets.check(answer.payload, null, url);
    }
  }
});
