// Why a table refuses a duty, and what is wrong with an amount of its limits: every code of the table with the text of the console.
import duties from '@punto/language/texts/en/duties';
import refusals from '@punto/language/texts/en/refusals';
import type { DutyRefusal, PlainRefusal } from '@punto/table/duty';
import { textOfCode } from './text-of-code.ts';

type WithFields = Exclude<DutyRefusal['reason'], PlainRefusal>;

const { name, leastBetting, pace } = refusals.tableAtFault;

/** Refusals that come with more than their reason. */
const WITH_FIELDS: Readonly<Record<WithFields, string>> = {
  'table-at-fault': `A field of the table is wrong; \`field\` names it. ${[name, leastBetting, pace].join('. ')}.`,
  'limits-at-fault':
    'The limits are wrong; each of `faults` names an amount and [what is wrong with it](#amounts-of-limits).',
  'card-not-expected': 'The next card is another hand’s or another place’s: `side` and `place` say which.',
  'betting-just-opened': textOfCode(refusals.bettingJustOpened, { seconds: 'leftMs' }).replace('` s', '` ms'),
  'cut-card-early': `The cut card was reported when \`out\` of \`cards\` cards were out, and by the shoe it lies after \`cutIndex\`: send \`sure\` if it is right.`,
  'shoe-cannot-hold': textOfCode(refusals.shoeCannotHold),
};

/** Every reason with its meaning, those without further fields first. */
export const DUTY_CODES: readonly (readonly [DutyRefusal['reason'], string])[] = [
  ...Object.entries(refusals.duty satisfies Record<PlainRefusal, string>).map(
    ([reason, text]) => [reason as PlainRefusal, textOfCode(text)] as const,
  ),
  ...Object.entries(WITH_FIELDS).map(([reason, text]) => [reason as WithFields, text] as const),
];

type LimitFaultCode = Extract<DutyRefusal, { readonly reason: 'limits-at-fault' }>['faults'][number]['fault'];
const text = duties.limits.fault;

const LIMIT_FAULTS: Readonly<Record<LimitFaultCode, string>> = {
  'not-offered': textOfCode(text.notOffered),
  'above-the-maximum': textOfCode(text.aboveMaximum),
  'not-a-multiple': textOfCode(text.multiple, { step: 'stepMinor' }),
  'too-large': textOfCode(text.atMost, { most: 'mostMinor' }),
  'below-the-first-stake': textOfCode(text.atLeast, { least: 'leastMinor' }),
  'no-chip-fits': textOfCode(text.noChip),
  'not-valid': textOfCode(text.notValid),
};
export const LIMIT_FAULT_CODES = Object.entries(LIMIT_FAULTS);
