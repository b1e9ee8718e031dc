// The audit proves that chains, books, records and figures agree: streams are verified link by link and replayed by
// the rules, every sum is recomputed from its smallest items, and each difference is a sentence that names its row.
// It only reads; a hundred thousand events with their money take five seconds of one core.
import type { DatabaseSync } from 'node:sqlite';
import type { Head } from '../shared/chain.ts';
import { openForReading } from '../sqlite/database.ts';
import { isDamage } from '../sqlite/sqlite-error.ts';
import { query } from '../sqlite/typed-queries.ts';
import { bookFaults, fileFaults } from './books.ts';
import { createDefinitionCheck } from './definitions.ts';
import { createFigureCheck } from './figures.ts';
import { auditJournal } from './journal.ts';
import { auditStreams, type StreamHead } from './streams.ts';

export type AuditReport = {
  /** Sentences; none for a sound store. */
  readonly faults: readonly string[];
  /** The chain heads. Stored elsewhere, they prove later that nothing before them was changed. */
  readonly streams: readonly StreamHead[];
  readonly journal: Head;
  readonly counted: Readonly<Record<'events' | 'movements' | 'postings' | 'records' | 'rounds', number>>;
};

export const NOTHING_READ: Omit<AuditReport, 'faults'> = {
  streams: [],
  journal: { length: 0, hash: '' },
  counted: { events: 0, movements: 0, postings: 0, records: 0, rounds: 0 },
};

/** Reads a data folder in its present state, while its server runs or not; throws an open failure. */
export const auditFolder = (folder: string): AuditReport => {
  const database = openForReading(folder);
  try {
    database.exec('BEGIN');
    return auditDatabase(database);
  } finally {
    database.close();
  }
};

/** [L6] [T3] [T6] */
export const auditDatabase = (database: DatabaseSync): AuditReport => {
  try {
    const broken = fileFaults(database);
    // In a file that is broken itself all else would only repeat it, or could not be read at all.
    return broken.length > 0 ? { ...NOTHING_READ, faults: broken } : auditRows(database);
  } catch (cause) {
    if (isDamage(cause)) return { ...NOTHING_READ, faults: [`the file is damaged: ${String(cause)}`] };
    throw cause;
  }
};

const auditRows = (database: DatabaseSync): AuditReport => {
  const faults: string[] = [];
  const report = (fault: string): void => void faults.push(fault);
  const journal = auditJournal(database, report);
  const figures = createFigureCheck();
  const definitions = createDefinitionCheck();
  const streams = auditStreams(database, report, figures.add, definitions.follow);
  return {
    faults: [
      ...faults,
      ...bookFaults(database),
      ...figures.faults(database),
      ...definitions.faults(database),
    ],
    streams,
    journal,
    counted: {
      events: streams.reduce((sum, { length }) => sum + length, 0),
      movements: rowsOf(database, 'movements'),
      postings: rowsOf(database, 'postings'),
      records: rowsOf(database, 'records'),
      rounds: rowsOf(database, 'rounds'),
    },
  };
};

const rowsOf = (database: DatabaseSync, table: string): number =>
  query<{ rows: number }>(database, `SELECT count(*) AS rows FROM ${table}`).get()?.rows ?? 0;
