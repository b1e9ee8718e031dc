// Names of the fields of a journal entry, for its list of differences.
import { OPTION_IDS } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { inSmall, optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

const text = texts('fields');

const FIELDS = [
  ...(['id', 'name', 'role', 'active', 'mustChangePassword', 'passwordReset', 'hasCode'] as const),
  ...(['lockedUntil', 'address', 'wrong', 'failures', 'locked', 'because', 'signedInAt'] as const),
  ...(['lastActAt', 'state', 'card', 'portrait', 'displayName', 'suspended', 'text', 'reason'] as const),
  ...(['version', 'phase', 'service', 'manual', 'paused', 'stopped', 'dealers', 'hands'] as const),
  ...(['player', 'banker', 'tie', 'table', 'request', 'duty', 'approval', 'askedBy'] as const),
  ...(['approvedBy', 'before', 'after', 'round', 'shoe', 'side', 'place', 'burn', 'cutDepth'] as const),
  ...(['sure', 'relieves', 'pausing', 'offered', 'dealer', 'change', 'corrections', 'totalMinor'] as const),
  ...(['patron', 'returnedBeforeMinor', 'returnedAfterMinor', 'deltaMinor', 'uncollectedMinor'] as const),
  ...(['limits', 'configured', 'offers', 'option', 'schedule', 'minMinor', 'maxMinor', 'until'] as const),
  ...(['title', 'cloth', 'labels', 'decks', 'afterCut', 'commissionModes', 'stepMinor'] as const),
  ...(['chipsMinor', 'dealing', 'language', 'translations', 'solo', 'mains', 'printed'] as const),
  ...(['advantages', 'confirm', 'tags', 'streakFrom', 'chopFrom', 'pace', 'shufflingMs'] as const),
  ...(['bettingMs', 'leastBettingMs', 'closedMs', 'cardMs', 'thirdCardMs', 'resultMs', 'squeeze'] as const),
  ...(['turnMs', 'seats', 'offerMs', 'dealMs', 'keepMs', 'onTie', 'idleRounds', 'noBetsBehind'] as const),
];

/** The limits have names of their own on the floor. [L4] */
const LIMITS = ['differentialMinor', 'patronDifferentialMinor'] as const;

const NAMES: { readonly [F in (typeof FIELDS)[number]]: () => string } = text.field;
const LIMIT_NAMES: { readonly [F in (typeof LIMITS)[number]]: () => string } = texts('journal').field;

/** `isItem`: of a list, by what identifies the item or by its position. */
export type Key = { readonly name: string; readonly isItem: boolean };

/** `pace, betting`; `null` if a field has no text, as one of a later release. */
export const pathText = (path: readonly Key[]): string | null => {
  const names = path.map(keyText);
  const known = names.filter((name) => name !== null);
  return known.length === names.length ? text.path({ fields: known }) : null;
};

const keyText = ({ name, isItem }: Key): string | null => {
  if (isItem) return itemText(name);
  const field = FIELDS.find((each) => each === name);
  if (field) return NAMES[field]();
  const limit = LIMITS.find((each) => each === name);
  return limit ? LIMIT_NAMES[limit]() : null;
};

const itemText = (item: string): string => {
  const option = OPTION_IDS.find((each) => each === item);
  return option ? inSmall(optionTitle(option, PLAIN_LABELS)) : item;
};
