// Requirements of test laboratories on the shipped rooms, and on every room file.
import { ROOMS } from '@punto/engine/rooms';
import { describe, expect, it } from 'vitest';
import { LEAST_RETURN, returnFaults } from './least-return.ts';
import { parseRoomFile } from './room-file.ts';
import { loadRooms } from './room-folder.ts';

const roomOf = (more: object) =>
  JSON.stringify({
    from: 'live-eight-deck',
    id: 'lab',
    title: 'Lab',
    tables: [{ table: 'lab', name: 'Lab' }],
    ...more,
  });

describe('a room', () => {
  it.each([
    [1, 'perfect-pair returns 0.00 %'],
    [2, 'perfect-pair returns 50.24 %'],
    [4, 'perfect-pair returns 74.81 %'],
    [1, 'player-pair returns 70.59 %'],
    [1, 'any-pair returns 68.48 %'],
  ])('[B-18] of %i decks is refused for a bet that returns less than 75 %%: %s', (decks, words) => {
    const { faults, tables } = parseRoomFile('lab.json', roomOf({ shoe: { decks, cutDepth: 14 } }));
    expect(tables).toEqual([]);
    expect(faults.map(({ says }) => says).join('\n')).toContain(words);
  });

  it('[B-18] shipped with Punto returns at least 75 % on each of its bets', () => {
    for (const room of Object.values(ROOMS)) expect(returnFaults(room), room.id).toEqual([]);
    expect(LEAST_RETURN).toBe(0.75);
  });

  it('[B-23] shipped with Punto shows a result for at least two seconds', () => {
    const tables = loadRooms();
    expect(tables.length).toBeGreaterThan(5);
    for (const { table, pace } of tables) expect(pace.resultMs, table).toBeGreaterThanOrEqual(2_000);
  });

  it('[B-48] shipped with Punto takes at least five seconds from one round to the next', () => {
    const tables = loadRooms();
    expect(tables.length).toBeGreaterThan(5);
    for (const { table, pace } of tables) {
      const { bettingMs, closedMs, cardMs, resultMs } = pace;
      expect(bettingMs + closedMs + 4 * cardMs + resultMs, table).toBeGreaterThanOrEqual(5_000);
    }
  });
});
