// The journal read back: what the house did, newest first, with its hashes; or whole as a file.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import {
  JournalPeopleSchema,
  type JournalQuery,
  JournalQuerySchema,
  JournalSchema,
} from '@punto/protocol/floor/report-api';
import type { HttpParts } from '../http/parts.ts';
import type { KeptEntry, JournalQuery as Search } from '../store/store.ts';
import { type Columns, csvOf, everyItem, fileHeaders, momentOf, orFile } from './csv.ts';
import { spanOf } from './span.ts';

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
      async ({ query: { format, limit = PAGE, before = null, ...asked } }, reply) => {
        const of = searchOf(asked);
        if (format !== 'csv') return store.journalPage({ ...of, limit, before });
        const all = everyItem((page) => store.journalPage({ ...of, ...page }));
        return reply.headers(fileHeaders('journal')).send(csvOf(COLUMNS, all));
      },
    );

    app.get(
      OFFICE_PATHS.journalPeople,
      {
        config: { floor: 'see-journal' },
        schema: {
          tags: ['floor'],
          summary: 'The people the journal may be searched for',
          response: {
            200: JournalPeopleSchema,
            401: FloorErrorSchema,
            403: FloorErrorSchema,
            423: FloorErrorSchema,
          },
        },
      },
      async () => ({ people: (await store.staff.all()).map(({ id, name }) => ({ id, name })) }),
    );
  };

type Asked = Omit<JournalQuery, 'format' | 'limit' | 'before'>;

/** Either day may be left out: from the beginning, or up to now. */
const searchOf = ({ acts, from, to, cards, ...of }: Asked): Omit<Search, 'limit' | 'before'> => ({
  ...of,
  ...(acts === undefined ? {} : { actions: acts.split(',') }),
  ...(from === undefined ? {} : { from: spanOf({ from, to: to ?? from }).start }),
  ...(to === undefined ? {} : { until: spanOf({ from: from ?? to, to }).end }),
  ...(cards === 'folded' ? { folded: true } : {}),
});

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
