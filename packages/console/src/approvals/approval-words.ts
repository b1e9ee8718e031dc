// Texts of an approval: what was requested, the reason, and the notice after it is approved. [T6]
import { texts } from '@punto/language/catalogue';
import type { ApprovalAnswer } from '@punto/protocol/floor/table-api';

const text = texts('duties').approvals;

/** As a heading: the table, and what is asked for. */
export const whatWords = ({ duty }: ApprovalAnswer, table: string): string => {
  if (duty.duty === 'change-limits') return text.what.limits({ table });
  if (duty.duty === 'retire-table') return text.what.retire({ table });
  if (duty.duty === 'void-round') return text.what.void({ table, round: duty.round, shoe: duty.shoe });
  if (duty.duty !== 'resettle-round') return text.what.otherDuty({ table, duty: duty.duty });
  return text.what.settle({ table, round: duty.round, shoe: duty.shoe });
};

/** The notice after it, looked up when it is drawn. */
export const approvedWords = ({ duty }: ApprovalAnswer): (() => string) =>
  duty.duty === 'retire-table'
    ? text.approved.retire
    : duty.duty === 'change-limits'
      ? text.approved.limits
      : text.approved.round;

export const reasonOf = ({ duty }: ApprovalAnswer): string => ('reason' in duty ? (duty.reason ?? '—') : '—');
