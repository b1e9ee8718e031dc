// Where patrons, rounds, reports and the journal of the floor are found, apart from the schemas.
import { FLOOR } from './paths.ts';

export const OFFICE_PATHS = {
  rounds: `${FLOOR}/rounds`,
  round: `${FLOOR}/rounds/:table/:shoe/:round`,
  patrons: `${FLOOR}/patrons`,
  patron: `${FLOOR}/patrons/:id`,
  records: `${FLOOR}/patrons/:id/records`,
  statement: `${FLOOR}/patrons/:id/statement`,
  notes: `${FLOOR}/patrons/:id/notes`,
  suspend: `${FLOOR}/patrons/:id/suspend`,
  reinstate: `${FLOOR}/patrons/:id/reinstate`,
  figures: `${FLOOR}/reports/figures`,
  theory: `${FLOOR}/reports/theory`,
  /** The bets that a figure is the sum of. */
  entries: `${FLOOR}/reports/entries`,
  /** Rounds that were cancelled or corrected. */
  closedRounds: `${FLOOR}/reports/rounds`,
  journal: `${FLOOR}/journal`,
  /** Who of the house the journal may be searched for. */
  journalPeople: `${FLOOR}/journal/people`,
  /** What program the node runs, and its files checked again. */
  program: `${FLOOR}/program`,
  checkProgram: `${FLOOR}/program/check`,
} as const;
