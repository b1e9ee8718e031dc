// Tables as the floor sees them, and new tables made from rooms.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { roomRemarks } from '@punto/engine/room-remarks';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import {
  FloorTableParamsSchema,
  FloorTableSchema,
  FloorTablesSchema,
  NewTableAnswerSchema,
  NewTableSchema,
  RoomsSchema,
} from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { tableId } from '@punto/table';
import { Problem } from '../http/problem.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf } from './guard.ts';
import { newTable, taken } from './new-table.ts';
import { tableRemark } from './table-faults.ts';

const faults = { ...ERROR_ANSWERS, 404: FloorErrorSchema, 503: FloorErrorSchema } as const;

const GET_TABLES = {
  config: { floor: 'see-tables' },
  schema: { tags: ['floor'], summary: 'The wall', response: { 200: FloorTablesSchema, ...faults } },
} as const;

const GET_NEW_TABLE = {
  config: { floor: 'manage-tables' },
  schema: {
    tags: ['floor'],
    summary: 'The rooms from which a table can be made',
    response: { 200: RoomsSchema, ...faults },
  },
} as const;

const POST_NEW_TABLE = {
  config: { floor: 'manage-tables' },
  schema: {
    tags: ['floor'],
    summary: 'Open a new table made from a room, or preview its setup',
    body: NewTableSchema,
    response: { 200: NewTableAnswerSchema, ...faults, 409: FloorErrorSchema },
  },
} as const;

const GET_TABLE = {
  config: { floor: 'see-tables' },
  schema: {
    tags: ['floor'],
    summary: 'One table in full',
    params: FloorTableParamsSchema,
    response: { 200: FloorTableSchema, ...faults },
  },
} as const;

export const floorTableRoutes =
  ({ clock, floorTables: { wall, rooms, make } }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(FLOOR_TABLE_PATHS.tables, GET_TABLES, async () => ({ tables: await wall.fresh() }));

    app.get(FLOOR_TABLE_PATHS.newTable, GET_NEW_TABLE, async () => ({ rooms }));

    app.post(FLOOR_TABLE_PATHS.newTable, POST_NEW_TABLE, async (request) => {
      const { preview = false, ...wanted } = request.body;
      const setup = newTable(rooms, wanted);
      const remarks = roomRemarks(setup).map((remark) => tableRemark(remark, setup));
      if (preview) return { made: false, setup, remarks };
      const entry = entryOf(actorOf(request), {
        at: clock.now(),
        action: 'manage-tables',
        table: setup.table,
        after: setup,
      });
      if (!(await make(setup, entry))) throw taken();
      return { made: true, setup, remarks };
    });

    app.get(FLOOR_TABLE_PATHS.table, GET_TABLE, async (request) => {
      const table = tableId(request.params.table);
      const floor = await wall.read(table);
      const entry = wall.entry(table);
      if (!floor || !entry) throw new Problem('no-such-table');
      return { entry, floor };
    });
  };
