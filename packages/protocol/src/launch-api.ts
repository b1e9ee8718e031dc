// The answer to the page of a launch: the session, and where the operator wants its patron to begin.
import { type Static, Type } from 'typebox';
import { SessionSchema } from './api.ts';
import { closed, orNull } from './setup-schema.ts';

/** The answer to the page of a launch. */
export const LaunchedSchema = Type.Object(
  {
    ...SessionSchema.properties,
    language: Type.String({ description: 'The language to begin with.' }),
    table: orNull(Type.String({ description: 'The table to open.' })),
  },
  closed,
);
export type LaunchedAnswer = Static<typeof LaunchedSchema>;
