// Routes of notices: corrections and cancellations of a patron's rounds that the patron has not seen. The records contain
// them; the store has in addition only the time of the last view. [T5] [T6]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { minor } from '@punto/engine/minor';
import { ErrorSchema, type NoticesAnswer, NoticesSchema, SeenNoticesSchema } from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/index';
import { signedIn } from '../http/session.ts';
import { byPublicName } from '../identity/public-name.ts';
import type { HttpParts } from './route-parts.ts';

/** Number of a patron's newest records searched for unseen ones: some hours of play. */
const LOOKED_AT = 100;
const security = [{ session: [] }];

export const noticeRoutes =
  ({ store, guests, clock }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      PATHS.notices,
      {
        schema: {
          tags: ['records'],
          summary: 'Corrections and cancellations of rounds that the patron has not seen',
          security,
          response: { 200: NoticesSchema, 401: ErrorSchema },
        },
      },
      async (request) => noticesOf(store, (await signedIn(guests, request)).id),
    );

    app.post(
      PATHS.seenNotices,
      {
        schema: {
          tags: ['records'],
          summary: 'Mark the corrections and cancellations up to a time as seen',
          security,
          body: SeenNoticesSchema,
          response: { 200: NoticesSchema, 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema },
        },
      },
      async (request) => {
        const { id } = await signedIn(guests, request);
        // A time in the future would hide notices that do not exist yet.
        await store.patrons.seeNotices(id, Math.max(0, Math.min(request.body.until, clock.now())));
        return noticesOf(store, id);
      },
    );
  };

type NoticesStore = Pick<Store, 'records' | 'rounds' | 'patrons'>;

/** The patron's unseen notices, oldest first. */
export const noticesOf = async (store: NoticesStore, patron: PatronId): Promise<NoticesAnswer> => {
  const seen = await store.patrons.noticesSeen(patron);
  const { items } = await store.records(patron, { limit: LOOKED_AT, before: null });
  const fresh = items.filter((record) => record.at > seen && isTold(record)).toReversed();
  const rounds = Map.groupBy(fresh, ({ table, shoe, round }) => `${table}/${shoe}/${round}`);
  return { notices: await Promise.all([...rounds.values()].map((found) => noticeOf(store, patron, found))) };
};

const isTold = ({ revision = 0, status }: KeptRecord): boolean => revision > 0 || status === 'cancelled';

/** `found`: unseen revisions of one round, oldest first. */
const noticeOf = async (
  store: NoticesStore,
  patron: PatronId,
  found: readonly KeptRecord[],
): Promise<NoticesAnswer['notices'][number]> => {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) throw new Error('a notice without a record');
  const { table, shoe, round, revision = 0 } = first;
  const trace = revision > 0 ? await store.rounds.find(table, shoe, round) : null;
  const before = trace?.records.find(
    (record) => record.patron === patron && (record.revision ?? 0) === revision - 1,
  );
  const moved = found.reduce(
    (sum, { correction }) => sum + (correction ? correction.deltaMinor + correction.uncollectedMinor : 0),
    0,
  );
  return {
    record: byPublicName(last),
    before: before ? byPublicName(before) : null,
    movedMinor: minor(moved),
  };
};
