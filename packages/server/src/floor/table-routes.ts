// The tables as the floor sees them, and new ones made from rooms.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Pace, Room, TableSetup } from '@punto/engine/room';
import type { Fault } from '@punto/engine/room-check';
import { roomRemarks } from '@punto/engine/room-remarks';
import { tryTable } from '@punto/engine/table-setup';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import {
  FloorTableParamsSchema,
  FloorTableSchema,
  FloorTablesSchema,
  NewTableAnswerSchema,
  type NewTableRequest,
  NewTableSchema,
  RoomsSchema,
} from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { tableId } from '@punto/table';
import type { HttpParts } from '../http/parts.ts';
import { Problem } from '../http/problem.ts';
import { entryOf } from './entry.ts';
import { actorOf } from './guard.ts';
import { plainWords } from './plain-words.ts';

const TAKEN = 'A table of this house has that name, or had it: choose another.';

const faults = {
  400: FloorErrorSchema,
  401: FloorErrorSchema,
  403: FloorErrorSchema,
  404: FloorErrorSchema,
  423: FloorErrorSchema,
  503: FloorErrorSchema,
} as const;

export const floorTableRoutes =
  ({ clock, floorTables: { wall, rooms, make } }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      FLOOR_TABLE_PATHS.tables,
      {
        config: { floor: 'see-tables' },
        schema: { tags: ['floor'], summary: 'The wall', response: { 200: FloorTablesSchema, ...faults } },
      },
      async () => ({ tables: await wall.fresh() }),
    );

    app.get(
      FLOOR_TABLE_PATHS.newTable,
      {
        config: { floor: 'manage-tables' },
        schema: {
          tags: ['floor'],
          summary: 'The rooms a table may be made from',
          response: { 200: RoomsSchema, ...faults },
        },
      },
      async () => ({ rooms }),
    );

    app.post(
      FLOOR_TABLE_PATHS.newTable,
      {
        config: { floor: 'manage-tables' },
        schema: {
          tags: ['floor'],
          summary: 'Open a new table made from a room, or see what it would be',
          body: NewTableSchema,
          response: { 200: NewTableAnswerSchema, ...faults, 409: FloorErrorSchema },
        },
      },
      async (request) => {
        const { preview = false, ...wanted } = request.body;
        const setup = setupOf(rooms, wanted);
        const remarks = roomRemarks(setup).map(({ says }) => says);
        if (preview) return { made: false, setup, remarks };
        const entry = entryOf(actorOf(request), {
          at: clock.now(),
          action: 'manage-tables',
          table: setup.table,
          after: setup,
        });
        if (!(await make(setup, entry))) throw new Problem('conflict', TAKEN);
        return { made: true, setup, remarks };
      },
    );

    app.get(
      FLOOR_TABLE_PATHS.table,
      {
        config: { floor: 'see-tables' },
        schema: {
          tags: ['floor'],
          summary: 'One table in full',
          params: FloorTableParamsSchema,
          response: { 200: FloorTableSchema, ...faults },
        },
      },
      async (request) => {
        const table = tableId(request.params.table);
        const floor = await wall.look(table);
        const entry = wall.entry(table);
        if (!floor || !entry) throw new Problem('no-such-table');
        return { entry, floor };
      },
    );
  };

const setupOf = (rooms: readonly Room[], wanted: Omit<NewTableRequest, 'preview'>): TableSetup => {
  const room = rooms.find(({ id }) => id === wanted.room);
  if (!room) throw new Problem('not-found', 'There is no such room.');
  // The address where new tables are made.
  if (wanted.table === 'new') throw new Problem('conflict', TAKEN);
  const { table, name, limits, differentialMinor, patronDifferentialMinor, bettingMs } = wanted;
  const pace: Partial<Pace> = bettingMs === undefined ? {} : { bettingMs };
  const made = tryTable(dealtBy(room, wanted.dealing), {
    table,
    name: plainWords(name),
    pace,
    ...(limits && { limits }),
    ...(differentialMinor !== undefined && { differentialMinor }),
    ...(patronDifferentialMinor !== undefined && { patronDifferentialMinor }),
  });
  if (!made.ok) throw faulty(made.faults);
  return made.table;
};

const dealtBy = (room: Room, dealing: NewTableRequest['dealing']): Room => {
  const { dealing: _, ...machine } = room;
  if (dealing === 'person') return { ...machine, dealing };
  return dealing === 'machine' ? machine : room;
};

const faulty = (found: readonly Fault[]): Problem =>
  new Problem('invalid-request', found.map(({ path, says }) => `${path} ${says}`).join('; '));
