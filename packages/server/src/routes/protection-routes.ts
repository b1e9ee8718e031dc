// Routes of a patron's own protection: read and change. [P1]–[P6]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isTimeZone } from '@punto/ledger/protection/frame';
import { ErrorSchema } from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import { ChangeProtectionSchema, ProtectionSchema } from '@punto/protocol/protection';
import { endOfLaunch, refuseUncounted } from '../http/launched-patron.ts';
import { changeRefused, problemWith } from '../http/problem-detail.ts';
import { signedIn } from '../http/session.ts';
import { protectionValues } from '../identity/protection-journal-entry.ts';
import { protectionView } from '../identity/protection-view.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { afterAnswer } from './identity/after-answer.ts';
import type { HttpParts } from './route-parts.ts';

const GET_PROTECTION = {
  schema: {
    tags: ['patron'],
    summary: 'Limits with their use, reality checks, time-out, exclusion, and the session of play',
    security: [{ session: [] }],
    response: { 200: ProtectionSchema, 401: ErrorSchema },
  },
} as const;

const POST_PROTECTION = {
  schema: {
    tags: ['patron'],
    summary:
      'Change a limit, reality check, time-out or exclusion: a tightening takes effect at once, a loosening after a day and a confirmation',
    security: [{ session: [] }],
    body: ChangeProtectionSchema,
    response: {
      200: ProtectionSchema,
      400: ErrorSchema,
      401: ErrorSchema,
      403: ErrorSchema,
      409: ErrorSchema,
    },
  },
} as const;

export const protectionRoutes =
  ({ store, clock, guests, zone, onAccount, onSessionsEnded }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(PATHS.protection, GET_PROTECTION, async (request) => {
      const { id } = await signedIn(guests, request);
      return protectionView(store, id, clock.now(), zone);
    });

    app.post(PATHS.protection, POST_PROTECTION, async (request) => {
      const { id } = await signedIn(guests, request);
      const { change, zone: own } = request.body;
      if (!isTimeZone(own)) throw problemWith('invalid-request', 'time-zone');
      refuseUncounted(id, change);
      const nowMs = clock.now();
      const by = { setter: 'patron', nowMs, zone: own } as const;
      // An answer to a question changes no protection.
      const entry = change.change.startsWith('answer-')
        ? undefined
        : entryOf(null, {
            ...{ at: nowMs, action: 'limit-self', patron: id },
            ...protectionValues(await store.protections.find(id), change, by),
          });
      const changed = await store.protections.change(id, change, by, entry);
      if (!changed.ok) throw changeRefused(changed.refusal);
      onAccount(id);
      const end = endOfLaunch(id, change, nowMs);
      if (end !== null && (await store.sessions.endAll(id, end)))
        afterAnswer(clock, () => onSessionsEnded(id));
      return protectionView(store, id, clock.now(), zone);
    });
  };
