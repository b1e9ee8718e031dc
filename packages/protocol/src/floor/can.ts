// What a member of the staff may do at a table in its present state, asked with the floor's view: the same table that `decide`
// uses, for the buttons of the console and for the dealer's line that says what comes next.
import { type StaffStanding, whyNotDuty } from '@punto/table/can/staff';
import type { DutyName } from '@punto/table/duty';

export { type StaffStanding, staffStandingInView, whyNotDuty } from '@punto/table/can/staff';
export { dealerLeftReason, isMidCoup, MOST_DEALERS, roundOfDealerLeft } from '@punto/table/staffing';
export { PHASES, SERVICES } from '@punto/table/state';

/** Whether the duty is allowed at the table now, regardless of its arguments. */
export const isDutyPossible = (duty: DutyName, standing: StaffStanding): boolean =>
  whyNotDuty(duty, standing) === null;
