// Texts of the faults of one field of a request, by code. Texts of a new table and of the filters of rounds are in the
// areas of those pages, whose requests alone have these faults.
import { texts } from '@punto/language/catalogue';
import { PLAIN_FIELD_FAULTS, type PlainFieldFault } from '@punto/protocol/error-detail';
import type { FieldWhy } from '@punto/protocol/floor/field-fault';
import { LONGEST_NAME, NAME_FAULTS, SHORTEST_NAME } from '@punto/protocol/names/name-fault';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

const { field: text, tableAtFault, detail } = texts('refusals');
const { sentence } = texts('floor');
const table = texts('office').newTable.fault;
const { fault: paceFault } = texts('office').pace;
const rounds = texts('rounds').filter.fault;
const names = texts('people').nameFault;

/** Looked up when it is drawn. A code of a newer server gets a general sentence. */
export const fieldFaultText = (why: FieldWhy): string => {
  switch (why.code) {
    case 'too-few-letters':
    case 'too-many-letters':
    case 'too-small':
    case 'too-large':
    case 'too-many-days':
      return text[why.code]({ limit: why.limit });
    case 'not-in-steps':
      return table.steps({ step: why.stepMinor });
    case 'smallest-not-in-steps':
      return table.smallestSteps({ step: why.stepMinor });
    case 'above-most':
      return table.most({ most: why.mostMinor });
    case 'difference':
      return table.difference({ step: why.stepMinor, least: why.leastMinor, most: why.mostMinor });
    case 'cut-depth':
      return table.cutDepth({ least: why.least, most: why.most, decks: why.decks });
    case 'returns-little':
      return table.returnsLittle({ option: optionTitle(why.option, PLAIN_LABELS) });
    default:
      return (
        nameText(why.code) ?? PLAIN[PLAIN_FIELD_FAULTS.find((each) => each === why.code) ?? 'not-valid']()
      );
  }
};

const nameText = (code: FieldWhy['code']): string | null => {
  const fault = NAME_FAULTS.find((each) => code === `name-${each}`);
  if (fault === undefined) return null;
  if (fault === 'too-short') return names[fault]({ least: SHORTEST_NAME });
  return fault === 'too-long' ? names[fault]({ most: LONGEST_NAME }) : names[fault]();
};

const PLAIN: Readonly<Record<PlainFieldFault, () => string>> = {
  missing: () => text.missing(),
  'not-valid': () => text['not-valid'](),
  'not-in-list': () => text['not-in-list'](),
  'not-a-day': () => text['not-a-day'](),
  'not-a-code': () => text['not-a-code'](),
  'not-whole': () => text['not-whole'](),
  'unknown-field': () => text['unknown-field'](),
  'days-reversed': () => text['days-reversed'](),
  'sign-in-name': () => text['sign-in-name'](),
  'no-room': () => table.room(),
  'table-name': () => sentence({ words: tableAtFault.name() }),
  address: () => table.address(),
  'address-taken': () => detail['table-name-taken'](),
  decks: () => table.decks(),
  pace: () => paceFault(),
  'least-betting': () => sentence({ words: tableAtFault.leastBetting() }),
  'no-chip': () => table.noChip(),
  'not-playable': () => table.notPlayable(),
  'from-after-to': () => rounds.fromAfterTo(),
  'shoe-without-table': () => rounds.shoeWithoutTable(),
  'not-a-time': () => rounds.notATime(),
  'no-patron': () => rounds.noPatron(),
  'patrons-of-name': () => rounds.patronsOfName(),
  'patrons-of-beginning': () => rounds.patronsOfBeginning(),
};
