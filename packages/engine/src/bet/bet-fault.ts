// Faults of a bet's definition and remarks on it: a code with parameters from a closed list, so that a page can show it in any
// language, and the same in English for the command line.
import type { Fault } from '../reader.ts';
import type { WordValue } from './condition-words.ts';

/** A fault: the definition cannot be used. */
export type BetFaultReason =
  | { readonly code: 'unknownField'; readonly known: readonly string[] }
  | { readonly code: 'notFields' }
  | { readonly code: 'missing' }
  | { readonly code: 'notList' }
  | { readonly code: 'tooFew'; readonly least: number }
  | { readonly code: 'tooMany'; readonly most: number }
  | { readonly code: 'notOneOf'; readonly known: readonly WordValue[] }
  | { readonly code: 'textLength'; readonly most: number }
  | { readonly code: 'wrongId' }
  | { readonly code: 'wrongLanguage' }
  | { readonly code: 'wrongPays' }
  | { readonly code: 'paysNothing' }
  | { readonly code: 'partTooLarge'; readonly ratio: string; readonly most: number }
  | { readonly code: 'wrongCommission' }
  | { readonly code: 'wrongUntil'; readonly most: number }
  | { readonly code: 'tooManyConditions'; readonly most: number }
  | { readonly code: 'tooDeep'; readonly most: number }
  | { readonly code: 'notOneWord'; readonly known: readonly string[]; readonly found: readonly string[] }
  | { readonly code: 'namesNone'; readonly known: readonly string[] }
  | { readonly code: 'valueTwice'; readonly value: WordValue };

/** A remark on the rows: the definition is sound, but probably not what its author meant. */
export type RowRemark =
  | { readonly code: 'neverHolds' }
  | { readonly code: 'overlaps'; readonly row: number; readonly player: string; readonly banker: string }
  | { readonly code: 'neverPushes' };

/** A remark on rounding: at some stakes the payout or the commission is rounded. */
export type RoundingRemark =
  | { readonly code: 'paysRounded'; readonly step: number }
  | { readonly code: 'commissionRounded'; readonly step: number };

export type BetReason = BetFaultReason | RowRemark | RoundingRemark;

export type CodedBetFault<Reason extends BetReason> = Fault & { readonly reason: Reason };

/** A fault with its text in English. */
export const betFault = <Reason extends BetReason>(path: string, reason: Reason): CodedBetFault<Reason> => ({
  path,
  says: betReasonText(reason),
  reason,
});

/** The text in English; it follows the path of the field. */
export const betReasonText = (reason: BetReason): string => {
  switch (reason.code) {
    case 'unknownField':
      return `is not a known field; the fields here are ${reason.known.join(', ')}`;
    case 'notFields':
      return 'must be an object with named fields, in { }';
    case 'missing':
      return 'is missing';
    case 'notList':
      return 'must be a list, in [ ]';
    case 'tooFew':
      return `must have ${reason.least} or more entries`;
    case 'tooMany':
      return `must have at most ${reason.most} entries`;
    case 'notOneOf':
      return `must be one of ${reason.known.join(', ')}`;
    case 'textLength':
      return `must be a text of 1 to ${reason.most} characters`;
    case 'wrongId':
      return 'must be small letters, digits and hyphens, such as dragon-7, or house/dragon-7 for a bet of your own';
    case 'wrongLanguage':
      return 'must be a language tag such as en, fr or pt-BR';
    case 'wrongPays':
      return 'must be the payout for a stake of one, such as "40:1", "1:2" or "0.54:1"';
    case 'paysNothing':
      return 'must be above 0, in a payout such as "40:1" both numbers';
    case 'partTooLarge':
      return `is ${reason.ratio} in lowest terms; neither part may be above ${reason.most}`;
    case 'wrongCommission':
      return 'must be a share of the winnings below 100 %, such as "5 %"';
    case 'wrongUntil':
      return `must be a whole number from 1 to ${reason.most}, or be left out`;
    case 'tooManyConditions':
      return `there are more than ${reason.most} conditions in this bet`;
    case 'tooDeep':
      return `conditions are nested more than ${reason.most} deep here`;
    case 'notOneWord':
      return `must be an object with one word: ${reason.known.join(', ')}${allOf(reason.found)}`;
    case 'namesNone':
      return `must be an object that names one or more of ${reason.known.join(', ')}`;
    case 'valueTwice':
      return `${reason.value} is listed twice; remove one`;
    case 'neverHolds':
      return 'can never hold';
    case 'overlaps':
      return `overlaps rows[${reason.row}], which pays when both hold, as with player ${reason.player}, banker ${reason.banker}`;
    case 'neverPushes':
      return 'never decides: no coup without a winning row meets it';
    case 'paysRounded':
      return `at a step of ${reason.step} the payout rounds down to the minor unit`;
    case 'commissionRounded':
      return `at a step of ${reason.step} the commission rounds up to the minor unit`;
  }
};

const allOf = (found: readonly string[]): string =>
  found.length > 1 ? ` (found ${found.join(', ')}: put them into "all")` : '';
