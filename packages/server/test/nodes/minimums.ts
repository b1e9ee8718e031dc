// Minimum counts of a run of several nodes: tickets between the faults, and patrons who came back after them. A new
// fault needs one line here.
import { type Counts, Deeds } from '../support/deeds/deeds.ts';
import type { Minimum, Never } from '../support/deeds/minimums.ts';

export const MINIMUMS: readonly (Minimum | Never)[] = [
  { never: 'shape: ' },
  // Each patron stakes at least once after each fault.
  { what: 'ticket: accepted', per: 'run: patrons at each fault', oneIn: 2 },
  { what: 'run: records', per: 'ticket: accepted', oneIn: 40 },
  { what: 'fault: kill', per: 'run: faults', oneIn: 60 },
  { what: 'reconnected: after kill', per: 'fault: kill', oneIn: 4 },
  { what: 'reconnected: after drain', per: 'fault: drain', oneIn: 4 },
];

/** Errors for messages of a wrong shape. */
const WRONG_SHAPE: ReadonlySet<string> = new Set(['malformed', 'unknown-message', 'too-large']);

export type Seen = {
  readonly patrons: readonly { readonly answered: readonly { readonly accepted: boolean }[] }[];
  /** Errors the server answered. */
  readonly errors: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  readonly reconnected: Readonly<Record<'kill' | 'drain', number>>;
  readonly records: number;
};

export const countsOf = ({ patrons, errors, faults, reconnected, records }: Seen): Counts => {
  const deeds = new Deeds();
  const answered = patrons.flatMap((patron) => patron.answered);
  const accepted = answered.filter((ticket) => ticket.accepted).length;
  const struck = [...faults.values()].reduce((sum, times) => sum + times, 0);
  deeds.countAll('ticket', { accepted, refused: answered.length - accepted });
  for (const [error, times] of errors) deeds.count(WRONG_SHAPE.has(error) ? 'shape' : 'error', error, times);
  deeds.countAll('fault', Object.fromEntries(faults));
  deeds.countAll('run', { faults: struck, records, 'patrons at each fault': struck * patrons.length });
  for (const [how, times] of Object.entries(reconnected)) deeds.count('reconnected', `after ${how}`, times);
  return deeds.counts();
};
