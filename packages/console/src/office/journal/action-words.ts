// Titles of the journal's actions.

const WORDS: Readonly<Record<string, string>> = {
  'sign-in-failed': 'Failed sign-in',
  'session-ended': 'Session ended',
  'session-expired': 'Session ran out',
  'ask-approval': 'Asked for approval',
  'set-manual': 'Manual mode',
  'manage-tables': 'New table',
  'suspend-patron': 'Suspended a patron',
  'reinstate-patron': 'Reinstated a patron',
  'note-patron': 'Noted on a patron',
};

/** `void-round` → `Void round`, unless there is a better title above. */
export const actionWords = (action: string): string =>
  WORDS[action] ?? action.charAt(0).toUpperCase() + action.slice(1).replaceAll('-', ' ');
