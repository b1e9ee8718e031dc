// What the people of the house asked for, against the journal: nothing is done more often than it was asked for, however
// often a message came or an answer was lost. [T5] [L6]
import type { TableRequest } from '../../broker/broker.ts';
import type { KeptEntry, Store } from '../../store/store.ts';
import { mustHold } from '../broken.ts';
import type { Floor } from '../floor.ts';

type Limits = { readonly minMinor: number; readonly maxMinor: number };

/** Throws what was done twice; `heard`: what owners of tables took up. */
export const countOrders = async (
  store: Store,
  { desks }: Floor,
  heard: readonly TableRequest[],
): Promise<void> => {
  const asked = desks.flatMap(({ member, asked }) =>
    asked.map(({ payload = {} }) => nameOf(member.id, payload)),
  );
  compare('taken up', asked, heard.map(orderOf));
  const entries: KeptEntry[] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['journalPage']>> = await store.journalPage({ limit: 500, before });
    entries.push(...page.items);
    before = page.next;
  } while (before !== null);
  compare('done', asked, entries.map(orderIn));
};

const compare = (what: string, asked: readonly string[], done: readonly (string | null)[]): void => {
  const left = new Map<string, number>();
  for (const name of asked) left.set(name, (left.get(name) ?? 0) + 1);
  for (const name of done) {
    const times = name === null ? undefined : left.get(name);
    if (name === null || times === undefined) continue;
    mustHold(times > 0, () => `${name} was ${what} more often than it was asked for`);
    left.set(name, times - 1);
  }
};

/** `null`: nobody of the house asks for it. */
const orderOf = (request: TableRequest): string | null => {
  if (request.type === 'duty') return nameOf(request.staff.id, request.duty);
  if (request.type !== 'change-limits' || !request.change.limits) return null;
  return limitsOf(request.staff.id, request.change.limits);
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
