// What a run of several nodes must have done: tickets between the faults, and patrons who came back after them. Another fault
// that is to be asked for takes one line more.
import { type Counts, Deeds } from '../support/deeds/deeds.ts';
import type { Minimum, Never } from '../support/deeds/minimums.ts';

export const MINIMUMS: readonly (Minimum | Never)[] = [
  { never: 'shape: ' },
  // Each stakes after each fault at least once.
  { what: 'ticket: accepted', per: 'run: patrons at each fault', oneIn: 2 },
  { what: 'run: records', per: 'ticket: accepted', oneIn: 40 },
  { what: 'fault: kill', per: 'run: faults', oneIn: 60 },
  { what: 'reconnected: after kill', per: 'fault: kill', oneIn: 4 },
  { what: 'reconnected: after drain', per: 'fault: drain', oneIn: 4 },
];

/** Errors that say a message was not as it must be. */
const WRONG_SHAPE: ReadonlySet<string> = new Set(['malformed', 'unknown-message', 'too-large']);

export type Seen = {
  readonly patrons: readonly { readonly told: readonly { readonly accepted: boolean }[] }[];
  /** What was answered instead of what was asked. */
  readonly errors: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<string, number>;
  readonly reconnected: Readonly<Record<'kill' | 'drain', number>>;
  readonly records: number;
};

export const countsOf = ({ patrons, errors, faults, reconnected, records }: Seen): Counts => {
  const deeds = new Deeds();
  const told = patrons.flatMap((patron) => patron.told);
  const accepted = told.filter((ticket) => ticket.accepted).length;
  const struck = [...faults.values()].reduce((sum, times) => sum + times, 0);
  deeds.countAll('ticket', { accepted, refused: told.length - accepted });
  for (const [error, times] of errors) deeds.count(WRONG_SHAPE.has(error) ? 'shape' : 'error', error, times);
  deeds.countAll('fault', Object.fromEntries(faults));
  deeds.countAll('run', { faults: struck, records, 'patrons at each fault': struck * patrons.length });
  for (const [how, times] of Object.entries(reconnected)) deeds.count('reconnected', `after ${how}`, times);
  return deeds.counts();
};
