// What is called and said where a patron plays alone: no rounds and no shoes, only coups, dealt when the patron
// wants them. [V5]
import type { TableView } from '@punto/protocol/message';
import type { Moment } from './moments.ts';

/** In place of the calls of a table with a clock; the result is called as everywhere. */
export const calledAlone = (phase: TableView['phase'], laying: boolean): string => {
  if (phase === 'shuffling') return 'A fresh deck';
  if (phase !== 'betting') return 'The coup is dealt';
  return laying ? 'Press Deal' : 'Place your bet';
};

/** `null`: said as at every table; empty: not worth a word. */
export const spokenAlone = (moment: Moment, coup: number): string | null => {
  switch (moment.type) {
    case 'betting-opened':
      return `Coup ${coup}. Place your bet`;
    case 'betting-closed':
      return 'The coup is dealt';
    case 'call':
    case 'last-round':
    case 'shoe-ended':
    case 'new-shoe':
    case 'cut-begun':
    case 'shoe-cut':
      return '';
    default:
      return null;
  }
};
