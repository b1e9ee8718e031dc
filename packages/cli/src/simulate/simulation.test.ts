import { SCHEDULE_IDS, type ScheduleId } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { simulateShoes } from '@punto/engine/simulate';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';
import { documentOf } from './simulation.ts';

type Asked = {
  readonly seed?: number;
  readonly room?: typeof LIVE_EIGHT_DECK;
  readonly ids?: readonly ScheduleId[];
};

/** The document of `count` shoes from `firstShoe` on. */
const shoes = (firstShoe: number, count: number, asked: Asked = {}): string => {
  const { seed = 7, room = LIVE_EIGHT_DECK, ids: schedules = SCHEDULE_IDS } = asked;
  const stretch = { firstShoe, shoes: count };
  const job = { rules: room.shoe, schedules, seed };
  return JSON.stringify(
    documentOf({ ...job, dealt: [stretch], tally: simulateShoes({ ...job, ...stretch }) }),
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
