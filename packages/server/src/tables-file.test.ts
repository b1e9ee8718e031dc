import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTables } from './tables-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'punto-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: unknown): string => {
  const file = join(folder, 'tables.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const one = { room: 'live-eight-deck', table: 'one', name: 'One' };

describe('the tables file', () => {
  it('[V1] is four live eight-deck tables when there is none', () => {
    const tables = readTables(undefined);
    expect(tables.map((each) => each.id)).toEqual(Array(4).fill('live-eight-deck'));
    expect(new Set(tables.map((each) => each.pace.bettingMs)).size).toBe(4);
  });

  it('makes tables from rooms, with what differs', () => {
    const [table] = readTables(
      write([{ ...one, limits: { minMinor: 500, maxMinor: 100_000 }, pace: { bettingMs: 3000 } }]),
    );
    expect(table).toMatchObject({
      table: 'one',
      name: 'One',
      id: 'live-eight-deck',
      pace: { bettingMs: 3000 },
    });
    expect(table?.offers[0]).toMatchObject({ option: 'player', minMinor: 500, maxMinor: 100_000 });
  });

  it.each([
    ['no JSON', '{', /cannot be read as JSON/],
    ['no list', {}, /array/],
    [
      'an unknown room',
      [{ ...one, room: 'attic' }],
      /there is no room attic\. Choose from: .*live-eight-deck/,
    ],
    ['an unknown setting', [{ ...one, limit: 5 }], /\/0\/limit is no setting of a table/],
    ['a minimum above the maximum', [{ ...one, limits: { minMinor: 900, maxMinor: 100 } }], /table one/],
    ['an id given twice', [one, one], /two tables have the id one/],
    ['a pace of nothing', [{ ...one, pace: { bettingMs: 0 } }], /\/0\/pace\/bettingMs/],
  ])('refuses %s and says where', (_, content, says) => {
    expect(() => readTables(write(content))).toThrow(says);
  });

  it('names a file that is not there', () => {
    expect(() => readTables(join(folder, 'absent.json'))).toThrow(/absent\.json/);
  });
});
