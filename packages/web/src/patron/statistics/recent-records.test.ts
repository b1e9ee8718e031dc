import type { KeptRecord } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { recentRecords } from './recent-records.ts';

const at = (time: number): KeptRecord => ({ at: time }) as KeptRecord;

it('reads pages until a record is older, and no further', async () => {
  const pages = [
    { items: [at(9), at(8)], next: '1' },
    { items: [at(7), at(2)], next: '2' },
  ];
  const asked: (string | null | undefined)[] = [];
  const { records, cut } = await recentRecords(5, async (next) => {
    asked.push(next);
    const page = pages[Number(next ?? 0)];
    if (!page) throw new Error(`no page ${next}`);
    return page;
  });
  expect(records.map((record) => record.at)).toEqual([9, 8, 7]);
  expect([asked, cut]).toEqual([[null, '1'], false]);
});

it('reports that there are more records than it reads', async () => {
  const endless = await recentRecords(0, async () => ({ items: [at(1)], next: 'more' }));
  expect(endless.cut).toBe(true);
});
