import { readFile } from 'node:fs/promises';
import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { simulateShoes } from '@punto/engine/simulate';
import type { Counter } from '@punto/engine/simulate/counter';
import { simulateBets } from '@punto/engine/simulate/simulate-bets';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';
import { readBets } from '../bet-file.ts';
import { documentOf } from './simulation.ts';

type Asked = {
  readonly seed?: number;
  readonly room?: typeof LIVE_EIGHT_DECK;
  readonly ids?: readonly KnownScheduleId[];
};

/** The document of `count` shoes from `firstShoe` on. */
const shoes = (firstShoe: number, count: number, asked: Asked = {}): string => {
  const { seed = 7, room = LIVE_EIGHT_DECK, ids: schedules = SCHEDULE_IDS } = asked;
  const stretch = { firstShoe, shoes: count };
  const job = { rules: room.shoe, schedules, seed, bets: [], counter: null };
  return JSON.stringify(
    documentOf({
      ...job,
      dealt: [stretch],
      tally: simulateShoes({ ...job, ...stretch }),
      settled: [],
      counted: null,
    }),
  );
};

const FILES: Readonly<Record<string, string>> = {
  '1.json': shoes(0, 10),
  '2.json': shoes(10, 11),
  '3.json': shoes(21, 4),
  'seed.json': shoes(10, 11, { seed: 8 }),
  'room.json': shoes(10, 11, { room: SIX_DECK }),
  'tie.json': shoes(10, 11, { ids: ['tie'] }),
  'whole.json': shoes(0, 25),
  'text.json': 'no',
  'other.json': '{}',
  'field.json': shoes(10, 11).replace('"decks":8', '"decks":9'),
  'short.json': shoes(10, 11).replace(/"rounds":\d/, '"rounds":1'),
};

describe('punto merge', () => {
  it('merges the shards, in any order and in steps, into exactly the run', async () => {
    const files = { ...FILES };
    await punto(['merge', '3.json', '1.json', '--out', 'some.json'], { files });
    const { code, out } = await punto(['merge', 'some.json', '2.json', '--format', 'json'], { files });
    expect([code, out]).toEqual([0, `${FILES['whole.json']}\n`]);
  });

  it('reads one from standard input, and reports gaps', async () => {
    const world = { files: { ...FILES }, stdin: FILES['1.json'] ?? '' };
    const { out } = await punto(['merge', '-', '3.json', '--format', 'json'], world);
    expect(JSON.parse(out).dealt).toEqual([
      { firstShoe: 0, shoes: 10 },
      { firstShoe: 21, shoes: 4 },
    ]);
  });

  it.each([
    ['seed.json', 'seed.json has seed 8, and 1.json seed 7'],
    ['room.json', 'room.json was dealt with decks 6, and 1.json with 8'],
    ['tie.json', 'only one of 1.json and tie.json counted pairs'],
    ['1.json', '1.json is given twice'],
    ['whole.json', 'whole.json holds shoes that 1.json holds too'],
    ['text.json', 'text.json is not a saved simulation'],
    ['other.json', 'other.json is not a saved simulation'],
    ['field.json', 'field.json: shoe.decks must be'],
    ['short.json', 'short.json: its counts do not add up'],
    ['none.json', 'none.json'],
  ])('refuses %s, which does not belong to 1.json', async (file, says) => {
    const { code, out, err } = await punto(['merge', '1.json', file], { files: { ...FILES } });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(says);
  });
});

const COUNTER: Counter = { tags: [0, 0, 0, -1, -1, -1, -1, 2, 2, 0], count: 'true', from: 4, until: null };

/** The same with bets and a counter. */
const counted = async (firstShoe: number, count: number, ids: readonly string[], counter: Counter | null) => {
  const stretch = { firstShoe, shoes: count };
  const shell = { readFile: (name: string) => readFile(name, 'utf8') };
  const bets = (await readBets(ids, shell)).map(({ bet }) => bet);
  const job = { rules: LIVE_EIGHT_DECK.shoe, schedules: [], seed: 7, bets, counter };
  return JSON.stringify(documentOf({ ...job, dealt: [stretch], ...simulateBets({ ...job, ...stretch }) }));
};

describe('punto merge of bets', () => {
  it('merges the winnings of a counter in parts into those of one run', async () => {
    const ids = ['dragon-7', 'banker'];
    const files = {
      '1.json': await counted(0, 9, ids, COUNTER),
      '2.json': await counted(9, 4, ids, COUNTER),
    };
    const { out } = await punto(['merge', '2.json', '1.json', '--format', 'json'], { files });
    expect(out).toBe(`${await counted(0, 13, ids, COUNTER)}\n`);
  });

  it('refuses other bets, other counters and counts that were changed', async () => {
    const first = await counted(0, 3, ['dragon-7'], COUNTER);
    const second = await counted(3, 3, ['dragon-7'], COUNTER);
    const files: Record<string, string> = {
      '1.json': first,
      'bet.json': await counted(3, 3, ['panda-8'], COUNTER),
      'plain.json': await counted(3, 3, ['dragon-7'], null),
      'from.json': await counted(3, 3, ['dragon-7'], { ...COUNTER, from: 3 }),
      'field.json': second.replace('"netBet":', '"netBit":'),
      'pays.json': second.replace('"40:1"', '"forty"'),
      'tags.json': second.replace('"tags":[0', '"tags":[0.5'),
      'count.json': second.replace('"from":4', '"from":"4"'),
      'sum.json': second.replace('"wonByLine":[', '"wonByLine":[1'),
    };
    for (const [file, says] of [
      ['bet.json', '1.json and bet.json settle different bets'],
      ['plain.json', '1.json and plain.json have different counters'],
      ['from.json', '1.json and from.json have different counters'],
      ['field.json', 'field.json: bets[0].counted.netBet must be a whole number'],
      ['pays.json', 'pays.json: bets[0].bet.rows[0].pays must be the payout for a stake of one'],
      ['tags.json', 'tags.json: counter.tags[0] must be a whole number from -99 to 99'],
      ['count.json', 'count.json: counter.from must be a number'],
      ['sum.json', 'sum.json: its counts do not add up'],
    ] as const)
      expect((await punto(['merge', '1.json', file], { files })).err).toContain(says);
  });
});
