// Paths of the floor's patrons, rounds, reports and journal; without the schemas, for clients.
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
  ways: `${FLOOR}/patrons/:id/ways`,
  protection: `${FLOOR}/patrons/:id/protection`,
  /** Alarms of the monitoring of play, and a note on one. */
  alarms: `${FLOOR}/monitoring`,
  noteAlarm: `${FLOOR}/monitoring/:number/note`,
  /** Brands with their wallets, calls that are not answered, a new attempt, and corrections that were refused. */
  operators: `${FLOOR}/operators`,
  /** The names of the brands. */
  brands: `${FLOOR}/brands`,
  unresolvedCalls: `${FLOOR}/operators/calls`,
  retryCall: `${FLOOR}/operators/calls/:id/retry`,
  receivables: `${FLOOR}/operators/receivables`,
  endSessions: `${FLOOR}/patrons/:id/end-sessions`,
  invitations: `${FLOOR}/invitations`,
  withdrawInvitation: `${FLOOR}/invitations/:id/withdraw`,
  removeName: `${FLOOR}/patrons/:id/remove-name`,
  figures: `${FLOOR}/reports/figures`,
  theory: `${FLOOR}/reports/theory`,
  /** The bets behind a figure. */
  entries: `${FLOOR}/reports/entries`,
  /** Rounds that were cancelled or corrected. */
  closedRounds: `${FLOOR}/reports/rounds`,
  journal: `${FLOOR}/journal`,
  /** Staff members who appear in the journal. */
  journalPeople: `${FLOOR}/journal/people`,
  /** The running program, and a new check of its files. */
  program: `${FLOOR}/program`,
  checkProgram: `${FLOOR}/program/check`,
} as const;
