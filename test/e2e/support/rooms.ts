// The rooms of the tests: every room that comes with Punto, at a pace for tests. What a room pays and offers is never
// changed here, so that results can be worked out from the room alone. [V]
import type { Room } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import { offeredBets } from '../../../packages/cli/src/load/plan.ts';

type Table = { readonly table: string; readonly name: string } & Readonly<Record<string, unknown>>;
export type RoomFile = { readonly from: string; readonly tables: readonly Table[] } & Readonly<
  Record<string, unknown>
>;
export type RoomFiles = Readonly<Record<string, RoomFile>>;

/** Everything but the betting. */
const BRISK = { shufflingMs: 500, closedMs: 200, cardMs: 150, thirdCardMs: 250, resultMs: 3_000 };
/** Betting is open for as long as a test runs: the table does nothing by itself. */
const RESTING = { ...BRISK, bettingMs: 600_000 };

/** A room file has at least one table; those that are played at are made by the tests. */
const roomFile = (from: string, table: string, name: string): RoomFile => ({
  from,
  tables: [{ table, name, pace: RESTING }],
});

const LIVE = roomFile('live-eight-deck', 'north-room', 'North room');
const SIX = roomFile('six-deck', 'loggia', 'The loggia');
const CLASSIC = roomFile('classic-eight-deck', 'library', 'The library');
const BIG: RoomFile = {
  ...roomFile('big-table', 'rotunda', 'The rotunda'),
  // Longer than a betting: no offer expires while a test on a busy machine presses its button.
  seats: { offerMs: 60_000, dealMs: 40_000 },
};
const SQUEEZE: RoomFile = { ...roomFile('squeeze', 'velvet', 'Velvet'), squeeze: { turnMs: 120_000 } };
/** Cards turn by themselves while a test looks on. */
const HASTY: RoomFile = {
  ...roomFile('squeeze', 'damask', 'Damask'),
  id: 'hasty-squeeze',
  title: 'Hasty squeeze',
  squeeze: { turnMs: 6_000 },
};

/** The cut card is so early that a shoe has about three rounds. */
const SHORT: RoomFile = {
  // With one deck the pairs return too little to be offered.
  ...roomFile('classic-eight-deck', 'cabinet', 'The cabinet'),
  id: 'short-shoe',
  title: 'Short shoe',
  shoe: { decks: 1, cutDepth: 32 },
};

const SINGLE: RoomFile = {
  from: 'single-deck',
  tables: [
    {
      table: 'parlour',
      name: 'The parlour',
      pace: { shufflingMs: 200, closedMs: 200, cardMs: 300, thirdCardMs: 300, resultMs: 2_500 },
    },
    // A coup lasts long enough for a page to be loaded again.
    { table: 'snug', name: 'The snug', pace: { closedMs: 800, cardMs: 3_000, thirdCardMs: 3_000 } },
  ],
};

/** Fifty-nine published bets and one of the house's own, which wins with banker's three-card seven. */
export const OWN_BETS: RoomFile = {
  ...roomFile('live-eight-deck', 'orangery', 'The orangery'),
  id: 'house-bets',
  title: 'Bets of the house',
  bets: [
    {
      id: 'house/fortune',
      name: { en: 'Fortune seven', ja: 'フォーチュン7' },
      source: 'A test.',
      rows: [
        {
          when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] },
          pays: '40:1',
        },
      ],
      commission: '5 %',
    },
    ...offeredBets().slice(0, 59),
  ],
  offers: Object.fromEntries(
    ['house/fortune', ...offeredBets().slice(0, 59)].map((id) => [id, { minMinor: 100, maxMinor: 20_000 }]),
  ),
};

/** Every room, for tables that tests make. */
export const ROOMS_OF_TESTS: RoomFiles = {
  live: LIVE,
  short: SHORT,
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
export const WIDE_ROOMS: RoomFiles = {
  ...ROOMS_OF_TESTS,
  live: {
    from: 'live-eight-deck',
    tables: [{ table: 'north-room', name: 'North room', pace: { ...BRISK, bettingMs: 15_000 } }],
  },
  classic: {
    from: 'classic-eight-deck',
    tables: [{ table: 'library', name: 'The library', pace: { ...BRISK, bettingMs: 15_000 } }],
  },
  gardens: manyTables('live-eight-deck', GARDENS, 500),
  streets: manyTables('classic-eight-deck', STREETS, 2_500),
};

function manyTables(from: string, names: readonly string[], minMinor: number): RoomFile {
  return {
    from,
    tables: names.map((name) => ({
      table: name.toLowerCase(),
      name,
      limits: { minMinor, maxMinor: 100_000 },
      pace: RESTING,
    })),
  };
}

const BY_HAND_PACE = { ...BRISK, leastBettingMs: 0, bettingMs: 120_000 };

/** A short shoe drawn by a person. The clock leaves time to stake; the dealer closes earlier. */
const BY_HAND: RoomFile = {
  from: 'live-eight-deck',
  id: 'hand-dealt',
  title: 'Dealt by hand',
  dealing: 'person',
  shoe: { decks: 1, cutDepth: 14 },
  // With one deck these return less than 75 %, and a room file that has them is refused. [B-18]
  offers: { 'player-pair': null, 'banker-pair': null, 'any-pair': null, 'perfect-pair': null },
  tables: [
    { table: 'oak', name: 'Oak', pace: BY_HAND_PACE },
    { table: 'elm', name: 'Elm', pace: BY_HAND_PACE },
    { table: 'ash', name: 'Ash', pace: BY_HAND_PACE },
    { table: 'yew', name: 'Yew', pace: BY_HAND_PACE },
  ],
};

const BY_MACHINE: RoomFile = {
  from: 'live-eight-deck',
  tables: [
    // One test pauses it, lowers its limits and closes it: no other test plays here.
    { table: 'quartz', name: 'Quartz', pace: { ...BRISK, bettingMs: 12_000 } },
    { table: 'flint', name: 'Flint', pace: { ...BRISK, bettingMs: 12_000 } },
    { table: 'slate', name: 'Slate', pace: RESTING },
  ],
};

/** For the console. */
export const FLOOR_ROOMS: RoomFiles = { hand: BY_HAND, machine: BY_MACHINE };

const QUICK = { ...BRISK, bettingMs: 500, resultMs: 500 };

/** Tables whose rounds are over in three seconds. */
export const QUICK_ROUNDS: RoomFiles = {
  machine: {
    from: 'live-eight-deck',
    tables: [
      { table: 'quartz', name: 'Quartz', pace: QUICK },
      { table: 'slate', name: 'Slate', pace: QUICK },
    ],
  },
};

/** The room the table was made from; the id of a table made by a test begins with that of its room. */
export const roomOf = (table: string): Room => {
  const file = Object.values(WIDE_ROOMS).find(
    ({ from, id = from, tables }) =>
      tables.some((each) => each.table === table) || table.startsWith(`${id}-`),
  );
  const room = file && ROOMS[file.from];
  if (!room) throw new Error(`no such table: ${table}`);
  return room;
};
