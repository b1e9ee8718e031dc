// Corrections that wait for a second supervisor. Each is decided once. [T6]
import type { Minor } from '@punto/engine/minor';
import type { Role } from '@punto/protocol/floor/permission';
import type { CorrectionLine, Duty, LimitsMove, Staff, TableId } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';

export type ApprovalQuestion = {
  readonly id: string;
  readonly at: number;
  readonly askedBy: Staff;
  readonly role: Role;
  readonly table: TableId;
  readonly duty: Duty;
  /** What it would do, as it was previewed when it was asked for. */
  readonly corrections: readonly CorrectionLine[];
  readonly totalMinor: Minor;
  /** Where limits are asked for; questions of earlier releases leave it out. */
  readonly limits?: LimitsMove | null;
};

export type ApprovalDecision = { readonly approved: boolean; readonly by: Staff; readonly at: number };
export type Approval = ApprovalQuestion & { readonly decision: ApprovalDecision | null };

export type ApprovalStore = {
  readonly ask: (question: ApprovalQuestion, entry?: JournalEntry) => Promise<void>;
  readonly find: (id: string) => Promise<Approval | null>;
  /** As decided by this call; `null`: there is none such, or it was decided before, and nothing is journalled. */
  readonly decide: (id: string, decision: ApprovalDecision, entry?: JournalEntry) => Promise<Approval | null>;
  /** Undecided, the oldest first. */
  readonly waiting: () => Promise<readonly Approval[]>;
};
