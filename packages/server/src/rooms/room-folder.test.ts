import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OPTION_IDS } from '@punto/engine/option-id';
import { ROOMS } from '@punto/engine/rooms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../input/config-error.ts';
import { faultLine } from '../input/file-fault.ts';
import { loadRooms, readRooms } from './room-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-rooms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const faults = (where = folder): readonly string[] => {
  const read = readRooms(where);
  return read.ok ? [] : read.faults.map((fault) => faultLine(fault).replaceAll(`${folder}/`, ''));
};
const one = { table: 'one', name: 'One' };
const live = (change: object = {}) => ({ from: 'live-eight-deck', tables: [one], ...change });

describe('the rooms of a first start', () => {
  it('[V1] [V2] [V3] [V4] [V5] [V6] are all shipped ones, side by side', () => {
    const tables = loadRooms();
    expect(new Set(tables.map(({ id }) => id))).toEqual(new Set(Object.keys(ROOMS)));
    expect(tables.filter(({ id }) => id === 'live-eight-deck')).toHaveLength(4);
    expect(new Set(tables.map(({ pace }) => pace.bettingMs)).size).toBeGreaterThan(4);
  });
});

describe('a room file', () => {
  it('[V1] needs three lines for a table of a room', () => {
    write('a.json', '{\n  "from": "squeeze",\n  "tables": [{ "table": "one", "name": "One" }]\n}');
    expect(loadRooms(folder)).toEqual([{ ...ROOMS.squeeze, ...one }]);
  });

  it('may have comments, trailing commas and a byte order mark, and may be named alone', () => {
    const file = write(
      'a.jsonc',
      '\uFEFF{ // ours\n "from": "six-deck", /* three */ "tables": [{ "table": "one", "name": "One", },],\n}',
    );
    expect(loadRooms(file).map(({ id }) => id)).toEqual(['six-deck']);
  });

  it('[V1] changes any field, and objects field by field', () => {
    write(
      'a.json',
      live({
        id: 'house',
        title: 'House',
        language: 'fr',
        labels: { tie: 'Égalité' },
        shoe: { cutDepth: 26 },
        pace: { bettingMs: 9000 },
        squeeze: { turnMs: 7000 },
        tags: { streakFrom: 4, chopFrom: 5 },
        commissionModes: ['no-commission'],
      }),
    );
    const room = ROOMS['live-eight-deck'];
    expect(loadRooms(folder)[0]).toEqual({
      ...room,
      ...one,
      id: 'house',
      title: 'House',
      language: 'fr',
      labels: { player: 'Player', banker: 'Banker', tie: 'Égalité' },
      shoe: { ...room?.shoe, cutDepth: 26 },
      pace: { ...room?.pace, bettingMs: 9000 },
      squeeze: { turnMs: 7000 },
      tags: { streakFrom: 4, chopFrom: 5 },
      commissionModes: ['no-commission'],
    });
  });

  it('[V3] has names in several languages: English is the table’s own, the others come besides', () => {
    write('a.json', {
      from: 'live-eight-deck',
      title: { en: 'House', ja: 'ハウス' },
      labels: { tie: { en: 'Draw', 'zh-Hans': '和局', ja: '引' }, player: 'Punto' },
      tables: [
        { table: 'one', name: { en: 'Garden', ja: '庭' } },
        { table: 'two', name: '花园' },
      ],
    });
    const of = { ja: { title: 'ハウス', labels: { tie: '引' } }, 'zh-Hans': { labels: { tie: '和局' } } };
    expect(loadRooms(folder)).toMatchObject([
      {
        title: 'House',
        name: 'Garden',
        labels: { player: 'Punto', banker: 'Banker', tie: 'Draw' },
        translations: { ...of, ja: { ...of.ja, name: '庭' } },
      },
      { title: 'House', name: '花园', translations: of },
    ]);
    write('a.json', live({ title: 'House' }));
    expect(loadRooms(folder)[0]).not.toHaveProperty('translations');
  });

  it('[L3] changes, adds and leaves out single offers', () => {
    const offers = {
      tie: { schedule: 'tie-nine' },
      'banker-pair': null,
      'lucky-six': { maxMinor: 20_000 },
    };
    write('a.json', { from: 'six-deck', offers, tables: [one] });
    const [table] = loadRooms(folder);
    expect(table?.offers.map(({ option }) => option)).toEqual([
      'player',
      'banker',
      'tie',
      'player-pair',
      'lucky-six',
    ]);
    expect(table?.offers[2]).toMatchObject({ schedule: 'tie-nine', maxMinor: 100_000 });
    expect(table?.offers[4]).toEqual({
      option: 'lucky-six',
      schedule: 'lucky-six',
      minMinor: 100,
      maxMinor: 20_000,
      until: null,
    });
  });

  it('[L3] replaces all offers by a list', () => {
    write('a.json', live({ offers: [{ option: 'tie', maxMinor: 500 }], commissionModes: ['traditional'] }));
    expect(loadRooms(folder)[0]?.offers).toMatchObject([{ option: 'tie', schedule: 'tie', minMinor: 100 }]);
  });

  it('[V2] [V6] removes an optional feature with null', () => {
    write('a.json', { from: 'squeeze', squeeze: null, tables: [one] });
    write('b.json', { from: 'big-table', seats: null, tables: [{ ...one, table: 'two' }] });
    const tables = loadRooms(folder);
    expect(tables.map((table) => ['squeeze' in table, 'seats' in table])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('[T1] sets whether a person deals, for all tables of the file', () => {
    write('a.json', live({ dealing: 'person' }));
    write('b.json', { ...live({ dealing: null }), tables: [{ ...one, table: 'two' }] });
    expect(loadRooms(folder).map(({ dealing }) => dealing)).toEqual(['person', undefined]);
  });

  it.each(Object.values(ROOMS))('[V1] may write a whole room: $id', (room) => {
    write('a.json', { ...room, tables: [one] });
    expect(loadRooms(folder)).toEqual([{ ...room, ...one }]);
  });

  it('[L3] [L4] [T1] has limits, difference limits and pace for each table', () => {
    const limits = { minMinor: 500, maxMinor: 100_000 };
    write('a.json', live({ tables: [{ ...one, limits, differentialMinor: null, pace: { cardMs: 300 } }] }));
    const [table] = loadRooms(folder);
    expect(table).toMatchObject({ differentialMinor: null, pace: { cardMs: 300, bettingMs: 18_000 } });
    // 1,000 coins alone, and as much again with a stake on the other side.
    expect(table).toMatchObject({ patronDifferentialMinor: 100_000 });
    expect(table?.offers[0]).toMatchObject({ minMinor: 500, maxMinor: 200_000 });
    expect(table?.offers[2]).toMatchObject({ option: 'tie', minMinor: 500, maxMinor: 20_000 });
  });

  it('[L1] reports that the commission is rounded at a finer step, and opens', () => {
    write('a.json', live({ stepMinor: 10 }));
    const read = readRooms(folder);
    expect(read.ok && read.remarks().map(({ line, says }) => [line, says])).toEqual([
      [1, 'banker: at a step of 10 the commission rounds up to the minor unit'],
    ]);
  });
});

/** Every value on its own line, so that line numbers are distinct. */
const spread = (content: unknown): string => JSON.stringify(content, null, 2);

describe('a fault in a room file is reported with its line', () => {
  it.each([
    [
      'broken JSON',
      '{\n  "from": "squeeze"\n  "tables": []\n}',
      ['a.json:3:3: a comma is missing before this'],
    ],
    ['nothing', '', ['a.json:1:1: a value is missing here']],
    ['no room', '[]', ['a.json:1:1: must be an object with named fields, in { }']],
    [
      'a field written twice',
      '{\n"from": "squeeze",\n"pace": {},\n"pace": {},\n"tables": []\n}',
      ['a.json:4:1: pace: is written twice; remove one'],
    ],
    [
      'an unknown field',
      spread(live({ pace: { bettingMS: 900 } })),
      ['a.json:10:5: pace.bettingMS: is not a known field: did you mean bettingMs?'],
    ],
    [
      'an unknown field like no other',
      spread(live({ labels: { draw: 'X' } })),
      ['a.json:10:5: labels.draw: is not a known field; the fields here are player, banker, tie'],
    ],
    [
      '[V3] a language that is not known',
      spread(live({ title: { en: 'House', 'zh-Hanz': '府' } })),
      ['a.json:11:5: title.zh-Hanz: is not a known language: did you mean zh-Hans?'],
    ],
    [
      '[V3] a language like no other',
      spread(live({ labels: { tie: { en: 'Draw', klingon: 'x' } } })),
      [
        'a.json:12:7: labels.tie.klingon: is not a known language; known are en, zh-Hans, zh-Hant, ja, ko, th, vi, id, pt-BR, es',
      ],
    ],
    [
      '[V3] a name without English',
      '{\n"from": "squeeze",\n"tables": [{ "table": "one",\n"name": { "ja": "庭" } }]\n}',
      ['a.json:4:9: tables[0].name.en: is missing'],
    ],
    [
      '[V3] two labels that are the same in a language',
      spread(live({ labels: { tie: { en: 'Draw', ja: 'x' }, player: { en: 'Punto', ja: 'x' } } })),
      ['a.json:10:12: labels.tie: must differ from labels.player in ja'],
    ],
    [
      'a wrong type',
      spread(live({ pace: { cardMs: '700' } })),
      ['a.json:10:15: pace.cardMs: must be a whole number from 1 to 600000'],
    ],
    [
      'a half',
      spread(live({ pace: { cardMs: 7.5 } })),
      ['a.json:10:15: pace.cardMs: must be a whole number from 1 to 600000'],
    ],
    [
      '[B3] an unknown schedule',
      spread(live({ offers: { tie: { schedule: 'ten' } } })),
      [
        /^a\.json:11:19: offers\.tie\.schedule: "ten" is neither a schedule of the rules nor a bet of this room: must be one of player, banker, tie, /,
      ],
    ],
    [
      '[B3] a schedule that does not pay the option',
      spread(live({ offers: { tie: { schedule: 'player' } } })),
      ['a.json:11:19: offers.tie.schedule: player does not pay tie; choose tie or tie-nine'],
    ],
    [
      '[L3] a minimum above the maximum',
      spread(live({ offers: { tie: { minMinor: 300_000 } } })),
      ['a.json:11:19: offers.tie.minMinor: must not be above the maximum, 200000'],
    ],
    [
      '[S2] a cut card too shallow',
      spread(live({ shoe: { cutDepth: 5 } })),
      [/^a\.json:10:17: shoe\.cutDepth: must be at least 6 with "finish"/],
    ],
    [
      '[S2] a cut card too deep',
      spread(live({ shoe: { cutDepth: 406 } })),
      [/^a\.json:10:17: shoe\.cutDepth: must be at most 405 with 8 decks/],
    ],
    [
      '[S2] a cut card too shallow, which the room one starts from has',
      spread({ from: 'six-deck', shoe: { decks: 1, cutDepth: null }, tables: [one] }),
      [
        'a.json:3:11: shoe.burn: must be "none" where cards are shuffled for every coup (this value comes from "six-deck"; set it here to change it)',
        'a.json:5:17: shoe.cutDepth: must be a number where many play: without a cut card a patron plays alone',
      ],
    ],
    [
      'a fault in a field that is not written at all',
      spread({ from: 'single-deck', solo: null, tables: [one] }),
      [
        'a.json:2:11: shoe.cutDepth: must be a number where many play: without a cut card a patron plays alone (this value comes from "single-deck"; set it here to change it)',
      ],
    ],
    [
      '[B19] no mode',
      spread(live({ commissionModes: [] })),
      ['a.json:9:22: commissionModes: must have 1 to 2 entries'],
    ],
    [
      'a room to start from that is none',
      spread(live({ from: 'sqeeze' })),
      ['a.json:2:11: from: "sqeeze" is unknown: did you mean squeeze?'],
    ],
    [
      'a room begun from nothing',
      spread({ id: 'own', tables: [one] }),
      [/^a\.json:1:1: set "from" to the room it is based on, .*: missing are title, cloth, /],
    ],
    [
      'no tables',
      spread({ from: 'squeeze', tables: [] }),
      ['a.json:3:13: tables: must have 1 or more entries'],
    ],
    ['tables left out', spread({ from: 'squeeze' }), ['a.json:1:1: tables: is missing']],
    [
      'a table id with wrong letters',
      spread(live({ tables: [{ table: 'One!', name: 'One' }] })),
      ['a.json:5:16: tables[0].table: must be small letters, digits and hyphens, at most 64 of them'],
    ],
    [
      'a table without a name',
      spread(live({ tables: [{ table: 'one' }] })),
      ['a.json:4:5: tables[0].name: is missing'],
    ],
    [
      '[L3] limits upside down',
      spread(live({ tables: [{ ...one, limits: { minMinor: 900, maxMinor: 100 } }] })),
      ['a.json:8:21: tables[0].limits.minMinor: must not be above the maximum, 100'],
    ],
    [
      '[L3] limits too narrow for the room',
      spread(live({ tables: [{ ...one, limits: { minMinor: 90_000, maxMinor: 100_000 } }] })),
      [
        // Of all but player, banker and the tie that is named.
        `a.json:7:17: tables[0].limits: do not fit this room: minMinor of tie must not be above the maximum, 20000, and ${OPTION_IDS.length - 3} more limits`,
      ],
    ],
    [
      '[L4] a player limit below a minimum',
      spread(live({ tables: [{ ...one, patronDifferentialMinor: 99 }] })),
      [
        'a.json:7:34: tables[0].patronDifferentialMinor: must be at least 100, or the first stake on a side is refused',
        'a.json:7:34: tables[0].patronDifferentialMinor: must be a multiple of the step, 100',
      ],
    ],
    [
      '[L4] a differential below a minimum',
      spread(live({ tables: [{ ...one, differentialMinor: 99 }] })),
      [
        'a.json:7:28: tables[0].differentialMinor: must be at least 100, or the first stake on a side is refused',
        'a.json:7:28: tables[0].differentialMinor: must be a multiple of the step, 100',
      ],
    ],
  ])('%s', (_, content, told) => {
    write('a.json', content);
    expect(faults()).toEqual(
      told.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
  });

  it('all of all files at once, in order', () => {
    write(
      'b.json',
      spread(
        live({
          tables: [{ table: 'Two', name: 'Two' }],
          shoe: { cutDepth: 5 },
          pace: { cardMs: 'x' },
          offers: { tie: { minMinor: 300_000 }, player: { maxMinor: 'x' } },
        }),
      ),
    );
    write('a.json', '{');
    expect(faults()).toEqual([
      expect.stringMatching(/^a\.json:1:2: a closing } is missing/),
      expect.stringMatching(/^b\.json:5:16: tables\[0\]\.table/),
      expect.stringMatching(/^b\.json:10:17: shoe\.cutDepth/),
      expect.stringMatching(/^b\.json:13:15: pace\.cardMs/),
      expect.stringMatching(/^b\.json:17:19: offers\.tie\.minMinor: must not be above/),
      expect.stringMatching(/^b\.json:20:19: offers\.player\.maxMinor: must be a whole number/),
    ]);
  });

  it('a table id in two files is reported at both places, also when one has another fault', () => {
    write('a.json', spread(live({ pace: { cardMs: 0 } })));
    write('b.json', spread({ from: 'squeeze', tables: [one] }));
    expect(faults()).toContain(
      'b.json:5:16: tables[0].table: "one" is already the id of a table in a.json:5:16; give each table its own id',
    );
  });

  it('a folder without room files, and one that is not there', () => {
    write('room.schema.json', '{}');
    write('notes.txt', 'x');
    expect(faults()).toEqual([expect.stringMatching(/^\/.*: has no room files; give a folder .*rooms init/)]);
    expect(faults(join(folder, 'absent'))).toEqual([expect.stringMatching(/^absent: does not exist;/)]);
  });

  it('and nothing is opened', () => {
    write('a.json', live({ shoe: { cutDepth: 5 } }));
    write('b.json', { from: 'squeeze', tables: [{ ...one, table: 'two' }] });
    expect(() => loadRooms(folder)).toThrow(ConfigError);
    expect(() => loadRooms(folder)).toThrow(/a\.json:1:.*\nNo table was opened\.$/);
  });
});
