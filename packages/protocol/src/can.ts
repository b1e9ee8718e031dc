// What a patron may do at a table, derived from the public view: the same function that `decide` uses, for the buttons
// of the felt and its line that says what comes next.
import { type PatronStanding, whyNotStake } from '@punto/table/can/patron';

export { type PatronStanding, standingInView, whyNotAct } from '@punto/table/can/patron';

/** Why bets are refused regardless of the phase; `null`: only the phase decides. */
export const whyNoBets = (standing: PatronStanding): 'suspended' | 'table-paused' | null => {
  const reason = whyNotStake({ ...standing, phase: 'betting' });
  return reason === 'suspended' || reason === 'table-paused' ? reason : null;
};

/** Whether chips may be placed. A ticket without a seat is refused by the table. [V6] */
export const isSlipOpen = (standing: PatronStanding): boolean => {
  const reason = whyNotStake(standing);
  return reason === null || reason === 'no-seat';
};
