import { coins } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { whereWords } from './rail-words.ts';
import { chipsOfAll, sumOf, type TableSlip } from './table-slips.ts';

const slip = (name: string, closesAt: number | null, some: Partial<TableSlip> = {}): TableSlip => ({
  table: name,
  name,
  laid: [{ option: 'banker', stakeMinor: coins(25) }],
  sent: [],
  open: true,
  closesAt,
  ...some,
});

it('[L5] says on how many tables chips are placed, and which of them closes first', () => {
  const three = sumOf([slip('Salon two', 9_000), slip('Salon five', 4_000), slip('The long table', 11_000)]);
  expect(three.totalMinor).toBe(coins(75));
  expect(whereWords(three)).toEqual([
    { tag: null, text: 'on three tables' },
    { tag: 'first', text: ', first to close Salon five' },
  ]);
  expect(whereWords(sumOf([slip('Salon two', 9_000)]))).toEqual([{ tag: null, text: 'on Salon two' }]);
  expect(whereWords(sumOf([]))).toEqual([]);
});
it('[L5] leaves out a closed table, and one whose ticket is on its way', () => {
  const waiting = slip('Salon six', 1_000, { sent: [{ option: 'tie', stakeMinor: coins(5) }] });
  const closed = slip('Salon one', 2_000, { open: false });
  const sum = sumOf([waiting, closed, slip('Salon two', 9_000)]);
  expect(sum.tables.map(({ name }) => name)).toEqual(['Salon two']);
  expect(sum.totalMinor).toBe(coins(25));
});
it('[L3] offers the chips of all tables, each once, the smallest first', () => {
  const chips = (...of: number[]) => ({ chipsMinor: of.map(coins) });
  expect(chipsOfAll([chips(25, 100), chips(1, 5, 25), chips()])).toEqual([1, 5, 25, 100].map(coins));
});
