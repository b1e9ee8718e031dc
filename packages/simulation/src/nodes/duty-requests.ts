// Compares the requests of the staff with the journal: no duty is carried out more often than it was requested, however
// often a message was repeated or an answer lost. [T5] [L6]
import { fieldOf } from '@punto/engine/object-keys';
import type { TableRequest } from '@punto/server/broker/broker';
import type { KeptEntry, Store } from '@punto/store/store';
import type { Floor } from '../floor.ts';
import { mustHold } from '../violations.ts';

/** Throws if a duty was carried out twice; `duties`: duties that table owners received. */
export const countDutyRequests = async (
  store: Store,
  { desks }: Floor,
  duties: readonly TableRequest[],
): Promise<void> => {
  const asked = desks.flatMap(({ member, asked }) =>
    asked.map(({ payload = {} }) => nameOf(member.id, payload)),
  );
  compare('taken up', asked, duties.map(orderOf));
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

/** `null`: no staff member requests it. */
const orderOf = (request: TableRequest): string | null => {
  return request.type === 'duty' && !request.preview ? nameOf(request.staff.id, request.duty) : null;
};

const nameOf = (staff: string, payload: object): string => {
  const limits = fieldOf(fieldOf(payload, 'change'), 'limits');
  if (limits) return `${staff} limits ${fieldOf(limits, 'minMinor')} ${fieldOf(limits, 'maxMinor')}`;
  return `${staff} ${JSON.stringify(Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
};

/** The request that led to this entry, as far as its fields show it. */
const orderIn = ({ staff, action, after }: KeptEntry): string | null => {
  // A request for approval stores the duty too, without carrying it out.
  if (staff === null || action === 'ask-approval') return null;
  const duty = fieldOf(after, 'duty');
  return typeof duty === 'object' && duty !== null ? nameOf(staff.id, duty) : null;
};
