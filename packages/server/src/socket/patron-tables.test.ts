import { patronId, type TableId, tableId } from '@punto/table/ids';
import { beforeEach, expect, it } from 'vitest';
import { PatronTables } from './patron-tables.ts';

const ANNA = patronId('anna');
const [ONE, TWO, THREE] = [tableId('one'), tableId('two'), tableId('three')];

const visitor = () => {
  const sent: TableId[] = [];
  return { sent, sendAway: (table: TableId) => void sent.push(table) };
};

/** Arrivals and departures, in order. */
let seen: string[];
const presence = {
  arrived: (patron: string) => void seen.push(`${patron} arrived`),
  left: (patron: string) => void seen.push(`${patron} left`),
};
beforeEach(() => {
  seen = [];
});

it('lets a patron be at one table in many windows', () => {
  const patronTables = new PatronTables(() => 1, presence);
  const [first, second] = [visitor(), visitor()];
  patronTables.enter(ANNA, ONE, first);
  patronTables.enter(ANNA, ONE, second);
  patronTables.enter(ANNA, ONE, first);
  expect([first.sent, second.sent]).toEqual([[], []]);
});

it('makes every window leave the first table when the patron goes to one more', () => {
  const patronTables = new PatronTables(() => 2, presence);
  const [first, second, third] = [visitor(), visitor(), visitor()];
  patronTables.enter(ANNA, ONE, first);
  patronTables.enter(ANNA, ONE, second);
  patronTables.enter(ANNA, TWO, second);
  patronTables.enter(patronId('ben'), THREE, third);
  expect([first.sent, second.sent]).toEqual([[], []]);
  patronTables.enter(ANNA, THREE, third);
  expect([first.sent, second.sent, third.sent]).toEqual([[ONE], [ONE], []]);
});

it('drops a table that was left', () => {
  const patronTables = new PatronTables(() => 1, presence);
  const first = visitor();
  patronTables.enter(ANNA, ONE, first);
  patronTables.leave(ANNA, ONE, first);
  patronTables.enter(ANNA, TWO, first);
  expect(first.sent).toEqual([]);
});

it('reports the arrival at a first table and the departure from the last one', () => {
  const patronTables = new PatronTables(() => 2, presence);
  const [first, second] = [visitor(), visitor()];
  patronTables.enter(ANNA, ONE, first);
  patronTables.enter(ANNA, ONE, second);
  patronTables.enter(ANNA, TWO, first);
  patronTables.leave(ANNA, ONE, first);
  patronTables.leave(ANNA, ONE, second);
  expect(seen).toEqual(['anna arrived']);
  patronTables.leave(ANNA, TWO, first);
  patronTables.leave(ANNA, TWO, first);
  expect(seen).toEqual(['anna arrived', 'anna left']);
});
