// The office routes: tables, rounds, figures by gaming day, dead letters of webhooks, and the round page.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { chooseLanguage } from '@punto/language/languages';
import { createDayReader, isDay } from '@punto/operator/reconcile/gaming-day';
import { pathOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import { OfficePageParamsSchema } from '@punto/protocol/office/office-schema';
import { tableWord } from '@punto/protocol/office/table-word';
import type { BrandRound } from '@punto/store/office-store';
import { minuteLimit } from '../../http/minute-limit.ts';
import { preferredIn } from '../../http/preferred-languages.ts';
import { Problem } from '../../http/problem.ts';
import { signedRequests } from '../signed-request.ts';
import { dayLines } from './day-lines.ts';
import { endSessions } from './end-sessions.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import type { OfficeParts } from './office-parts.ts';
import { isPageValid, PAGE_MS, pageSignature } from './page-address.ts';
import { loadPageTexts } from './page-texts.ts';
import { reconcileRoute } from './reconcile-route.ts';
import { PAGE_POLICY, roundPage } from './round-page.ts';
import { createTraces } from './traces.ts';
import { transactionRoutes } from './transaction-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

const PAGE = 500;
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const PAGES_PER_MINUTE = 60;

export const officeRoutes =
  (parts: OfficeParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { store, clock, brands, kindOf, lobby, originOf } = parts;
    const signed = signedRequests(app, { brands, clock, challenges: store.challenges });
    const traceOf = createTraces(parts);

    app.get(OFFICE_PATHS.tables, { schema: OFFICE_CALLS.tables }, async () => ({
      tables: lobby().map(({ table, name, roomTitle, service }) => ({
        ...{ table, name, room: roomTitle },
        open: service === 'open',
      })),
    }));

    app.get(OFFICE_PATHS.rounds, { schema: OFFICE_CALLS.rounds }, async (request) => {
      const { from, to, after = null, limit = PAGE } = request.query;
      const { id: brand } = signed.brandOf(request);
      const { items, next, more } = await store.office.rounds({ brand, from, to, after, limit });
      return { rounds: items.map(roundItem), next, more };
    });

    app.get(OFFICE_PATHS.round, { schema: OFFICE_CALLS.round }, async (request) =>
      traceOf(signed.brandOf(request), request.params),
    );

    app.get(OFFICE_PATHS.pageAddress, { schema: OFFICE_CALLS.pageAddress }, async (request) => {
      const { params } = request;
      const brand = signed.brandOf(request);
      await traceOf(brand, params);
      const { table, shoe, round } = params;
      const until = clock.now() + PAGE_MS;
      const page = { brand: brand.id, table, shoe, round, until };
      const signature = pageSignature(brand.api.keys, page);
      const path = pathOf(OFFICE_PATHS.page, { ...page, signature });
      return { url: `${originOf(request.headers)}${path}`, expiresAt: until };
    });

    app.post(OFFICE_PATHS.endSessions, { schema: OFFICE_CALLS.endSessions }, async (request) => {
      const { id } = await signed.once(request);
      return { count: await endSessions(parts, id, request.body) };
    });

    app.get(OFFICE_PATHS.days, { schema: OFFICE_CALLS.days }, async (request) => {
      const { id, gamingDay } = signed.brandOf(request);
      const { from, to = from } = request.query;
      for (const [name, day] of [
        ['from', from],
        ['to', to],
      ] as const)
        if (!isDay(day)) throw new Problem('invalid-request', `${name} must be a date such as 2026-01-31.`);
      const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      if (count < 1 || count > MOST_DAYS)
        throw new Problem(
          'invalid-request',
          `from and to must be at most ${MOST_DAYS} days, the first one first.`,
        );
      const days = createDayReader(gamingDay);
      return { lines: [...(await dayLines(store.office, kindOf, days, id, { from, to }))] };
    });
    transactionRoutes(app, parts, signed);
    await reconcileRoute(app, parts, signed);
    webhookRoutes(app, parts, signed);
  };

const roundItem = ({ table, currencies, brand: _, ...round }: BrandRound) => ({
  ...round,
  table: tableWord(table),
  currencies: Object.fromEntries(
    Object.entries(currencies).map(([currency, sums]) => [
      currency,
      {
        ...{ patrons: sums.patrons, bets: sums.bets, stake: sums.stakeMinor, return: sums.returnedMinor },
        ...{ commission: sums.commissionMinor, cancelled: sums.cancelledMinor },
      },
    ]),
  ),
});

/** Serves the round page. The signature is in the URL; the request carries no other authentication. */
export const officePageRoutes =
  (parts: OfficeParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { clock, brands } = parts;
    const traceOf = createTraces(parts);
    const limit = minuteLimit(app, PAGES_PER_MINUTE, () => new Problem('too-frequent'));

    app.get(
      OFFICE_PATHS.page,
      { schema: { hide: true, params: OfficePageParamsSchema } },
      async (request, reply) => {
        await limit(request);
        const { params } = request;
        const { signature, ...page } = params;
        const brand = brands.get(page.brand);
        // An unknown brand gets the same answer.
        if (!brand || !isPageValid(brand.api.keys, page, signature, clock.now()))
          throw new Problem('not-found', 'This link is no longer valid: ask for a new one.');
        const trace = await traceOf(brand, params);
        const language = chooseLanguage(preferredIn(request.headers['accept-language']));
        return reply
          .header('content-security-policy', PAGE_POLICY)
          .header('referrer-policy', 'no-referrer')
          .header('x-robots-tag', 'noindex')
          .type('text/html; charset=utf-8')
          .send(roundPage(trace, { language, texts: await loadPageTexts(language), until: page.until }));
      },
    );
  };
