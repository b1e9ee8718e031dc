// The least part of the plan that a load run must have done: figures of patrons who hardly played are not meaningful. The
// minimums are far below what an overloaded server still does.
import { OPTION_IDS } from '@punto/engine/option-id';
import { type Counts, Deeds } from '@punto/server/test/support/deeds/deeds';
import { judge, lacksOf, type Minimum } from '@punto/server/test/support/deeds/minimums';
import type { Measures } from './measures.ts';
import type { Plan } from './plan.ts';

export const MINIMUMS: readonly Minimum[] = [
  { what: 'ticket: accepted', per: 'plan: tickets', oneIn: 4 },
  { what: 'ticket: accepted on a bet of the room', per: 'plan: tickets on bets of the room', oneIn: 8 },
  { what: 'record: settled', per: 'plan: rounds of a patron who stakes', oneIn: 4 },
  { what: 'update: received', per: 'plan: rounds of a person', oneIn: 1 },
];

export type Measured = {
  readonly plan: Pick<Plan, 'patrons' | 'watchers' | 'rounds' | 'tickets' | 'ownBets'>;
  readonly measures: Pick<Measures, 'accepted' | 'acceptedOwn' | 'settled' | 'updates'>;
  readonly isInterrupted: boolean;
};

export const countsOf = ({ plan, measures }: Measured): Counts => {
  const { patrons, watchers, rounds, tickets, ownBets } = plan;
  const deeds = new Deeds();
  deeds.count('plan', 'tickets', patrons * tickets * rounds);
  deeds.count('plan', 'rounds of a patron who stakes', patrons * rounds);
  deeds.count('plan', 'rounds of a person', (patrons + watchers) * rounds);
  deeds.count('ticket', 'accepted', measures.accepted);
  // Where all options are as likely, so many of the tickets have one of the room on their first bet alone.
  const share = ownBets / (ownBets + OPTION_IDS.length);
  deeds.count('plan', 'tickets on bets of the room', Math.floor(patrons * tickets * rounds * share));
  deeds.count('ticket', 'accepted on a bet of the room', measures.acceptedOwn);
  deeds.count('record', 'settled', measures.settled);
  deeds.count('update', 'received', measures.updates);
  return deeds.counts();
};

/** In sentences; an interrupted run has no minimums. */
export const lacksIn = (measured: Measured): readonly string[] =>
  measured.isInterrupted ? [] : lacksOf(judge(countsOf(measured), MINIMUMS));
