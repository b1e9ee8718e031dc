// How a question to a second supervisor is read from its row, in both databases. [T6]
import type { Approval } from '../approval-store.ts';

export type ApprovalRow = { body: string; decision: string | null };

export const approvalOf = (row: ApprovalRow | undefined): Approval | null =>
  row ? { ...JSON.parse(row.body), decision: row.decision === null ? null : JSON.parse(row.decision) } : null;
