// What a patron may do at a table, derived from the public view: the same function that `decide` uses, for the buttons
// of the felt and its line that says what comes next.
import { type PatronStanding, whyBarred, whyNotStake } from '@punto/table/can/patron';

export { type PatronStanding, standingInView, whyBarred, whyNotAct } from '@punto/table/can/patron';

/** Why bets are refused regardless of the phase; `null`: only the phase decides. [L5] [P5] [P6] */
export const whyNoBets = (standing: PatronStanding): ReturnType<typeof whyBarred> | 'table-paused' =>
  whyBarred(standing) ?? (standing.isPaused ? 'table-paused' : null);

/** Whether chips may be placed. A ticket without a seat is refused by the table. [V6] */
export const isSlipOpen = (standing: PatronStanding): boolean => {
  const reason = whyNoBets(standing) ?? whyNotStake(standing);
  return reason === null || reason === 'no-seat';
};
