// Groups of the journal's actions, for the filter.
import { keysOf } from '@punto/engine/object-keys';

const GROUPS = {
  corrections: [
    ...['void-round', 'resettle-round', 'cancel-round', 'ask-approval', 'approve-correction'],
    ...['decline-correction', 'lapse-correction', 'withdraw-correction'],
  ],
  voids: ['void-round'],
  pauses: ['pause', 'resume', 'explain-pause'],
  limits: ['change-limits'],
  tables: ['manage-tables', 'change-table', 'retire-table', 'close-table', 'reopen-table', 'set-manual'],
  dealers: ['take-post', 'leave-post', 'offer-post', 'assign-dealer', 'release-dealer'],
  dealing: [
    ...['new-shoe', 'open-betting', 'close-betting', 'reopen-betting', 'enter-card', 'correct-card'],
    ...['open-card', 'reveal-early'],
    ...['take-back', 'cut-card', 'take-back-cut-card', 'correct-cut-card', 'confirm-result'],
  ],
  patrons: [
    ...['note-patron', 'suspend-patron', 'reinstate-patron', 'remove-patron-name', 'protect-patron'],
    ...['add-passkey', 'remove-passkey', 'make-recovery-codes', 'use-recovery-code'],
    ...['refuse-copied-passkey', 'end-session', 'end-patron-sessions', 'erase-patron'],
    ...['link-openid', 'invite-guests', 'withdraw-invitation', 'enter-invited'],
    ...['limit-self', 'apply-retention'],
  ],
  monitoring: ['monitor-alarm', 'note-alarm', 'retry-wallet-call'],
  people: ['add-staff', 'change-staff', 'unlock-staff', 'reset-manager', 'change-dealer-card'],
  door: [
    ...['sign-in', 'sign-in-failed', 'sign-out', 'session-ended', 'session-expired', 'confirm'],
    ...['confirm-failed', 'change-password', 'offer-code', 'enrol-code', 'remove-code'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type ActGroup = keyof typeof GROUPS;

export const ACT_GROUPS: readonly ActGroup[] = keysOf(GROUPS);

export const isActGroup = (text: string): text is ActGroup => Object.hasOwn(GROUPS, text);

/** The actions of a group as a query parameter; `undefined` for any. */
export const actsOf = (text: string | undefined): string | undefined =>
  text !== undefined && isActGroup(text) ? GROUPS[text].join(',') : undefined;
