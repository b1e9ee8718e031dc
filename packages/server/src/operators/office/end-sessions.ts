// Ends the sessions of a patron for the operator; the store writes a webhook event for each.
import type { OfficeEndSessionsSchema } from '@punto/protocol/office/office-schema';
import type { Static } from 'typebox';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import type { OfficeParts } from './office-parts.ts';

type Asked = Static<typeof OfficeEndSessionsSchema>;

/** Returns the number of sessions ended; 0 for an unknown patron. */
export const endSessions = async (
  { store, clock, onSessionsEnded }: Pick<OfficeParts, 'store' | 'clock' | 'onSessionsEnded'>,
  brand: string,
  { patron: operatorPatron, currency, session }: Asked,
): Promise<number> => {
  const patron = await store.operatorPatrons.find({ brand, currency, operatorPatron });
  if (patron === null) return 0;
  const at = clock.now();
  const lines = await store.sessions.of(patron, 0);
  let count = 0;
  for (const { id } of lines) {
    if (session !== undefined && id !== session) continue;
    const entry = entryOf(null, { at, action: 'end-patron-sessions', patron, after: { brand } });
    if (await store.sessions.end(patron, id, { at, reason: 'operator' }, entry)) count += 1;
  }
  if (count === 0) return 0;
  onSessionsEnded(patron);
  return count;
};
