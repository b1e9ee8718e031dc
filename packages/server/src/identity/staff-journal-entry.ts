// Creates the journal entry of a staff member's act from its few fields; the rest is empty.
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { Staff } from '@punto/table/index';

/** The author of an entry: a staff member, or `null` for the server itself. */
export type Doer = { readonly staff: Staff; readonly role: Role } | null;

type Act = Pick<JournalEntry, 'at' | 'action'> & Partial<Omit<JournalEntry, 'staff' | 'role'>>;

export const entryOf = (doer: Doer, act: Act): JournalEntry => ({
  staff: doer && { id: doer.staff.id, name: doer.staff.name },
  role: doer?.role ?? null,
  table: null,
  shoe: null,
  round: null,
  patron: null,
  reason: null,
  before: null,
  after: null,
  ...act,
});
