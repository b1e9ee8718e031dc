// Calls and announcements of a solo table: there are no rounds and shoes, only coups, dealt when the patron presses
// Deal. [V5]
import type { TableView } from '@punto/protocol/message';
import type { Moment } from './moments.ts';

/** Replaces the calls of a table with a clock; results are called as everywhere. */
export const calledAlone = (phase: TableView['phase'], laying: boolean): string => {
  if (phase === 'shuffling') return 'A fresh deck';
  if (phase !== 'betting') return 'The coup is dealt';
  return laying ? 'Press Deal' : 'Place your bet';
};

/** `null`: announced as at other tables; empty: not announced. */
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
