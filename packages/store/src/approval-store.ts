// Corrections and other duties that wait for a second supervisor. Each is decided once. [T6]
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
  /** The corrections of the preview at the time of the request. */
  readonly corrections: readonly CorrectionLine[];
  readonly totalMinor: Minor;
  /** For changes of limits; absent in requests of earlier releases. */
  readonly limits?: LimitsMove | null;
};

export type ApprovalDecision = { readonly approved: boolean; readonly by: Staff; readonly at: number };
export type Approval = ApprovalQuestion & { readonly decision: ApprovalDecision | null };

export type ApprovalStore = {
  readonly ask: (question: ApprovalQuestion, entry?: JournalEntry) => Promise<void>;
  readonly find: (id: string) => Promise<Approval | null>;
  /** The approval as decided by this call; `null`: unknown, or decided before, and nothing is journalled. */
  readonly decide: (id: string, decision: ApprovalDecision, entry?: JournalEntry) => Promise<Approval | null>;
  /** Undecided ones, oldest first. */
  readonly waiting: () => Promise<readonly Approval[]>;
};
