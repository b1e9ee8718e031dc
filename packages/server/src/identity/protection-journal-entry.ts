// The journal entry of a change of a protection: the change, the values that it replaces, and the time from which it applies or can be confirmed. Read
// before the change, for people; the store decides.

import type { ProtectionChange } from '@punto/ledger/protection/change';
import type { LimitSetter } from '@punto/ledger/protection/limit';
import { type Protection, RISE_DELAY_MS } from '@punto/ledger/protection/protection';
import type { JournalEntry } from '@punto/store/journal-entry';

type Values = Pick<JournalEntry, 'before' | 'after'>;

export const protectionValues = (
  protection: Protection | null,
  change: ProtectionChange,
  { setter, nowMs }: { readonly setter: LimitSetter; readonly nowMs: number },
): Values => {
  const was = replacedBy(protection, change, setter);
  const waits = was !== null && isLooser(change, was);
  return {
    before: was === null ? null : { protection: was },
    after: { protection: change, from: waits ? nowMs + RISE_DELAY_MS : nowMs },
  };
};

/** `null`: the change replaces no earlier value. */
const replacedBy = (
  protection: Protection | null,
  change: ProtectionChange,
  setter: LimitSetter,
): number | null => {
  if (change.change === 'set-limit') return protection?.limits[setter][change.key] ?? null;
  return change.change === 'set-reality-check' ? (protection?.realityCheckMs ?? null) : null;
};

const isLooser = (change: ProtectionChange, was: number): boolean => {
  if (change.change === 'set-limit') return change.to === null || change.to > was;
  return change.change === 'set-reality-check' && change.everyMs > was;
};
