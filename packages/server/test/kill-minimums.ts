// What a run of kills must have done: tickets that were on their way, patrons who came back, and every way to end. Measured by
// patrons and by times, far below what a slow machine does.
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
