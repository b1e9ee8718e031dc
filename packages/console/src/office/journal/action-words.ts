// Titles of the journal's actions.
import { texts } from '@punto/language/catalogue';

const text = texts('journal').action;
const more = texts('fields').action;

const TITLED = [
  ...(['sign-in-failed', 'session-ended', 'session-expired', 'ask-approval', 'set-manual'] as const),
  ...(['manage-tables', 'suspend-patron', 'reinstate-patron', 'note-patron'] as const),
];
const MORE = ['remove-patron-name', 'change-dealer-card', 'lose-shoe'] as const;

/** The title of the action; of one without a title its name, as in the data. */
export const actionWords = (action: string): string => {
  const titled = TITLED.find((each) => each === action);
  if (titled) return text[titled]();
  const other = MORE.find((each) => each === action);
  return other ? more[other]() : action;
};
