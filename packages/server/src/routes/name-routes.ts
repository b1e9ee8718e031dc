// Routes of the name that a patron shows to others at a table: the patron reads, changes and removes it.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChooseNameSchema, ErrorSchema, OwnNameSchema } from '@punto/protocol/api';
import { readDisplayName } from '@punto/protocol/names/display-name';
import { PATHS } from '@punto/protocol/paths';
import type { ReadName } from '@punto/store/patron-name-store';
import { nameRefused, problemWith } from '../http/problem-detail.ts';
import { signedIn } from '../http/session.ts';
import type { HttpParts } from './route-parts.ts';

const GET_NAME = {
  schema: {
    tags: ['patron'],
    summary: 'The name that the patron chose, and whether others at a table see it',
    security: [{ session: [] }],
    response: { 200: OwnNameSchema, 401: ErrorSchema },
  },
} as const;

const PUT_NAME = {
  schema: {
    tags: ['patron'],
    summary: 'Choose, show, hide or remove the patron’s name; limited to a few new names a day',
    security: [{ session: [] }],
    body: ChooseNameSchema,
    response: { 200: OwnNameSchema, 400: ErrorSchema, 401: ErrorSchema, 403: ErrorSchema, 422: ErrorSchema },
  },
} as const;

const REFUSALS = {
  'too-many-changes': 'name-often-changed',
  'removed-before': 'name-removed-before',
} as const;

export const nameRoutes =
  ({ store, clock, guests, refusedWords, onRenamed }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { names } = store.patrons;

    const read = (typed: string | null): ReadName | null => {
      if (typed === null) return null;
      const reading = readDisplayName(typed, { refused: refusedWords });
      if (!reading.ok) throw nameRefused(reading.fault);
      return reading;
    };

    app.get(PATHS.ownName, GET_NAME, async (request) => {
      const { id } = await signedIn(guests, request);
      return names.of(id, clock.now());
    });

    app.put(PATHS.ownName, PUT_NAME, async (request) => {
      const { id } = await signedIn(guests, request);
      const { shown } = request.body;
      const refusal = await names.choose(id, { name: read(request.body.name), shown, at: clock.now() });
      if (refusal) throw problemWith('name-refused', REFUSALS[refusal]);
      onRenamed(id);
      return names.of(id, clock.now());
    });
  };
