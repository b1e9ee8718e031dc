// The trace of a round for one brand: the cards, and the tickets, accounts and entries of the brand's own patrons only.
import { keyOfAccount } from '@punto/ledger/account';
import { keyOf } from '@punto/ledger/patron-key';
import type { OfficeRoundTrace } from '@punto/protocol/office/office-schema';
import type { RoundMovement, RoundTrace } from '@punto/store/round-store';
import type { KeptRecord, PatronId } from '@punto/table/index';

/** Looks up the operator's id of a patron. */
export type OperatorIds = (patron: PatronId) => Promise<string>;

export type TraceParts = {
  readonly brand: string;
  /** The public name of the table. */
  readonly table: string;
  readonly names: OperatorIds;
  readonly proof: string | null;
};

/** Returns null when no patron of the brand staked in the round. */
export const brandTrace = async (
  trace: RoundTrace,
  { brand, table, names, proof }: TraceParts,
): Promise<OfficeRoundTrace | null> => {
  const isOwn = (patron: PatronId): boolean => keyOf(patron).brand === brand;
  const records = trace.records.filter(({ patron }) => isOwn(patron));
  const entries = trace.movements.filter((movement) => keyOfAccount(movement.debit).brand === brand);
  if (records.length === 0 && entries.length === 0) return null;
  const tickets = trace.events.flatMap(({ event }) =>
    event.type === 'TicketAccepted' && isOwn(event.ticket.patron) ? [event] : [],
  );
  const outcome = records.findLast((record) => record.outcome !== null)?.outcome ?? null;
  const { player, banker } = trace;
  return {
    table,
    shoe: trace.shoe,
    round: trace.round,
    status: trace.status,
    openedAt: trace.openedAt,
    endedAt: trace.endedAt,
    result: outcome === null ? null : { outcome, player: [...player], banker: [...banker] },
    player: [...player],
    banker: [...banker],
    tickets: await Promise.all(
      tickets.map(async ({ ticket, at }) => ({
        ticket: ticket.id,
        patron: await names(ticket.patron),
        currency: keyOf(ticket.patron).currency,
        at,
        lines: ticket.bets.map(({ option, stakeMinor }) => ({ option, stake: stakeMinor })),
      })),
    ),
    accounts: await Promise.all(records.map((record) => accountOf(record, names))),
    entries: entries.map(entryOf),
    proof,
  };
};

const accountOf = async (
  record: KeptRecord,
  names: OperatorIds,
): Promise<OfficeRoundTrace['accounts'][number]> => ({
  patron: await names(record.patron),
  currency: keyOf(record.patron).currency,
  revision: record.revision ?? 0,
  at: record.at,
  status: record.status,
  reason: record.reason ?? null,
  lines: record.bets.map((bet) => ({
    option: bet.option,
    stake: bet.stakeMinor,
    return: bet.returnedMinor,
    commission: bet.commissionMinor,
    verdict: bet.verdict,
  })),
  stake: record.stakedMinor,
  return: record.returnedMinor,
});

const entryOf = ({ id, at, code, state, debit, credit, amountMinor }: RoundMovement) => ({
  ...{ id, at, code, state, debit, credit },
  currency: keyOfAccount(debit).currency,
  amount: amountMinor,
});
