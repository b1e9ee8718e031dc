// What the people of the house asked for, against the journal: nothing is done more often than it was asked for, however
// often a message came or an answer was lost. [T5] [L6]
import type { KeptEntry, Store } from '../../store/store.ts';
import { mustHold } from '../broken.ts';
import type { Floor } from '../floor.ts';

type Limits = { readonly minMinor: number; readonly maxMinor: number };

/** Throws what was done twice. */
export const countOrders = async (store: Store, { desks }: Floor): Promise<void> => {
  const asked = new Map<string, number>();
  const count = (name: string, by: number): number => {
    const total = (asked.get(name) ?? 0) + by;
    asked.set(name, total);
    return total;
  };
  for (const { member, asked: requests } of desks)
    for (const { payload = {} } of requests) count(nameOf(member.id, payload), 1);
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['journalPage']>> = await store.journalPage({ limit: 500, before });
    for (const entry of page.items) {
      const order = orderIn(entry);
      if (order !== null && asked.has(order))
        mustHold(count(order, -1) >= 0, () => `${order} was done more often than it was asked for`);
    }
    before = page.next;
  } while (before !== null);
};

const nameOf = (staff: string, payload: object): string => {
  if ('limits' in payload) return limitsOf(staff, payload.limits as Limits);
  return `${staff} ${JSON.stringify(Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
};

const limitsOf = (staff: string, { minMinor, maxMinor }: Limits): string =>
  `${staff} limits ${minMinor} ${maxMinor}`;

/** What was asked for to come to this, as far as it can be told by its words. */
const orderIn = ({ staff, action, after }: KeptEntry): string | null => {
  if (staff === null || typeof after !== 'object' || after === null) return null;
  if ('duty' in after) return nameOf(staff.id, after.duty as object);
  if (action !== 'change-limits' || !('offers' in after)) return null;
  const player = (after.offers as readonly (Limits & { option: string })[]).find(
    ({ option }) => option === 'player',
  );
  return player ? limitsOf(staff.id, player) : null;
};
