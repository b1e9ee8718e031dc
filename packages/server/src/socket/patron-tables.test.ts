import { patronId, type TableId, tableId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { PatronTables } from './patron-tables.ts';

const ANNA = patronId('anna');
const [ONE, TWO, THREE] = [tableId('one'), tableId('two'), tableId('three')];

const visitor = () => {
  const sent: TableId[] = [];
  return { sent, sendAway: (table: TableId) => void sent.push(table) };
};

it('lets a patron be at one table in many windows', () => {
  const patronTables = new PatronTables(1);
  const [first, second] = [visitor(), visitor()];
  patronTables.enter(ANNA, ONE, first);
  patronTables.enter(ANNA, ONE, second);
  patronTables.enter(ANNA, ONE, first);
  expect([first.sent, second.sent]).toEqual([[], []]);
});

it('makes every window leave the first table when the patron goes to one more', () => {
  const patronTables = new PatronTables(2);
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
  const patronTables = new PatronTables(1);
  const first = visitor();
  patronTables.enter(ANNA, ONE, first);
  patronTables.leave(ANNA, ONE, first);
  patronTables.enter(ANNA, TWO, first);
  expect(first.sent).toEqual([]);
});
