// The running program of this node, and whether its files are unchanged: read, or checked again now. [B-56]

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { ProgramSchema } from '@punto/protocol/floor/program-api';
import { problemWith } from '../http/problem-detail.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';

const config = { floor: 'see-program' } as const;
const faults = { ...ERROR_ANSWERS, 503: FloorErrorSchema } as const;

export const programRoutes =
  ({ program }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      OFFICE_PATHS.program,
      {
        config,
        schema: {
          tags: ['floor'],
          summary: 'Version and digest of the program of this node',
          response: { 200: ProgramSchema, ...faults },
        },
      },
      async () => checkOf(program).status(),
    );

    app.post(
      OFFICE_PATHS.checkProgram,
      {
        config,
        schema: {
          tags: ['floor'],
          summary: 'Read all program files of this node again and compare them',
          response: { 200: ProgramSchema, ...faults },
        },
      },
      async () => checkOf(program).check(),
    );
  };

const checkOf = (program: FloorParts['program']): NonNullable<FloorParts['program']> => {
  if (program === null) throw problemWith('not-ready', 'program-unchecked');
  return program;
};
