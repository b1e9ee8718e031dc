// The findings of the check of a play record: a code for programs and pages, with its values, and its sentence in English for the
// command line and logs. The pages have a text for each code.
import type { Minor } from '../minor.ts';

type Numbers<Name extends string> = { readonly [N in Name]: number };
type Amounts = { readonly is: Minor; readonly right: Minor };
type Words<Name extends string> = { readonly [N in Name]: string };
type Place = Words<'table' | 'path'> & Numbers<'shoe' | 'round'>;

const some = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

const ENGLISH = {
  'in-round': ({ round, shoe, table, path }: Place) =>
    `Round ${round} of shoe ${shoe} at ${table} (${path}):`,
  'in-bet': ({ round, shoe, table, path, bet }: Place & Words<'bet'>) =>
    `Round ${round} of shoe ${shoe} at ${table}, ${bet} (${path}):`,
  'more-lines': ({ lines }: Numbers<'lines'>) =>
    `${some(lines, 'more line')} of this step ${lines === 1 ? 'is' : 'are'} wrong.`,

  'definitions-hold': ({ bets }: Numbers<'bets'>) =>
    `${some(bets, 'definition')}: what settles, hashed again, gives the hash that the records name.`,
  'definition-differs': ({ bet, made, told }: Words<'bet' | 'made' | 'told'>) =>
    `The definition of ${bet}, hashed again, gives ${made}, and the file has it under ${told}: it was changed.`,

  'results-hold': ({ rounds }: Numbers<'rounds'>) =>
    `${some(rounds, 'round')}: the recorded cards can be dealt by the drawing rules and give the recorded result.`,
  'result-not-dealt': () => 'the drawing rules do not deal these cards.',
  'result-differs': ({ is, right }: Words<'is' | 'right'>) =>
    `the result is recorded as ${is}, and the cards give ${right}.`,
  'result-without-cards': () => 'the stakes were returned, and a result is recorded all the same.',

  'bets-hold': ({ bets }: Numbers<'bets'>) =>
    `${some(bets, 'bet')}: winnings, commission and return are, to the unit, those of the definition or the rules.`,
  'bet-unknown': ({ hash }: Words<'hash'>) => `the file has no definition whose hash is ${hash}.`,
  'bet-undefined': ({ schedule }: Words<'schedule'>) =>
    `it is said to be paid by ${schedule}, which is not of the rules, and no definition is named.`,
  'bet-of-another': ({ schedule }: Words<'schedule'>) =>
    `it is said to be paid by ${schedule}, which does not pay this bet.`,
  'bet-too-large': () => 'no table can pay so large a stake exactly.',
  'bet-verdict': ({ is, right }: Words<'is' | 'right'>) => `it is recorded as ${is}, and it is ${right}.`,
  'bet-winnings': ({ is, right }: Amounts) =>
    `the winnings are recorded as ${is} minor units, and they are ${right}.`,
  'bet-commission': ({ is, right }: Amounts) =>
    `the commission is recorded as ${is} minor units, and it is ${right}.`,
  'bet-return': ({ is, right }: Amounts) =>
    `the return is recorded as ${is} minor units, and it is ${right}.`,

  'sums-hold': ({ rounds }: Numbers<'rounds'>) =>
    `${some(rounds, 'round')}: stakes and returns add up, and the balance moves by the net of the round.`,
  'sum-staked': ({ is, right }: Amounts) =>
    `${is} minor units are recorded as staked, and the stakes add up to ${right}.`,
  'sum-returned': ({ is, right }: Amounts) =>
    `${is} minor units are recorded as returned, and the returns add up to ${right}.`,
  'sum-balance': ({ is, right }: Amounts) =>
    `the balance moves by ${is} minor units, and the net is ${right}.`,
  'sum-correction': ({ is, right }: Amounts) =>
    `the correction is recorded as ${is} minor units, and the two accounts differ by ${right}.`,

  'opened-hold': ({ rounds }: Numbers<'rounds'>) =>
    `${some(rounds, 'round')}: the recorded cards are those that lay in the sealed shoe, see the steps of a round.`,
  'opened-corrected': ({ rounds }: Numbers<'rounds'>) =>
    `${some(rounds, 'round')} ${rounds === 1 ? 'was' : 'were'} corrected by the house: their opened cards are as they were dealt, and the correction is its word.`,
  'opened-broken': ({ step }: Words<'step'>) => `its opened cards do not prove themselves: ${step}.`,
  'opened-differs': () => 'the recorded cards are not those that were opened.',
  'opened-of-none': () => 'opened cards of a round that is not recorded here.',

  'unasked-opened': ({ rounds }: Numbers<'rounds'>) =>
    `The file has no opened cards of ${some(rounds, 'settled round')}: that these cards lay in the sealed shoe shows with the proof of the round.`,
  'unasked-schedule': ({ bets }: Numbers<'bets'>) =>
    `${some(bets, 'bet')} ${bets === 1 ? 'was' : 'were'} recorded by an earlier release, which did not keep what paid.`,
};

/** Stable codes of the findings, for pages that have a text for each. */
export type LineCode = keyof typeof ENGLISH;

export type LineValues = {
  readonly [C in LineCode]: Parameters<(typeof ENGLISH)[C]> extends [infer Values] ? Values : undefined;
};

export type LineSentence = {
  readonly code: LineCode;
  readonly values: LineValues[LineCode];
  /** The finding in English. */
  readonly says: string;
};

type Plain = { [C in LineCode]: LineValues[C] extends undefined ? C : never }[LineCode];

const SENTENCES: { readonly [C in LineCode]: (values: LineValues[C]) => string } = ENGLISH;

const sentence = <C extends LineCode>(code: C, values: LineValues[C]): LineSentence => ({
  code,
  values,
  says: SENTENCES[code](values),
});

/** A sentence without values. */
export const sayLine = (code: Plain): LineSentence => sentence(code, undefined);

/** A sentence with values. */
export const sayLineOf = <C extends Exclude<LineCode, Plain>>(code: C, values: LineValues[C]): LineSentence =>
  sentence(code, values);
