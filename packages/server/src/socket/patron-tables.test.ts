import { patronId, type TableId, tableId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { Whereabouts } from './patron-tables.ts';

const ANNA = patronId('anna');
const [ONE, TWO, THREE] = [tableId('one'), tableId('two'), tableId('three')];

const visitor = () => {
  const sent: TableId[] = [];
  return { sent, sendAway: (table: TableId) => void sent.push(table) };
};

it('lets a patron be at one table in many windows', () => {
  const whereabouts = new Whereabouts(1);
  const [first, second] = [visitor(), visitor()];
  whereabouts.enter(ANNA, ONE, first);
  whereabouts.enter(ANNA, ONE, second);
  whereabouts.enter(ANNA, ONE, first);
  expect([first.sent, second.sent]).toEqual([[], []]);
});

it('sends every window of the first table away when the patron goes to one more', () => {
  const whereabouts = new Whereabouts(2);
  const [first, second, third] = [visitor(), visitor(), visitor()];
  whereabouts.enter(ANNA, ONE, first);
  whereabouts.enter(ANNA, ONE, second);
  whereabouts.enter(ANNA, TWO, second);
  whereabouts.enter(patronId('ben'), THREE, third);
  expect([first.sent, second.sent]).toEqual([[], []]);
  whereabouts.enter(ANNA, THREE, third);
  expect([first.sent, second.sent, third.sent]).toEqual([[ONE], [ONE], []]);
});

it('forgets a table that was left', () => {
  const whereabouts = new Whereabouts(1);
  const first = visitor();
  whereabouts.enter(ANNA, ONE, first);
  whereabouts.leave(ANNA, ONE, first);
  whereabouts.enter(ANNA, TWO, first);
  expect(first.sent).toEqual([]);
});
