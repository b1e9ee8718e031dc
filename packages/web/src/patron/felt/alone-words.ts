// Calls and announcements of a solo table: there are no rounds and shoes, only coups, dealt when the patron presses
// Deal. [V5]
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import type { Moment } from './moments.ts';

const text = texts('felt').alone;

/** Replaces the calls of a table with a clock; results are called as everywhere. */
export const calledAlone = (phase: TableView['phase'], laying: boolean): string => {
  if (phase === 'shuffling') return text.shuffling();
  if (phase !== 'betting') return text.dealt();
  return laying ? text.deal() : text.bet();
};

/** `null`: announced as at other tables; empty: not announced. */
export const spokenAlone = (moment: Moment, coup: number): string | null => {
  switch (moment.type) {
    case 'betting-opened':
      return text.opened({ coup });
    case 'betting-closed':
      return text.dealt();
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
