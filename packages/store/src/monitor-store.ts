// The stored data of the monitoring of play: the last round read of each table, the evidence of its blocks of rounds, and the
// alarms. The evidence of all tables is stored together, so that a patron who moves between tables and nodes is judged as one.
// The store does not interpret evidence and findings. [B-62]
import type { PatronId, Staff, TableId } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';
import type { Page, PageRequest } from './page.ts';

/** The last round of a table that was read. */
export type MonitorCursor = { readonly shoe: number; readonly round: number };

export const EVIDENCE_KINDS = ['patron', 'pair'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export type PlayEvidence = {
  readonly kind: EvidenceKind;
  /** The patron, or both patrons with a blank between them. */
  readonly subject: string;
  readonly body: unknown;
};

/** The evidence of a block of rounds of one table, and its last round. */
export type MonitorBlock = {
  readonly table: TableId;
  /** `null`: none was read before. */
  readonly after: MonitorCursor | null;
  readonly upTo: MonitorCursor;
  /** Server time of its last round. */
  readonly at: number;
  readonly evidence: readonly PlayEvidence[];
};

/** A finding about one or two patrons, with a unique name. */
export type NewAlarm = {
  readonly name: string;
  readonly kind: string;
  readonly at: number;
  readonly patron: PatronId;
  readonly other: PatronId | null;
  readonly table: TableId | null;
  readonly finding: unknown;
};

export type AlarmNote = { readonly at: number; readonly staff: Staff; readonly text: string };

export type KeptAlarm = Omit<NewAlarm, 'name'> & {
  /** Ascending; numbers may be missing. */
  readonly number: number;
  /** The member who handled the alarm, with the note; `null`: still open. */
  readonly noted: AlarmNote | null;
};

/** Absent fields do not filter. `from` inclusive, `until` exclusive. */
export type AlarmQuery = PageRequest & {
  readonly kind?: string | undefined;
  readonly open?: boolean | undefined;
  /** As one of the two patrons. */
  readonly patron?: PatronId | undefined;
  /** The id of the brand of one of the two patrons; `house`: patrons without an operator. */
  readonly brand?: string | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
};

export type MonitorStore = {
  readonly cursor: (table: TableId) => Promise<MonitorCursor | null>;
  /** `false`: the table has been read to another round meanwhile, and nothing is stored. */
  readonly contribute: (block: MonitorBlock) => Promise<boolean>;
  /** The evidence of these subjects from blocks since an instant, in order. */
  readonly evidence: (
    kind: EvidenceKind,
    subjects: readonly string[],
    since: number,
  ) => Promise<readonly PlayEvidence[]>;
  /** The subjects with evidence since an instant; at most `limit`, the latest. */
  readonly subjects: (kind: EvidenceKind, since: number, most: number) => Promise<readonly string[]>;
  /** Deletes evidence of blocks before an instant; returns the number of rows. */
  readonly forget: (before: number) => Promise<number>;
  /** `false`: an alarm with this name exists; then `entry` is not written. */
  readonly raise: (alarm: NewAlarm, entry: JournalEntry) => Promise<boolean>;
  /** Newest first. */
  readonly alarms: (asked: AlarmQuery) => Promise<Page<KeptAlarm>>;
  readonly findAlarm: (number: number) => Promise<KeptAlarm | null>;
  /** `null`: there is no such alarm, or it is noted already; then `entry` is not written. */
  readonly note: (number: number, note: AlarmNote, entry: JournalEntry) => Promise<KeptAlarm | null>;
  /** The counts of each kind with an alarm. */
  readonly countAlarms: () => Promise<
    readonly { readonly kind: string; readonly open: number; readonly all: number }[]
  >;
};
