// Titles of the journal's actions.
import { texts } from '@punto/language/catalogue';

const text = texts('journal').action;

const TITLED = [
  ...(['sign-in-failed', 'session-ended', 'session-expired', 'ask-approval', 'set-manual'] as const),
  ...(['manage-tables', 'suspend-patron', 'reinstate-patron', 'note-patron'] as const),
];

/** The title of the action; one without a title by its name, `void-round` → `Void round`. */
export const actionWords = (action: string): string => {
  const titled = TITLED.find((each) => each === action);
  return titled ? text[titled]() : action.charAt(0).toUpperCase() + action.slice(1).replaceAll('-', ' ');
};
