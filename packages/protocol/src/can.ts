// What a patron may do at a table as it is, asked with the public view: the same table that `decide` uses, for the buttons of
// the felt and for its line that says what comes next.
import { type PatronStanding, whyNotStake } from '@punto/table/can';

export { type PatronStanding, standingInView, whyNotAct } from '@punto/table/can';

/** Why no bet is taken though betting may be open; `null`: nothing but the betting's own time is in the way. */
export const whyNoBets = (standing: PatronStanding): 'suspended' | 'table-paused' | null => {
  const reason = whyNotStake({ ...standing, phase: 'betting' });
  return reason === 'suspended' || reason === 'table-paused' ? reason : null;
};

/** Chips may be laid. A patron without a seat is refused by the table. [V6] */
export const isSlipOpen = (standing: PatronStanding): boolean => {
  const reason = whyNotStake(standing);
  return reason === null || reason === 'no-seat';
};
