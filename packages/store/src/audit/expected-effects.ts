// The expected effects of an event that moves money: transfers and records, computed again by the rules from the state
// before the event. [T3] [T5] [T6]
import type { Minor } from '@punto/engine/minor';
import { escrowAccount, patronAccount } from '@punto/ledger/account';
import { keyOf } from '@punto/ledger/patron-key';
import type { Transfer } from '@punto/ledger/transfer';
import { settle } from '@punto/table/advance';
import { staffStandingOf, whyNotDuty } from '@punto/table/can/staff';
import { callOff, cancelRound } from '@punto/table/cancellation';
import type { Context } from '@punto/table/context';
import { resettleRound, voidRound } from '@punto/table/correction';
import type { Decision } from '@punto/table/decision';
import type { TableEvent } from '@punto/table/event';
import type { PatronId } from '@punto/table/ids';
import { ITSELF } from '@punto/table/lost-shoe';
import { stakeId } from '@punto/table/place-ticket';
import type { KeptRecord, PlayRecord } from '@punto/table/records/record';
import type { OpenTable } from '@punto/table/state';
import { type Ticket, totalOf } from '@punto/table/ticket';

export type ExpectedEffects = {
  readonly shoe: number;
  readonly round: number;
  readonly transfers: readonly Transfer[];
  readonly records: readonly PlayRecord[];
};

/** Read from the store: the records of a round before a revision. */
export type Before = (shoe: number, round: number) => readonly KeptRecord[];

/** `null`: the event moves nothing. Throws if the event does not follow from the rules. */
export const expectedEffectsOf = (
  table: OpenTable,
  event: TableEvent,
  before: Before,
  has: (patron: PatronId) => Minor,
): ExpectedEffects | null => {
  switch (event.type) {
    case 'TicketAccepted': {
      const { shoe, round } = event.ticket;
      return { shoe, round, transfers: [stakeOf(table, event.ticket, event.at)], records: [] };
    }
    case 'RoundSettled': {
      if (!table.round) throw new Error('no round to settle');
      return ofPresent(table, settle(table, table.round, event.at));
    }
    case 'RoundCancelled':
      return ofPresent(table, cancelled(table, event));
    case 'RoundVoided': {
      const { by, shoe, round } = event;
      return ofPast(
        shoe,
        round,
        voidRound(table, by, { ...event, duty: 'void-round' }, contextOf(event, before, has)),
      );
    }
    case 'RoundResettled': {
      const { by, shoe, round } = event;
      const duty = { ...event, duty: 'resettle-round' } as const;
      return ofPast(shoe, round, resettleRound(table, by, duty, contextOf(event, before, has)));
    }
    default:
      return null;
  }
};

/** A round that cannot be dealt to its end is cancelled by the system, without a pause before. [F3] */
const cancelled = (
  table: OpenTable,
  event: Extract<TableEvent, { type: 'RoundCancelled' }>,
): Decision<'DoDuty'> => {
  const { by, reason, at } = event;
  if (by.id === ITSELF.id && table.round) return callOff(table, table.round, by, reason, at);
  const hindrance = whyNotDuty('cancel-round', staffStandingOf(table, by.id));
  return hindrance ? { ok: false, refusal: { reason: hindrance } } : cancelRound(table, by, reason, at);
};

const stakeOf = ({ setup }: OpenTable, ticket: Ticket, at: number): Transfer => {
  const memo = { at, table: setup.table, shoe: ticket.shoe, round: ticket.round };
  return {
    kind: 'pending',
    id: stakeId(memo, ticket.patron, ticket.id),
    debit: patronAccount(ticket.patron),
    credit: escrowAccount(setup.table, keyOf(ticket.patron)),
    amountMinor: totalOf(ticket.bets),
    code: 'stake',
    memo,
  };
};

const ofPresent = (table: OpenTable, decision: Decision): ExpectedEffects =>
  ofPast(table.shoe?.number ?? 0, table.round?.number ?? 0, decision);

const ofPast = (shoe: number, round: number, decision: Decision): ExpectedEffects => {
  if (!decision.ok) throw new Error(`the rules refuse it: ${decision.refusal.reason}`);
  return { shoe, round, transfers: decision.transfers, records: decision.records };
};

const contextOf = (
  event: TableEvent,
  recordsOf: Before,
  availableMinor: (patron: PatronId) => Minor,
): Context => ({
  now: event.at,
  cardAt: () => {
    throw new Error('a correction deals no card');
  },
  houseValue: () => {
    throw new Error('a correction cuts no shoe');
  },
  beacon: () => null,
  awaySince: () => null,
  availableMinor,
  recordsOf,
});
