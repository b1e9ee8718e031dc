// The patron's play records of a time, page by page, newest first.
import type { KeptRecord } from '@punto/protocol/message';
import { api } from '../../client/api.ts';

/** The most that the server gives at once, and the most pages that are read. */
const [PAGE, MOST_PAGES] = [100, 10];

export type RecentRecords = {
  readonly records: readonly KeptRecord[];
  /** There are more in that time than were read. */
  readonly cut: boolean;
};

/** `since`: server time in milliseconds. Rejects with the server's refusal. */
export const recentRecords = async (
  since: number,
  read: typeof api.records = api.records,
): Promise<RecentRecords> => {
  const records: KeptRecord[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, next: after } = await read(next, PAGE);
    const recent = items.filter(({ at }) => at >= since);
    records.push(...recent);
    if (after === null || recent.length < items.length) return { records, cut: false };
    next = after;
  }
  return { records, cut: true };
};
