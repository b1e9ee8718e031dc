// Floor route that removes the name a patron chose, with a reason in the journal. The patron may choose another.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DoneSchema, FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { PatronParamsSchema, WhySchema } from '@punto/protocol/floor/patron-api';
import { patronId } from '@punto/table/ids';
import { problemWith } from '../../http/problem-detail.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';
import { whyOf } from '../patron-routes.ts';

const POST_REMOVE_NAME = {
  config: { floor: 'remove-patron-name' },
  schema: {
    tags: ['floor'],
    summary: 'Remove the name a patron chose; similar names are refused afterwards',
    params: PatronParamsSchema,
    body: WhySchema,
    response: { 200: DoneSchema, ...ERROR_ANSWERS, 409: FloorErrorSchema },
  },
} as const;

export const patronNameRoutes =
  ({ store, clock, onRenamed }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(OFFICE_PATHS.removeName, POST_REMOVE_NAME, async (request) => {
      const patron = patronId(request.params.id);
      const { displayName = null } = (await store.patrons.find(patron)) ?? {};
      const journalled = entryOf(actorOf(request), {
        ...{ at: clock.now(), action: 'remove-patron-name', patron, reason: whyOf(request.body.reason) },
        ...{ before: { displayName }, after: { displayName: null } },
      });
      if (!(await store.patrons.names.remove(patron, journalled))) throw problemWith('conflict', 'no-name');
      onRenamed(patron);
      return { done: true } as const;
    });
  };
