// Sums moved by corrections without a second person: in one round by any member, and by one member on one day. Many
// small corrections count as one large one. [T6]
import type { Minor } from '@punto/engine/minor';
import { minor } from '@punto/engine/minor';
import type { JournalQuery, KeptEntry, Store } from '@punto/store/store';
import type { CorrectionLine, Staff } from '@punto/table';
import type { HouseRates } from '../brands/house-rates.ts';
import { totalOf } from './send-duty.ts';

const DAY_MS = 24 * 60 * 60_000;
const ACTIONS = ['void-round', 'resettle-round'] as const;
const PAGE = 200;

type Round = { readonly table: string; readonly shoe: number; readonly round: number };

export type UnapprovedParts = { readonly store: Pick<Store, 'journalPage'>; readonly rates: HouseRates };

/** The larger of the two sums, in minor units of the house; days are UTC. */
export const unapprovedCorrections = async (
  parts: UnapprovedParts,
  by: Staff,
  { table, shoe, round }: Round,
  now: number,
): Promise<Minor> => {
  const from = now - (now % DAY_MS);
  const sums = await Promise.all([
    aloneIn(parts, { table, shoe, round }),
    aloneIn(parts, { staff: by.id, from }),
  ]);
  return minor(Math.max(...sums));
};

type Asked = Omit<JournalQuery, 'limit' | 'before' | 'actions'>;

const aloneIn = async ({ store, rates }: UnapprovedParts, asked: Asked): Promise<number> => {
  let sum = 0;
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['journalPage']>> = await store.journalPage({
      ...asked,
      actions: ACTIONS,
      limit: PAGE,
      before,
    });
    sum += page.items.reduce((all, entry) => all + movedBy(entry, rates), 0);
    before = page.next;
  } while (before !== null);
  return sum;
};

/** The sum that the table journalled; zero when a second person approved it. */
const movedBy = ({ after }: KeptEntry, rates: HouseRates): number => {
  const { duty, corrections = [] } = after as {
    readonly duty?: { readonly approvedBy?: Staff | null };
    readonly corrections?: readonly CorrectionLine[];
  };
  return duty?.approvedBy ? 0 : totalOf(corrections, rates);
};
