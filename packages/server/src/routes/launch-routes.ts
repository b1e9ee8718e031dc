// Launch routes: the operator's signed call, and the exchange of the launch token by the page.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { chooseLanguage, type Language } from '@punto/language/languages';
import { ErrorSchema } from '@punto/protocol/api';
import { pathOf } from '@punto/protocol/client/http';
import { LaunchedSchema } from '@punto/protocol/launch-api';
import { ExchangeSchema, OPERATOR_PATHS } from '@punto/protocol/operator-api';
import type { Brand } from '../brands/brand.ts';
import { originOfSite } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { SESSION_COOKIE } from '../http/session-cookie.ts';
import { deviceWords } from '../identity/patron/device-words.ts';
import { OFFICE_CALLS } from '../operators/office/office-calls.ts';
import { signedRequests } from '../operators/signed-request.ts';
import { patronAnswer } from './patron-answer.ts';
import type { HttpParts } from './route-parts.ts';

/** In the document of patrons and floor too, beside the exchange. */
const POST_LAUNCH = { schema: { ...OFFICE_CALLS.launch, hide: false } } as const;

const POST_EXCHANGE = {
  schema: {
    tags: ['operators'],
    summary: 'The launch page exchanges its token for a session; sets the cookie',
    body: ExchangeSchema,
    response: { 200: LaunchedSchema, 400: ErrorSchema, 401: ErrorSchema, 429: ErrorSchema },
  },
} as const;

/** The operator's signed call. */
export const launchRoutes =
  ({ store, clock, brands, launches, launchLimiter, origins }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const signed = signedRequests(app, { brands, clock, challenges: store.challenges });

    app.post(OPERATOR_PATHS.launches, POST_LAUNCH, async (request) => {
      const { body } = request;
      const { currencies } = signed.brandOf(request);
      if (!Object.hasOwn(currencies, body.currency))
        throw new Problem(
          'invalid-request',
          `currency must be one of ${Object.keys(currencies).join(', ')}.`,
        );
      launchLimiter.launch(signed.brandOf(request));
      const brand = await signed.once(request);
      const { token, expiresAt } = await launches.begin(brand, body);
      const address =
        originOfSite(request.headers, origins) + pathOf(OPERATOR_PATHS.page, { brand: brand.id });
      return { url: `${address}#${token}`, expiresAt };
    });
  };

/** The nearest language that the brand offers; without one, its default. */
const languageOf = (wanted: string | null, brand: Brand | undefined): Language => {
  const offered: Brand['languages'] = brand?.languages ?? ['en'];
  return chooseLanguage([...(wanted === null ? [] : [wanted]), offered[0]], offered);
};

/** The exchange of the launch token by the page. */
export const exchangeRoutes =
  (parts: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { store, clock, brands, launches, launchLimiter, balances, sessionCookies } = parts;

    app.post(OPERATOR_PATHS.exchange, POST_EXCHANGE, async (request, reply) => {
      const { token, brand } = request.body;
      launchLimiter.exchange(brand, request.ip);
      const device = deviceWords(request.headers['user-agent']);
      const launched = await launches.exchange(token, brand, device);
      if (launched === 'invalid-token') launchLimiter.failed(brand, request.ip);
      if (typeof launched === 'string')
        throw new Problem(
          'sign-in-refused',
          'This launch is no longer valid: open the game again at the operator.',
        );
      balances.update(launched.patron, launched.balanceMinor);
      const patron = await store.patrons.find(launched.patron);
      if (patron === null) throw new Error(`patron ${launched.patron} was launched but is not in the store`);
      // The browser would send a session cookie of the other kind beside the new one.
      reply.clearCookie(SESSION_COOKIE, sessionCookies.other(patron.id));
      reply.setCookie(SESSION_COOKIE, launched.token, sessionCookies.of(patron.id));
      const session = await patronAnswer(store, clock, patron, brands);
      return {
        ...session,
        language: languageOf(launched.language, brands.get(brand)),
        table: launched.table,
      };
    });
  };
