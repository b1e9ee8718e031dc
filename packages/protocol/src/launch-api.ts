// The answer to the launch page: the session, and the language and table that the operator chose for it.
import { type Static, Type } from 'typebox';
import { SessionSchema } from './api.ts';
import { closed, orNull } from './setup-schema.ts';

/** The answer to the launch page. */
export const LaunchedSchema = Type.Object(
  {
    ...SessionSchema.properties,
    language: Type.String({ description: 'The language to begin with.' }),
    table: orNull(Type.String({ description: 'The table to open.' })),
  },
  closed,
);
export type LaunchedAnswer = Static<typeof LaunchedSchema>;
