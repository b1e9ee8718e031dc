import { readFileSync } from 'node:fs';
import { COMMISSION_MODES, OPTION_IDS, SCHEDULE_IDS } from '@punto/engine/option-id';
import { AFTER_CUT, BURN_CUSTOMS, CLOTHS, CONFIRMS, ON_TIE, type Room } from '@punto/engine/room';
import { checkRoom } from '@punto/engine/room-check';
import { ROOMS } from '@punto/engine/rooms';
import { LANGUAGES } from '@punto/language/languages';
import { describe, expect, it } from 'vitest';
import { undescribedFields } from '../../test/support/undescribed-fields.ts';
import { nearestWord } from '../input/nearest-word.ts';
import { type FileSchema, wordsIn } from '../input/shape-faults.ts';
import { ROOM_SCHEMA, shapeFaults } from './room-shape.ts';
import { publishedIds } from './shipped-bets.ts';

const BET_SCHEMA = new URL('../../../../bets/bet.schema.json', import.meta.url);

const tables = [{ table: 'one', name: 'One' }];
const field = (...way: readonly string[]): FileSchema | undefined =>
  way.reduce<FileSchema | undefined>((schema, name) => schema?.properties?.[name], ROOM_SCHEMA);
const shared = (name: string): FileSchema | undefined => ROOM_SCHEMA.$defs?.[name];
const words = (schema: FileSchema | undefined): readonly unknown[] => wordsIn(ROOM_SCHEMA, schema ?? {});

describe('the schema of room files', () => {
  it.each([
    ['[V1] rooms to start from', field('from')?.enum, Object.keys(ROOMS)],
    ['[V1] cloths', field('cloth')?.enum, CLOTHS],
    ['[S1] burns', field('shoe', 'burn')?.enum, BURN_CUSTOMS],
    ['[S2] ends of a shoe', field('shoe', 'afterCut')?.enum, AFTER_CUT],
    ['[B19] commission modes', field('commissionModes')?.items?.enum, COMMISSION_MODES],
    ['[V6] customs of a tie', field('seats', 'onTie')?.enum, ON_TIE],
    ['[B1] options of a list', words(shared('offer')?.properties?.option), OPTION_IDS],
    ['[B1] options that change', words(field('offers')?.propertyNames), OPTION_IDS],
    ['[B] bets by their ids', shared('publishedBet')?.enum, publishedIds()],
    ['[B1] schedules of a list', words(shared('offer')?.properties?.schedule), SCHEDULE_IDS],
    ['[B1] schedules that change', words(shared('change')?.properties?.schedule), SCHEDULE_IDS],
    ['[V5] choices of one', field('mains')?.enum, ['one', null]],
    ['[V5] printed payouts', field('printed')?.enum, ['for-one', null]],
    ['[V3] languages of a text', Object.keys(shared('words')?.properties ?? {}), Object.keys(LANGUAGES)],
    ['[V3] languages of a name', Object.keys(shared('tableName')?.properties ?? {}), Object.keys(LANGUAGES)],
    ['[L5] ways to confirm', field('confirm')?.enum, [...CONFIRMS, null]],
  ])('%s are the engine’s', (_, listed, engine) => {
    expect(listed).toEqual(engine);
  });

  it('[V1] has every field that any room has, and requires those that each must have', () => {
    const rooms = Object.values(ROOMS);
    const fields = new Set(rooms.flatMap((room) => Object.keys(room)));
    const always = [...fields].filter((name) => rooms.every((room) => name in room));
    expect(Object.keys(ROOM_SCHEMA.properties ?? {})).toEqual(expect.arrayContaining([...fields]));
    expect([...(ROOM_SCHEMA.then?.required ?? [])].sort()).toEqual(always.sort());
  });

  it('[B] describes a bet as the schema of bet files does', () => {
    const file = JSON.parse(readFileSync(BET_SCHEMA, 'utf8'));
    const { $schema: _, title: __, allowComments: ___, allowTrailingCommas: ____, $defs, ...bet } = file;
    const { row, condition } = ROOM_SCHEMA.$defs ?? {};
    expect({ bet: shared('bet'), row, condition }).toEqual({ bet, ...$defs });
  });

  it.each(Object.values(ROOMS))('[V1] accepts $id written out in full', (room) => {
    expect(shapeFaults({ $schema: './room.schema.json', ...room, tables })).toEqual([]);
  });

  const LIVE = ROOMS['live-eight-deck'] as Room;
  it.each([
    ['decks', (value: unknown) => ({ shoe: { ...LIVE.shoe, decks: value } })],
    ['step', (value: unknown) => ({ stepMinor: value })],
    ['card', (value: unknown) => ({ pace: { ...LIVE.pace, cardMs: value } })],
    ['turn', (value: unknown) => ({ squeeze: { turnMs: value } })],
    ['streak', (value: unknown) => ({ tags: { streakFrom: value, chopFrom: 6 } })],
    ['title', (value: unknown) => ({ title: value })],
    ['language', (value: unknown) => ({ language: value })],
    ['id', (value: unknown) => ({ id: value })],
  ])('[V1] agrees with the engine on every value of %s', (_, change) => {
    const values = [-1, 0, 1, 2, 8, 9, 50, 51, 999, 1000, 600_000, 600_001, 10 ** 12, 10 ** 12 + 1, 1.5];
    const texts = ['', ' ', 'en', 'EN', 'pt-BR', 'a b', 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(65)];
    for (const value of [...values, ...texts, true, [], {}]) {
      const room = { ...LIVE, ...change(value) };
      const checked = checkRoom(room);
      // Only the reading of amounts is compared; contradictions are the engine's matter.
      const read =
        checked.ok || checked.faults.every(({ says }) => !/^must be an? (?!multiple)|from \d+ to/.test(says));
      expect([value, shapeFaults({ ...room, tables }).length === 0]).toEqual([value, read]);
    }
  });

  it('describes every field, for editors', () => {
    expect(undescribedFields('room', ROOM_SCHEMA)).toEqual([]);
  });

  it("reports more faults than the library's default", () => {
    const wrong = Array.from({ length: 30 }, () => ({}));
    expect(shapeFaults({ from: 'squeeze', tables: wrong })).toHaveLength(60);
  });
});

describe('the suggested word', () => {
  it.each([
    ['bettingMS', ['bettingMs', 'cardMs'], 'bettingMs'],
    ['lable', ['labels', 'title'], 'labels'],
    ['tabels', ['tables', 'title'], 'tables'],
    ['mians', ['mains', 'tags'], 'mains'],
    ['wholly-other', ['mains', 'tags'], null],
    ['x', ['id'], null],
  ])('%s', (wrong, words, meant) => {
    expect(nearestWord(wrong, words)).toBe(meant);
  });
});
