// Texts of an approval: what was requested, the reason, and the notice after it is approved. [T6]
import type { ApprovalAnswer } from '@punto/protocol/floor/table-api';

export const whatWords = ({ duty }: ApprovalAnswer): string => {
  if (duty.duty === 'change-limits') return 'change the limits from the next round';
  if (duty.duty === 'retire-table') return 'shut the table for good';
  if (duty.duty === 'void-round') return `void round ${duty.round} of shoe ${duty.shoe}`;
  if (duty.duty !== 'resettle-round') return duty.duty;
  return `settle round ${duty.round} of shoe ${duty.shoe} again`;
};

export const approvedWords = ({ duty }: ApprovalAnswer): string =>
  duty.duty === 'retire-table'
    ? 'Approved: the table is shut for good'
    : duty.duty === 'change-limits'
      ? 'Approved: the new limits hold from the next round'
      : 'Approved: the round is corrected and its patrons are told';

export const reasonOf = ({ duty }: ApprovalAnswer): string => ('reason' in duty ? (duty.reason ?? '—') : '—');
