// Routes of the wallet calls of a brand: a feed of all calls, or the unresolved ones.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import { tableWord } from '@punto/protocol/office/table-word';
import type { SignedRequests } from '../signed-request.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import type { OfficeParts } from './office-parts.ts';

const PAGE = 500;
/** The store writes a call within seconds of its time: the feed is complete up to this long before now. */
const COMPLETE_MS = 60_000;

export const transactionRoutes = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  { store, clock }: Pick<OfficeParts, 'store' | 'clock'>,
  signed: SignedRequests,
): void => {
  app.get(OFFICE_PATHS.transactions, { schema: OFFICE_CALLS.transactions }, async (request) => {
    const { state, from, to = Number.MAX_SAFE_INTEGER, after = null, limit = PAGE } = request.query;
    const { id: brand } = signed.brandOf(request);
    const unresolved = state === 'unresolved';
    const until = unresolved ? to : Math.min(to, clock.now() - COMPLETE_MS);
    const found = await store.office.transactions({ brand, unresolved, from, to: until, after, limit });
    return {
      transactions: found.items.map(({ id, amountMinor, table, ...transaction }) => ({
        ...{ ...transaction, transaction: id, amount: amountMinor },
        table: tableWord(table),
      })),
      next: found.next,
      more: found.more,
    };
  });
};
