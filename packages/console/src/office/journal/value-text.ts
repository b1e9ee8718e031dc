// Values of a journal entry that are words of the program, in the language of the page: those that a table or a session
// has while the floor works. Ids of rules, as of a new table, stay as they are in its file.
import { OPTION_IDS } from '@punto/engine/option-id';
import { SIDES } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { PHASES, SERVICES } from '@punto/protocol/floor/can';
import { ROLES } from '@punto/protocol/floor/permission';
import { inSmall, optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

const text = texts('fields').value;
const floor = texts('floor');
const { service } = texts('office').setUp;
const { outcome } = texts('shared');

type Words = Readonly<Record<string, () => string>>;
const wordsOf = <K extends string>(keys: readonly K[], of: { readonly [key in K]: () => string }): Words =>
  Object.fromEntries(keys.map((key) => [key, () => of[key]()]));

/** Why the server ended a session, or the act that ended it. */
const BECAUSE: Words = {
  'signed in again': text.because.signedInAgain,
  'new password': text.because.newPassword,
  'wrong password': text.because.wrongPassword,
  'change-password': text.because.passwordChanged,
  'change-staff': text.because.accountChanged,
  'reset-manager': text.because.accountChanged,
};

const VALUES: Readonly<Record<string, Words>> = {
  phase: wordsOf(PHASES, floor.phase),
  service: wordsOf(SERVICES, service),
  role: wordsOf(ROLES, floor.role),
  side: wordsOf(SIDES, outcome),
  state: wordsOf(['open', 'locked'], text.state),
  after: wordsOf(['round', 'shoe'], text.after),
  wrong: wordsOf(['password', 'code'], text.wrong),
  because: BECAUSE,
};

/** The value of a field in words; as it is in the data if it is no word of the program. */
export const valueText = (field: string, value: string): string => {
  const option = field === 'option' ? OPTION_IDS.find((each) => each === value) : undefined;
  if (option) return inSmall(optionTitle(option, PLAIN_LABELS));
  const words = Object.hasOwn(VALUES, field) ? VALUES[field] : undefined;
  return words && Object.hasOwn(words, value) ? (words[value]?.() ?? value) : value;
};
