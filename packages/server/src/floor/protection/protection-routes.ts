// Floor routes of a patron's protection: limits with their use, the house's limits for the patron, an exclusion. A tightening
// takes effect at once, a loosening waits a day, for the house too. Every change is journalled. [P1] [P6]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { PatronParamsSchema } from '@punto/protocol/floor/patron-api';
import { ProtectionSchema, ProtectPatronSchema } from '@punto/protocol/protection';
import { type PatronId, patronId } from '@punto/table/ids';
import { endOfLaunch, refuseUncounted } from '../../http/launched-patron.ts';
import { changeRefused, problemWith } from '../../http/problem-detail.ts';
import { protectionValues } from '../../identity/protection-journal-entry.ts';
import { protectionView } from '../../identity/protection-view.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';
import { whyOf } from '../patron-routes.ts';

const ofOne = { ...ERROR_ANSWERS, 404: FloorErrorSchema } as const;

const GET_PROTECTION = {
  config: { floor: 'see-patrons' },
  schema: {
    tags: ['floor'],
    summary: 'Limits of a patron and of the house for that patron, with their use; time-out and exclusion',
    params: PatronParamsSchema,
    response: { 200: ProtectionSchema, ...ofOne },
  },
} as const;

const POST_PROTECTION = {
  config: { floor: 'protect-patron' },
  schema: {
    tags: ['floor'],
    summary: 'Set a limit of the house for this patron, or exclude the patron',
    params: PatronParamsSchema,
    body: ProtectPatronSchema,
    response: { 200: ProtectionSchema, ...ofOne, 409: FloorErrorSchema },
  },
} as const;

export const floorProtectionRoutes =
  ({ store, clock, zone, onAccount, onSessionsEnded }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const find = async (id: string): Promise<PatronId> => {
      const patron = await store.patrons.find(patronId(id));
      if (patron === null) throw problemWith('not-found', 'no-patron');
      return patron.id;
    };

    app.get(OFFICE_PATHS.protection, GET_PROTECTION, async (request) =>
      protectionView(store, await find(request.params.id), clock.now(), zone),
    );

    app.post(OFFICE_PATHS.protection, POST_PROTECTION, async (request) => {
      const id = await find(request.params.id);
      const { change, reason } = request.body;
      refuseUncounted(id, change);
      const nowMs = clock.now();
      const by = { setter: 'house', nowMs, zone } as const;
      const entry = entryOf(actorOf(request), {
        at: nowMs,
        action: 'protect-patron',
        patron: id,
        reason: whyOf(reason),
        ...protectionValues(await store.protections.find(id), change, by),
      });
      const changed = await store.protections.change(id, change, by, entry);
      if (!changed.ok) throw changeRefused(changed.refusal);
      onAccount(id);
      const end = endOfLaunch(id, change, nowMs);
      if (end !== null && (await store.sessions.endAll(id, end))) onSessionsEnded(id);
      return protectionView(store, id, clock.now(), zone);
    });
  };
