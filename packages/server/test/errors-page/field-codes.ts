// What is wrong with one field of a request of the staff: every code of the schema with the text of the console.
import office from '@punto/language/texts/en/office';
import refusals from '@punto/language/texts/en/refusals';
import rounds from '@punto/language/texts/en/rounds';
import type { NAME_FIELD_FAULTS, PlainFieldFault } from '@punto/protocol/error-detail';
import { type FieldWhy, FieldWhySchema } from '@punto/protocol/floor/field-fault';
import { NAME_FAULTS } from '@punto/protocol/names/name-fault';
import { nameFaultText } from '@punto/protocol/names/words';
import { textOfCode } from './text-of-code.ts';

const { field, tableAtFault, detail } = refusals;
const table = office.newTable.fault;
const filter = rounds.filter.fault;

const PLAIN: Readonly<Record<PlainFieldFault, string>> = {
  missing: field.missing,
  'not-valid': field['not-valid'],
  'not-in-list': field['not-in-list'],
  'not-a-day': field['not-a-day'],
  'not-a-code': field['not-a-code'],
  'not-whole': field['not-whole'],
  'unknown-field': field['unknown-field'],
  'days-reversed': field['days-reversed'],
  'sign-in-name': field['sign-in-name'],
  'no-room': table.room,
  'table-name': textOfCode(tableAtFault.name),
  address: table.address,
  'address-taken': detail['table-name-taken'],
  decks: table.decks,
  pace: textOfCode(office.pace.fault),
  'least-betting': textOfCode(tableAtFault.leastBetting),
  'no-chip': table.noChip,
  'not-playable': table.notPlayable,
  'from-after-to': filter.fromAfterTo,
  'shoe-without-table': filter.shoeWithoutTable,
  'not-a-time': filter.notATime,
  'no-patron': filter.noPatron,
  'patrons-of-name': filter.patronsOfName,
  'patrons-of-beginning': filter.patronsOfBeginning,
};

type NameCode = (typeof NAME_FIELD_FAULTS)[number];
const OF_STEP = { step: 'stepMinor', least: 'leastMinor', most: 'mostMinor' };

const WITH_FIELDS: Readonly<Record<Exclude<FieldWhy['code'], PlainFieldFault | NameCode>, string>> = {
  'too-few-letters': textOfCode(field['too-few-letters']),
  'too-many-letters': textOfCode(field['too-many-letters']),
  'too-small': textOfCode(field['too-small']),
  'too-large': textOfCode(field['too-large']),
  'too-many-days': textOfCode(field['too-many-days']),
  'not-in-steps': textOfCode(table.steps, OF_STEP),
  'smallest-not-in-steps': textOfCode(table.smallestSteps, OF_STEP),
  'above-most': textOfCode(table.most, OF_STEP),
  difference: textOfCode(table.difference, OF_STEP),
  'cut-depth': textOfCode(table.cutDepth),
  'returns-little': textOfCode(table.returnsLittle),
};

const NAMES = Object.fromEntries(NAME_FAULTS.map((fault) => [`name-${fault}`, nameFaultText(fault)]));
const MEANINGS: Readonly<Record<string, string>> = { ...PLAIN, ...WITH_FIELDS, ...NAMES };

/** Every code that the schema allows, with its meaning; empty: none is written. */
export const FIELD_CODES: readonly (readonly [string, string])[] = FieldWhySchema.anyOf
  .flatMap(({ properties: { code } }): readonly string[] => ('enum' in code ? code.enum : [code.const]))
  .map((code) => [code, MEANINGS[code] ?? '']);
