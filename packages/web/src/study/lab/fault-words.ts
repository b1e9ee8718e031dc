// A fault of a definition, or a remark on it, in the language of the page.
import { texts } from '@punto/language/catalogue';
import type { ShownReason } from './definition-text.ts';

const text = texts('lab').faults;

export const faultText = (reason: ShownReason): string => {
  switch (reason.code) {
    case 'unknownField':
    case 'namesNone':
    case 'notOneWord':
      return text[reason.code]({ known: reason.known });
    case 'notOneOf':
      return text.notOneOf({ known: reason.known.map(String) });
    case 'tooFew':
      return text.tooFew({ least: reason.least });
    case 'tooMany':
    case 'textLength':
    case 'wrongUntil':
    case 'tooManyConditions':
    case 'tooDeep':
      return text[reason.code]({ most: reason.most });
    case 'partTooLarge':
      return text.partTooLarge({ ratio: reason.ratio, most: reason.most });
    case 'valueTwice':
      return text.valueTwice({ value: String(reason.value) });
    case 'overlaps':
      return text.overlaps({ row: reason.row + 1, player: reason.player, banker: reason.banker });
    default:
      return text[reason.code]();
  }
};
