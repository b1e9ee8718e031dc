// Minimum counts of the runs with operators: tickets between the kills, debits that were on their way, calls that were given up.
import type { Minimum, Never } from '../support/deeds/minimums.ts';

const ALWAYS: readonly (Minimum | Never)[] = [
  { never: 'shape: ' },
  { what: 'ticket: accepted', per: 'run: patrons', oneIn: 1 },
  { what: 'wallet: credits', per: 'ticket: accepted', oneIn: 6 },
  { what: 'run: records', per: 'ticket: accepted', oneIn: 6 },
];

export const KILL_MINIMUMS: readonly (Minimum | Never)[] = [
  ...ALWAYS,
  // Each patron stakes again between two checks, and more than one in most pauses between kills.
  { what: 'ticket: accepted', per: 'kill: server', oneIn: 1 },
  { what: 'kill: server, with debits on their way', per: 'kill: server', oneIn: 5 },
  { what: 'debits on their way at a kill: server', per: 'kill: server', oneIn: 3 },
  { what: 'phase at the kill: betting', per: 'kill: server', oneIn: 4 },
  { what: 'kill: operator', per: 'kill: server', oneIn: 10 },
  { what: 'wallet: returned', per: 'kill: server', oneIn: 5 },
  { what: 'wallet: poisoned', per: 'kill: server', oneIn: 5 },
];

export const MOVE_MINIMUMS: readonly (Minimum | Never)[] = [
  ...ALWAYS,
  // A fault that moved no table would be no test of this.
  { what: 'fault: freeze', per: 'run: tables moved', oneIn: 20 },
  { what: 'fault: kill', per: 'run: tables moved', oneIn: 40 },
];

export const AWAY_MINIMUMS: readonly (Minimum | Never)[] = [
  ...ALWAYS,
  { what: 'away: rounds that went on', per: 'away: seconds', oneIn: 6 },
  { what: 'away: tickets refused at once', per: 'away: seconds', oneIn: 4 },
  { what: 'away: calls owed at the return', per: 'run: patrons', oneIn: 8 },
];
