import { expect, it } from 'vitest';
import { MOST_EXAMINED, ROWS_AT_ONCE, scannedPage } from './scanned-page.ts';

/** Rows by their numbers, the newest first; those that a multiple of `every` fit. */
const listOf = (newest: number, every: number) => {
  let reads = 0;
  const list = {
    read: async (before: string | null, most: number) => {
      reads += 1;
      const from = before === null ? newest : Number(before) - 1;
      return Array.from({ length: Math.min(most, Math.max(0, from)) }, (_, i) => from - i);
    },
    fits: (row: number) => row % every === 0,
    itemOf: (row: number) => row,
    cursorOf: String,
  };
  return { list, reads: () => reads };
};

it('examines a bounded number of rows, and goes on from there', async () => {
  const { list, reads } = listOf(3 * MOST_EXAMINED, 2 * MOST_EXAMINED);
  const first = await scannedPage({ limit: 50, before: null }, list);
  expect([first.items, reads()]).toEqual([[], MOST_EXAMINED / ROWS_AT_ONCE]);
  const second = await scannedPage({ limit: 50, before: first.next }, list);
  expect(second.items).toEqual([2 * MOST_EXAMINED]);
});

it('lists each row that fits once, however the pages are cut', async () => {
  for (const limit of [1, 3, 7, 250, 900]) {
    const { list } = listOf(900, 3);
    const items: number[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof scannedPage<number, number>>> = await scannedPage(
        { limit, before },
        list,
      );
      expect(page.items.length).toBeLessThanOrEqual(limit);
      items.push(...page.items);
      before = page.next;
    } while (before !== null);
    expect(items).toEqual(Array.from({ length: 300 }, (_, i) => 900 - 3 * i));
  }
});
