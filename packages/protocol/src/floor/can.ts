// What a member of the staff may do at a table as it is, asked with the floor's view: the same table that `decide` uses, for
// the buttons of the console and for the dealer's line that says what comes next.
export { type StaffStanding, staffStandingInView, whyNotDuty } from '@punto/table/can-duty';
export { isMidCoup, MOST_DEALERS } from '@punto/table/posts';
