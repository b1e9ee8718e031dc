// The least part of the plan that a load run must have done: figures of patrons who hardly played are not meaningful. The
// minimums are far below what an overloaded server still does.
import { OPTION_IDS } from '@punto/engine/option-id';
import type { Measures } from './measures.ts';
import type { Plan } from './plan.ts';

export type Measured = {
  readonly plan: Pick<Plan, 'patrons' | 'watchers' | 'rounds' | 'tickets' | 'ownBets' | 'limits'>;
  readonly measures: Pick<Measures, 'accepted' | 'acceptedOwn' | 'settled' | 'updates' | 'limits'>;
  readonly isInterrupted: boolean;
};

type Minimum = {
  readonly what: string;
  readonly done: number;
  /** The quantity that measures the length of the run. */
  readonly per: string;
  readonly planned: number;
  /** At least one in this number of what was planned. */
  readonly oneIn: number;
};

/** Smaller numbers may be missed by chance alone, so they are not required. */
const LEAST_ASKED = 3;

const minimumsOf = ({ plan, measures }: Measured): readonly Minimum[] => {
  const { patrons, watchers, rounds, ownBets } = plan;
  const tickets = patrons * plan.tickets * rounds;
  // Where all options are as likely, so many of the tickets have one of the room on their first bet alone.
  const ownTickets = Math.floor((tickets * ownBets) / (ownBets + OPTION_IDS.length));
  return [
    {
      ...{ what: 'ticket: accepted', done: measures.accepted },
      ...{ per: 'plan: tickets', planned: tickets, oneIn: 4 },
    },
    {
      ...{ what: 'ticket: accepted on a bet of the room', done: measures.acceptedOwn },
      ...{ per: 'plan: tickets on bets of the room', planned: ownTickets, oneIn: 8 },
    },
    {
      ...{ what: 'limit: set', done: measures.limits },
      ...{ per: 'plan: limits of all patrons', planned: patrons * plan.limits, oneIn: 1 },
    },
    {
      ...{ what: 'record: settled', done: measures.settled },
      ...{ per: 'plan: rounds of a patron who stakes', planned: patrons * rounds, oneIn: 4 },
    },
    {
      ...{ what: 'update: received', done: measures.updates },
      ...{ per: 'plan: rounds of a person', planned: (patrons + watchers) * rounds, oneIn: 1 },
    },
  ];
};

/** In sentences; an interrupted run has no minimums. */
export const lacksIn = (measured: Measured): readonly string[] =>
  measured.isInterrupted ? [] : minimumsOf(measured).flatMap(lackOf);

const lackOf = ({ what, done, per, planned, oneIn }: Minimum): readonly string[] => {
  const needed = Math.floor(planned / oneIn);
  if (needed < LEAST_ASKED || done >= needed) return [];
  return [
    `Too little was done: ${done} of “${what}” in ${planned} of “${per}”, at least ${needed} are needed.`,
  ];
};
