// All of a store on PostgreSQL that no table's stream is written by: what is read back, and the changes that belong to
// no stream. Everything here only hands on.

import type { Pulse } from '../shared/pulse.ts';
import type { Store } from '../store.ts';
import { openAccounts } from './accounts.ts';
import { openApprovals } from './approvals.ts';
import type { Connections } from './connection.ts';
import { openFigures } from './figures.ts';
import { openJournal } from './journal.ts';
import type { Schema } from './migration.ts';
import { openPatronSessions } from './patron-sessions.ts';
import { openPatrons } from './patrons.ts';
import { openReading } from './reading.ts';
import { openRecords } from './records.ts';
import { openRounds } from './rounds.ts';
import { openShoes } from './shoes.ts';
import { openStaff } from './staff.ts';
import { openStreams } from './streams.ts';
import { openVitals } from './vitals.ts';
import { openWriteDown } from './write-down.ts';

export type Readers = Omit<Store, 'write' | 'transfer' | 'admit' | 'journal' | 'audit' | 'close'>;

/** `waiting`: requests that wait for a commit. */
export const openReaders = (
  { pool, transaction }: Pick<Connections, 'pool' | 'transaction'>,
  watched: { readonly schema: Schema; readonly pulse: Pulse; readonly waiting: () => number },
): Readers => {
  const reading = openReading(pool);
  const writeDown = openWriteDown({ transaction });
  const records = openRecords(reading);
  return {
    ...openStreams(reading),
    ...openShoes(reading),
    ...openAccounts(reading),
    records: records.page,
    journalPage: openJournal(reading),
    staff: openStaff(reading, writeDown),
    approvals: openApprovals(reading, writeDown),
    patrons: openPatrons(reading, writeDown),
    rounds: openRounds(reading, records),
    figures: openFigures(reading),
    sessions: openPatronSessions(reading, writeDown),
    vitals: openVitals(reading, watched),
  };
};
