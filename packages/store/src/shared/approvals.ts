// Maps rows of approvals, for both databases. [T6]
import type { Approval } from '../approval-store.ts';

export type ApprovalRow = { body: string; decision: string | null };

export const approvalOf = (row: ApprovalRow | undefined): Approval | null =>
  row ? { ...JSON.parse(row.body), decision: row.decision === null ? null : JSON.parse(row.decision) } : null;
