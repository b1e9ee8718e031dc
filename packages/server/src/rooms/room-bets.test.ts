import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPTION_IDS } from '@punto/engine/option-id';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultLine } from '../input/file-fault.ts';
import { loadRooms, readRooms } from './room-folder.ts';
import { publishedIds } from './shipped-bets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-rooms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const faults = (): readonly string[] => {
  const read = readRooms(folder);
  return read.ok ? [] : read.faults.map((fault) => faultLine(fault).replaceAll(`${folder}/`, ''));
};
const live = (change: object = {}) => ({
  from: 'live-eight-deck',
  tables: [{ table: 'one', name: 'One' }],
  ...change,
});

/** Every value on its own line, so that line numbers are distinct. */
const spread = (content: unknown): string => JSON.stringify(content, null, 2);

/** Returns below three quarters with eight decks. [B-18] */
const POOR = ['super-six-12', 'super-sevens', 'tiger-tie'];

const dragon = {
  id: 'house/dragon',
  name: { en: 'Dragon', ja: '龍' },
  source: 'Our own table.',
  rows: [
    {
      when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] },
      pays: '40:1',
    },
  ],
  until: 60,
};

describe('[B] the bets of a room', () => {
  it('are definitions or ids of published bets, offered by their ids, and open for the rounds of their definitions', () => {
    write(
      'a.json',
      live({
        bets: [dragon, 'panda-8', 'ez-banker'],
        commissionModes: ['traditional'],
        offers: {
          'house/dragon': { maxMinor: 5_000 },
          'panda-8': { maxMinor: 4_000, until: 30 },
          banker: { schedule: 'ez-banker' },
        },
      }),
    );
    const [table] = loadRooms(folder);
    expect(table?.bets?.map(({ id }) => id)).toEqual(['house/dragon', 'panda-8', 'ez-banker']);
    expect(table?.bets?.[0]).toEqual(dragon);
    expect(table?.offers.slice(-2)).toEqual([
      { option: 'house/dragon', schedule: 'house/dragon', minMinor: 100, maxMinor: 5_000, until: 60 },
      { option: 'panda-8', schedule: 'panda-8', minMinor: 100, maxMinor: 4_000, until: 30 },
    ]);
    expect(table?.offers[1]).toMatchObject({ option: 'banker', schedule: 'ez-banker' });
  });

  it('get remarks: rows that overlap, and bets that are defined but not offered', () => {
    const rows = [...dragon.rows, { when: { winner: ['banker'] }, pays: '1:1' }];
    write(
      'a.json',
      live({ bets: [{ ...dragon, rows }, 'panda-8'], offers: { 'panda-8': { maxMinor: 4_000 } } }),
    );
    const read = readRooms(folder);
    expect(read.ok && read.remarks().map(({ path, says }) => [path, says])).toEqual([
      ['bets[0]', 'house/dragon is defined and not offered'],
      [
        'bets[0].rows[1].when',
        expect.stringMatching(/^house\/dragon: overlaps rows\[0\], which pays when both hold/),
      ],
    ]);
  });

  it('may be sixty, and are read within a second', () => {
    // With eight decks some published bets return less than a room may offer.
    const names = publishedIds()
      .filter((id) => !POOR.includes(id))
      .slice(0, 60);
    write(
      'a.json',
      live({ bets: names, offers: Object.fromEntries(names.map((id) => [id, { maxMinor: 1_000 }])) }),
    );
    expect(loadRooms(folder)[0]?.offers).toHaveLength(OPTION_IDS.length + 60);
  });
});

describe('[B] a fault in a bet of a room file is reported with its line', () => {
  it.each([
    [
      '[B1] an unknown option',
      spread(live({ offers: { 'lucky-sixx': null } })),
      [
        'a.json:10:5: offers.lucky-sixx: "lucky-sixx" is neither an option of the rules nor a bet of this room: did you mean lucky-six?',
      ],
    ],
    [
      '[B1] an unknown option in a list',
      spread(live({ offers: [{ option: 'plyer', maxMinor: 100 }], commissionModes: ['traditional'] })),
      [
        'a.json:11:17: offers[0].option: "plyer" is neither an option of the rules nor a bet of this room: did you mean player?',
      ],
    ],
    [
      '[B] a definition, at its value and at its name',
      spread(live({ bets: [{ ...dragon, rows: [{ when: { scor: { banker: [7] } }, pays: '40' }] }] })),
      [
        /^a\.json:20:13: bets\[0\]\.rows\[0\]\.when\.scor: is not a known field; the fields here are winner, /,
        'a.json:26:19: bets[0].rows[0].pays: must be the payout for a stake of one, such as "40:1", "1:2" or "0.54:1"',
      ],
    ],
    [
      '[B] an unknown published bet',
      spread(live({ bets: ['dragon-8'] })),
      ['a.json:10:5: bets[0]: "dragon-8" is not a published bet: did you mean dragon-7?'],
    ],
    [
      '[B] a bet of the rules',
      spread(live({ bets: ['tie-nine'] })),
      [
        'a.json:10:5: bets[0]: tie-nine is a bet of the rules, which every room has; offer it without naming it here',
      ],
    ],
    [
      '[B] an id without the word of the house',
      spread(live({ bets: [{ ...dragon, id: 'dragon-9' }] })),
      [
        /^a\.json:11:13: bets\[0\]\.id: must have a word of the house and a slash before it, such as house\/dragon-7; /,
      ],
    ],
    [
      '[B] an id twice',
      spread(live({ bets: ['dragon-7', 'dragon-7'] })),
      ['a.json:11:5: bets[1].id: dragon-7 is defined already in bets[0]; give each bet its own id'],
    ],
    [
      '[B] a bet without a maximum',
      spread(live({ bets: ['dragon-7'], offers: { 'dragon-7': {} } })),
      ['a.json:13:17: offers.dragon-7.maxMinor: must be a whole number from 1 to 1000000000000'],
    ],
    [
      '[B] an option that another schedule pays',
      spread(live({ bets: ['dragon-7', 'ez-banker'], offers: { 'player-pair': { schedule: 'dragon-7' } } })),
      ['a.json:15:19: offers.player-pair.schedule: dragon-7 does not pay player-pair; choose player-pair'],
    ],
    [
      '[B] a main bet paid by a bet with another outcome',
      spread(
        live({
          commissionModes: ['traditional'],
          bets: ['panda-8'],
          offers: { banker: { schedule: 'panda-8' } },
        }),
      ),
      [
        'a.json:17:19: offers.banker.schedule: panda-8 cannot pay banker, since it does not win with banker alone; offer it as an option of its own',
      ],
    ],
    [
      '[B19] a mode of commission where a bet of the room pays banker',
      spread(live({ bets: ['ez-banker'], offers: { banker: { schedule: 'ez-banker' } } })),
      [
        'a.json:2:11: commissionModes: must be traditional alone where banker is paid by a bet of this room (this value comes from "live-eight-deck"; set it here to change it)',
      ],
    ],
    [
      '[B-18] a bet that returns too little',
      spread(
        live({
          bets: [{ ...dragon, rows: [{ ...dragon.rows[0], pays: '5:1' }] }],
          offers: { [dragon.id]: { maxMinor: 1000 } },
        }),
      ),
      [/offers\.house\/dragon.*returns .* of the stakes, and at least 75\.00 % is required/],
    ],
  ])('%s', (_, content, told) => {
    write('a.json', content);
    expect(faults()).toEqual(
      told.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
  });
});
