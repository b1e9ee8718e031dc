// The floor the tests play on: every room that comes with Punto, at a pace for tests. What a room pays and offers is
// never changed here, so that results can be worked out from the room alone. [V]
import type { Room } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';

type Table = { readonly table: string; readonly name: string } & Readonly<Record<string, unknown>>;
export type RoomFile = { readonly from: string; readonly tables: readonly Table[] } & Readonly<
  Record<string, unknown>
>;

/** Everything but the betting. */
const BRISK = { shufflingMs: 500, closedMs: 200, cardMs: 150, thirdCardMs: 250, resultMs: 3_000 };

const LIVE: RoomFile = {
  from: 'live-eight-deck',
  tables: [
    { table: 'quick', name: 'Quick table', pace: { ...BRISK, bettingMs: 13_000 } },
    // Long enough to look around.
    {
      table: 'calm',
      name: 'Calm table',
      pace: { ...BRISK, bettingMs: 20_000, cardMs: 200, thirdCardMs: 300, resultMs: 8_000 },
    },
    // Long enough to go and come back.
    { table: 'the-arch', name: 'The arch', pace: { ...BRISK, bettingMs: 40_000 } },
    { table: 'north-room', name: 'North room' },
    {
      table: 'ledge',
      name: 'The ledge',
      differentialMinor: 10_000,
      pace: { ...BRISK, bettingMs: 22_000, resultMs: 1_500 },
    },
    // Rounds fly by: for roads.
    {
      table: 'mill',
      name: 'The mill',
      pace: { shufflingMs: 400, bettingMs: 700, closedMs: 20, cardMs: 20, thirdCardMs: 20, resultMs: 400 },
    },
  ],
};

/** The cut card lies so deep that a shoe is over after some three rounds. */
const SHORT: RoomFile = {
  // With one deck the pairs return too little to be offered.
  from: 'classic-eight-deck',
  id: 'short-shoe',
  title: 'Short shoe',
  shoe: { decks: 1, cutDepth: 32 },
  tables: [
    {
      table: 'short',
      name: 'Short shoe',
      pace: {
        shufflingMs: 2_000,
        bettingMs: 8_000,
        closedMs: 100,
        cardMs: 60,
        thirdCardMs: 60,
        resultMs: 1_500,
      },
    },
  ],
};

/** The same, with rounds that fly by and time to cut: for shoes from seal to end. */
const CUTTING: RoomFile = {
  ...SHORT,
  id: 'cutting-room',
  title: 'Cutting room',
  tables: [
    {
      table: 'cabinet',
      name: 'The cabinet',
      pace: {
        shufflingMs: 6_000,
        bettingMs: 3_000,
        closedMs: 100,
        cardMs: 60,
        thirdCardMs: 60,
        resultMs: 1_500,
      },
    },
  ],
};

const SQUEEZE: RoomFile = {
  from: 'squeeze',
  squeeze: { turnMs: 30_000 },
  tables: [{ table: 'velvet', name: 'Velvet', pace: { ...BRISK, bettingMs: 12_000 } }],
};

const HASTY: RoomFile = {
  from: 'squeeze',
  id: 'hasty-squeeze',
  title: 'Hasty squeeze',
  squeeze: { turnMs: 10_000 },
  tables: [{ table: 'damask', name: 'Damask', pace: { ...BRISK, bettingMs: 10_000 } }],
};

const SIX: RoomFile = {
  from: 'six-deck',
  tables: [{ table: 'loggia', name: 'The loggia', pace: { ...BRISK, bettingMs: 18_000, resultMs: 6_000 } }],
};

const CLASSIC: RoomFile = {
  from: 'classic-eight-deck',
  tables: [{ table: 'library', name: 'The library', pace: { ...BRISK, bettingMs: 14_000, resultMs: 7_000 } }],
};

const SINGLE: RoomFile = {
  from: 'single-deck',
  tables: [
    {
      table: 'parlour',
      name: 'The parlour',
      pace: { shufflingMs: 200, closedMs: 200, cardMs: 1_200, thirdCardMs: 1_200, resultMs: 2_500 },
    },
    // A coup lasts long enough for a page to be loaded again.
    { table: 'snug', name: 'The snug', pace: { closedMs: 800, cardMs: 1_500, thirdCardMs: 1_500 } },
  ],
};

const BIG: RoomFile = {
  from: 'big-table',
  seats: { offerMs: 12_000, dealMs: 4_000 },
  tables: [{ table: 'rotunda', name: 'The rotunda', pace: { ...BRISK, bettingMs: 14_000, resultMs: 2_500 } }],
};

/** Every room. */
export const FLOOR: Readonly<Record<string, RoomFile>> = {
  live: LIVE,
  short: SHORT,
  cutting: CUTTING,
  squeeze: SQUEEZE,
  hasty: HASTY,
  six: SIX,
  classic: CLASSIC,
  single: SINGLE,
  big: BIG,
};

const GARDENS = ['Acacia', 'Alder', 'Almond', 'Ash', 'Beech', 'Birch', 'Cedar', 'Cherry', 'Elder', 'Elm'];
const STREETS = ['Fir', 'Hazel', 'Holly', 'Larch', 'Laurel', 'Lime', 'Maple', 'Oak', 'Olive', 'Pear'];

/** A lobby of many tables, for finding one's way. */
export const WIDE_FLOOR: Readonly<Record<string, RoomFile>> = {
  ...FLOOR,
  gardens: many('live-eight-deck', GARDENS, 500),
  streets: many('classic-eight-deck', STREETS, 2_500),
};

function many(from: string, names: readonly string[], minMinor: number): RoomFile {
  return {
    from,
    tables: names.map((name) => ({
      table: name.toLowerCase(),
      name,
      limits: { minMinor, maxMinor: 100_000 },
      pace: { bettingMs: 20_000 },
    })),
  };
}

/** The room the table was made from. */
export const roomOf = (table: string): Room => {
  const file = Object.values(WIDE_FLOOR).find(({ tables }) => tables.some((each) => each.table === table));
  const room = file && ROOMS[file.from];
  if (!room) throw new Error(`no such table: ${table}`);
  return room;
};
