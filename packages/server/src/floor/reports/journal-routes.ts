// Reads the staff journal, newest first, with its hashes; a page, or all of it as a file.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import {
  type JournalFileQuery,
  JournalPeopleSchema,
  JournalQuerySchema,
  JournalSchema,
} from '@punto/protocol/floor/report-api';
import type { KeptEntry, Page, JournalQuery as Search, Store } from '@punto/store/store';
import { type Columns, momentOf } from '../../http/csv.ts';
import { listAnswer, orFile } from '../../http/list-answer.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { patronNames } from '../patron-names.ts';
import { spanOf } from './report-span.ts';

export const journalRoutes =
  ({ store }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      OFFICE_PATHS.journal,
      {
        config: { floor: 'see-journal' },
        schema: {
          tags: ['floor'],
          summary: 'The staff journal, newest first',
          querystring: JournalQuerySchema,
          response: { 200: orFile(JournalSchema), ...ERROR_ANSWERS },
        },
      },
      ({ query: { format, limit, before, ...asked } }, reply) => {
        const of = searchOf(asked);
        return listAnswer(
          reply,
          { format, limit, before },
          {
            ...{ name: 'journal', columns: COLUMNS },
            read: async (page) => withNames(store, await store.journalPage({ ...of, ...page })),
          },
        );
      },
    );

    app.get(
      OFFICE_PATHS.journalPeople,
      {
        config: { floor: 'see-journal' },
        schema: {
          tags: ['floor'],
          summary: 'The members of the staff for the journal’s filter',
          response: { 200: JournalPeopleSchema, ...ERROR_ANSWERS },
        },
      },
      async () => ({ people: (await store.staff.all()).map(({ id, name }) => ({ id, name })) }),
    );
  };

type Asked = Omit<JournalFileQuery, 'format' | 'limit' | 'before'>;

/** Either day may be absent: from the beginning, or up to now. */
const searchOf = ({ acts, from, to, cards, ...of }: Asked): Omit<Search, 'limit' | 'before'> => ({
  ...of,
  ...(acts === undefined ? {} : { actions: acts.split(',') }),
  ...(from === undefined ? {} : { from: spanOf({ from, to: to ?? from }).start }),
  ...(to === undefined ? {} : { until: spanOf({ from: from ?? to, to }).end }),
  ...(cards === 'folded' ? { folded: true } : {}),
});

type Named = KeptEntry & { readonly patronName?: string };

/** Adds patrons' names; the entry itself has only the id, which its hash covers. */
const withNames = async (store: Pick<Store, 'patrons'>, page: Page<KeptEntry>): Promise<Page<Named>> => {
  const names = await patronNames(
    store,
    page.items.flatMap(({ patron }) => patron ?? []),
  );
  const items = page.items.map((entry) => {
    const patronName = entry.patron === null ? undefined : names[entry.patron];
    return patronName === undefined ? entry : { ...entry, patronName };
  });
  return { ...page, items };
};

const COLUMNS: Columns<Named> = [
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
  ['patron_name', ({ patronName }) => patronName ?? null],
  ['reason', ({ reason }) => reason],
  ['before', ({ before }) => JSON.stringify(before)],
  ['after', ({ after }) => JSON.stringify(after)],
  ['hash', ({ hash }) => hash],
];
