// Minimum counts of a run of kills: tickets in flight, patrons who came back, and every way to end. Relative to patrons
// and kills, far below what a slow machine does.
import type { Minimum, Never } from './support/deeds/minimums.ts';

export const MINIMUMS: readonly (Minimum | Never)[] = [
  { never: 'shape: ' },
  { what: 'ticket: accepted', per: 'run: patrons at each time', oneIn: 4 },
  { what: 'run: records', per: 'ticket: accepted', oneIn: 40 },
  { what: 'reconnected: after the process ended', per: 'run: patrons at each time', oneIn: 5 },
  { what: 'way: load', per: 'run: times', oneIn: 4 },
  { what: 'way: start', per: 'run: times', oneIn: 40 },
  { what: 'way: stop', per: 'run: times', oneIn: 60 },
  { what: 'way: term', per: 'run: times', oneIn: 150 },
  { what: 'way: freeze', per: 'run: times', oneIn: 150 },
  { what: 'way: rival', per: 'run: times', oneIn: 150 },
];
