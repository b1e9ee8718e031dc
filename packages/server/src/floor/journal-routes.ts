// The journal read back: what the house did, newest first, with its hashes; or whole as a file.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { JournalQuerySchema, JournalSchema } from '@punto/protocol/floor/report-api';
import type { HttpParts } from '../http/parts.ts';
import type { KeptEntry } from '../store/store.ts';
import { type Columns, csvOf, everyItem, fileHeaders, momentOf, orFile } from './csv.ts';

const PAGE = 50;

export const journalRoutes =
  ({ store }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      OFFICE_PATHS.journal,
      {
        config: { floor: 'see-journal' },
        schema: {
          tags: ['floor'],
          summary: 'What the house did, newest first',
          querystring: JournalQuerySchema,
          response: {
            200: orFile(JournalSchema),
            400: FloorErrorSchema,
            401: FloorErrorSchema,
            403: FloorErrorSchema,
            423: FloorErrorSchema,
          },
        },
      },
      async ({ query: { format, limit = PAGE, before = null, ...of } }, reply) => {
        if (format !== 'csv') return store.journalPage({ ...of, limit, before });
        const all = everyItem((page) => store.journalPage({ ...of, ...page }));
        return reply.headers(fileHeaders('journal')).send(csvOf(COLUMNS, all));
      },
    );
  };

const COLUMNS: Columns<KeptEntry> = [
  ['number', ({ number }) => number],
  ['at', ({ at }) => momentOf(at)],
  ['staff', ({ staff }) => staff?.id ?? null],
  ['staff_name', ({ staff }) => staff?.name ?? null],
  ['role', ({ role }) => role],
  ['action', ({ action }) => action],
  ['table', ({ table }) => table],
  ['shoe', ({ shoe }) => shoe],
  ['round', ({ round }) => round],
  ['patron', ({ patron }) => patron],
  ['reason', ({ reason }) => reason],
  ['before', ({ before }) => JSON.stringify(before)],
  ['after', ({ after }) => JSON.stringify(after)],
  ['hash', ({ hash }) => hash],
];
