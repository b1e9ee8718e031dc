// The server of the survey: twelve tables that play fast until their roads are filled, then at a pace that leaves time
// for pictures, and a table of a patron alone.
import type { Pace } from '@punto/engine/room';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { startDeployment } from '../e2e/support/deployment.ts';
import { confirmPassword, firstManager, settleIn } from '../e2e/support/floor-client.ts';
import type { RoomFiles } from '../e2e/support/rooms.ts';

const FAST: Partial<Pace> = {
  bettingMs: 600,
  leastBettingMs: 0,
  closedMs: 50,
  cardMs: 20,
  thirdCardMs: 20,
  resultMs: 300,
};
const SLOW: Partial<Pace> = {
  bettingMs: 22_000,
  closedMs: 200,
  cardMs: 200,
  thirdCardMs: 200,
  resultMs: 16_000,
};

/** Rooms of the twelve tables, in turn; two names are long. */
const TABLES: readonly (readonly [room: string, name: string])[] = [
  ['live-eight-deck', 'Salon one'],
  ['six-deck', 'The loggia'],
  ['classic-eight-deck', 'The library'],
  ['live-eight-deck', 'The great north room'],
  ['squeeze', 'Velvet'],
  ['live-eight-deck', 'Acacia'],
  ['six-deck', 'Alder'],
  ['classic-eight-deck', 'Almond'],
  ['live-eight-deck', 'Beech'],
  ['live-eight-deck', 'Cedar'],
  ['classic-eight-deck', 'The winter garden'],
  ['live-eight-deck', 'Elder'],
];

const ROOMS: RoomFiles = {
  live: { from: 'live-eight-deck', tables: [{ table: 'north-room', name: 'North room' }] },
  six: { from: 'six-deck', tables: [{ table: 'terrace', name: 'The terrace' }] },
  classic: { from: 'classic-eight-deck', tables: [{ table: 'cabinet', name: 'The cabinet' }] },
  squeeze: { from: 'squeeze', tables: [{ table: 'damask', name: 'Damask' }] },
  big: { from: 'big-table', tables: [{ table: 'rotunda', name: 'The rotunda' }] },
  single: { from: 'single-deck', tables: [{ table: 'parlour', name: 'The parlour' }] },
};

export type SurveyDeployment = {
  readonly origin: string;
  readonly tables: readonly string[];
  /** From now on a round lasts long enough for pictures of all windows. */
  readonly slow: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const startSurveyDeployment = async (): Promise<SurveyDeployment> => {
  const { origin, output, remove } = await startDeployment({ rooms: ROOMS, tablesAtOnce: 12 });
  const { client, person } = await settleIn(origin, firstManager(output()));
  await confirmPassword(client, person);
  const tables = TABLES.map(([room, name], i) => ({
    table: `t${i + 1}`,
    name,
    room,
    dealing: 'machine',
    pace: FAST,
  }));
  for (const table of tables) await client.post(FLOOR_TABLE_PATHS.newTable, table);
  return {
    origin,
    tables: tables.map(({ table }) => table),
    slow: async () => {
      await confirmPassword(client, person);
      for (const { table } of tables)
        await client.post(FLOOR_TABLE_PATHS.duties.replace(':table', table), {
          duty: 'change-table',
          change: { pace: SLOW },
          reason: 'pictures',
        });
    },
    close: remove,
  };
};
