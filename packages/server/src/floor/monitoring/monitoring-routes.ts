// Alarms of the monitoring of play, newest first: a page, or all of them as a file; and the note of a member of staff, which
// closes an alarm. No route here affects a patron. [B-62]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import {
  type Alarm,
  AlarmParamsSchema,
  AlarmSchema,
  AlarmsQuerySchema,
  AlarmsSchema,
  NoteAlarmSchema,
} from '@punto/protocol/floor/monitoring-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { KeptAlarm } from '@punto/store/monitor-store';
import type { Page, Store } from '@punto/store/store';
import { type Columns, momentOf } from '../../http/csv.ts';
import { listAnswer, orFile } from '../../http/list-answer.ts';
import { faultyFields } from '../../http/problem.ts';
import { problemWith } from '../../http/problem-detail.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { readAlarm } from '../../monitoring/read-alarm.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';
import { patronNames } from '../patron-names.ts';
import { whyOf } from '../patron-routes.ts';
import { spanOf } from '../reports/report-span.ts';
import { patronFilter } from '../search/patron-filter.ts';

const GET_ALARMS = {
  config: { floor: 'see-monitoring' },
  schema: {
    tags: ['floor'],
    summary: 'The alarms of the monitoring of play, newest first',
    querystring: AlarmsQuerySchema,
    response: { 200: orFile(AlarmsSchema), ...ERROR_ANSWERS },
  },
} as const;

const POST_NOTE = {
  config: { floor: 'note-alarm' },
  schema: {
    tags: ['floor'],
    summary: 'Close an alarm with a note of the outcome',
    params: AlarmParamsSchema,
    body: NoteAlarmSchema,
    response: { 200: AlarmSchema, ...ERROR_ANSWERS, 404: FloorErrorSchema, 409: FloorErrorSchema },
  },
} as const;

export const monitoringRoutes =
  ({ store, clock }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      OFFICE_PATHS.alarms,
      GET_ALARMS,
      async ({ query: { format, limit, before, kind, state, brand, from, to, ...given } }, reply) => {
        const patron = await patronFilter(store.patrons, given.patron);
        if (patron.fault) throw faultyFields([{ field: 'patron', ...patron.fault }]);
        const asked = {
          ...{ kind, open: state === undefined ? undefined : state === 'open' },
          patron: patron.value,
          brand,
          from: from === undefined ? undefined : spanOf({ from, to: to ?? from }).start,
          until: to === undefined ? undefined : spanOf({ from: from ?? to, to }).end,
        };
        return listAnswer(
          reply,
          { format, limit, before },
          {
            ...{ name: 'monitoring', columns: COLUMNS },
            read: async (page) => withNames(store, await store.monitor.alarms({ ...asked, ...page })),
          },
        );
      },
    );

    app.post(OFFICE_PATHS.noteAlarm, POST_NOTE, async (request) => {
      const { number } = request.params;
      const actor = actorOf(request);
      const text = whyOf(request.body.text, 'text');
      const alarm = await store.monitor.findAlarm(number);
      if (alarm === null) throw problemWith('not-found', 'no-alarm');
      const at = clock.now();
      const { patron, other, table, kind } = alarm;
      const entry = entryOf(actor, {
        ...{ at, action: 'note-alarm', patron, table, reason: text },
        after: { alarm: number, kind, ...(other === null ? {} : { other }) },
      });
      const staff = { id: actor.staff.id, name: actor.staff.name };
      const noted = await store.monitor.note(number, { at, staff, text }, entry);
      if (noted === null) throw problemWith('conflict', 'alarm-noted');
      const [shown] = (await withNames(store, { items: [noted], next: null })).items;
      if (!shown) throw new Error(`alarm ${number} is gone`);
      return shown;
    });
  };

const withNames = async (
  store: Pick<Store, 'patrons'>,
  { items, next }: Page<KeptAlarm>,
): Promise<Page<Alarm>> => {
  const names = await patronNames(
    store,
    items.flatMap(({ patron, other }) => (other === null ? [patron] : [patron, other])),
  );
  return {
    next,
    items: items.map((kept) => {
      const [patronName, otherName] = [
        names[kept.patron],
        kept.other === null ? undefined : names[kept.other],
      ];
      return {
        ...readAlarm(kept),
        ...(patronName === undefined ? {} : { patronName }),
        ...(otherName === undefined ? {} : { otherName }),
      };
    }),
  };
};

const COLUMNS: Columns<Alarm> = [
  ['number', ({ number }) => number],
  ['at', ({ at }) => momentOf(at)],
  ['kind', ({ kind }) => kind],
  ['patron', ({ patron }) => patron],
  ['patron_name', ({ patronName }) => patronName ?? null],
  ['other', ({ other }) => other],
  ['other_name', ({ otherName }) => otherName ?? null],
  ['table', ({ table }) => table],
  ['finding', ({ finding }) => JSON.stringify(finding)],
  ['noted_at', ({ noted }) => momentOf(noted?.at ?? null)],
  ['noted_by', ({ noted }) => noted?.staff.name ?? null],
  ['note', ({ noted }) => noted?.text ?? null],
];
