// Titles of the journal's actions.
import { texts } from '@punto/language/catalogue';

const text = texts('journal').action;
const more = texts('fields').action;
const ways = texts('names').ways.action;

const TITLED = [
  ...(['sign-in-failed', 'session-ended', 'session-expired', 'ask-approval', 'set-manual'] as const),
  ...(['manage-tables', 'suspend-patron', 'reinstate-patron', 'note-patron'] as const),
];
const MORE = ['remove-patron-name', 'change-dealer-card', 'lose-shoe'] as const;

const WAYS = [
  ...(['add-passkey', 'remove-passkey', 'make-recovery-codes', 'use-recovery-code'] as const),
  ...(['refuse-copied-passkey', 'end-session', 'end-patron-sessions', 'erase-patron'] as const),
  ...(['link-openid', 'invite-guests', 'withdraw-invitation', 'enter-invited'] as const),
  'apply-retention' as const,
];

/** The title of the action; of one without a title its name, as in the data. */
export const actionWords = (action: string): string => {
  const titled = TITLED.find((each) => each === action);
  if (titled) return text[titled]();
  const other = MORE.find((each) => each === action);
  if (other) return more[other]();
  if (action === 'protect-patron') return texts('protection').staff.act();
  if (action === 'limit-self') return texts('protection').staff.ownAct();
  const way = WAYS.find((each) => each === action);
  return way ? ways[way]() : action;
};
