// Routes of the dead letters of webhooks: list and resend.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import type { SignedRequests } from '../signed-request.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import type { OfficeParts } from './office-parts.ts';

const DEAD_PAGE = 100;

export const webhookRoutes = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  { store, clock }: Pick<OfficeParts, 'store' | 'clock'>,
  signed: SignedRequests,
): void => {
  app.get(OFFICE_PATHS.webhooks, { schema: OFFICE_CALLS.webhooks }, async (request) => {
    const { after = 0, limit = DEAD_PAGE } = request.query;
    const letters = await store.webhooks.deadLetters(signed.brandOf(request).id, after, limit);
    return {
      webhooks: letters.map(({ number, id, type, url, at, attempts, fault, changedAt, data }) => ({
        ...{ number, id, type, url, at, attempts, fault, data: { ...data } },
        givenUpAt: changedAt,
      })),
    };
  });

  app.post(OFFICE_PATHS.retry, { schema: OFFICE_CALLS.retry }, async (request) => {
    const { id } = await signed.once(request);
    return { count: await store.webhooks.revive(id, request.body.numbers, clock.now()) };
  });
};
