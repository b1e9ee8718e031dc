// Everything of the PostgreSQL store outside the tables' streams: reads, and changes that belong to no stream. This
// file only puts the parts together.

import type { CommitHealth } from '../../shared/commit-health.ts';
import type { Store } from '../../store.ts';
import { createApprovals } from '../approvals.ts';
import { createDefinitions } from '../bets/definitions.ts';
import type { Connections } from '../connection.ts';
import { createIdentity } from '../identity/identity.ts';
import { createJournalledWrite } from '../journalled-write.ts';
import type { ParsedProtections } from '../locked/parsed-protections.ts';
import type { Schema } from '../migration.ts';
import { createMonitor } from '../monitoring/monitor.ts';
import { createOffice } from '../office/office.ts';
import { createWebhooks } from '../office/webhooks.ts';
import { createPatrons } from '../patrons.ts';
import { createProtections } from '../protections.ts';
import { createShoes } from '../shoes.ts';
import { createStaff } from '../staff.ts';
import { createStoreHealth } from '../store-health.ts';
import { createStreams } from '../streams.ts';
import { createWallet } from '../wallet/wallet.ts';
import { createAccounts } from './accounts.ts';
import { createFigures } from './figures.ts';
import { createJournal } from './journal.ts';
import { createPatronFigures } from './patron-figures.ts';
import { createReading } from './reading.ts';
import { createRecords } from './records.ts';
import { createRoundReader } from './rounds.ts';

export type Readers = Omit<Store, 'write' | 'transfer' | 'give' | 'admit' | 'journal' | 'audit' | 'close'>;

/** `waiting`: number of requests that wait for a commit. */
export const createReaders = (
  { pool, transaction }: Pick<Connections, 'pool' | 'transaction'>,
  watched: { readonly schema: Schema; readonly pulse: CommitHealth; readonly waiting: () => number },
  parsed: ParsedProtections,
): Readers => {
  const reading = createReading(pool);
  const writeJournalled = createJournalledWrite({ transaction });
  const records = createRecords(reading);
  return {
    ...createStreams(reading),
    ...createShoes(reading),
    ...createDefinitions(reading),
    ...createAccounts(reading),
    patronFigures: createPatronFigures(reading),
    records: records.page,
    journalPage: createJournal(reading),
    staff: createStaff(reading, writeJournalled),
    approvals: createApprovals(reading, writeJournalled),
    patrons: createPatrons(reading, writeJournalled),
    rounds: createRoundReader(reading, records),
    figures: createFigures(reading),
    monitor: createMonitor(reading, writeJournalled),
    office: createOffice(reading),
    webhooks: createWebhooks(reading, writeJournalled),
    ...createIdentity(reading, writeJournalled),
    protections: createProtections(reading, writeJournalled, parsed),
    wallet: createWallet(reading, { transaction }, writeJournalled),
    health: createStoreHealth(reading, watched),
  };
};
