// Makes the wallet calls that the end or the correction of a round requires, and their transfers: for each operator's patron
// a credit, the cancels of a cancelled round, or the adjust of a correction. They are written in the transaction of the
// table. [L6]
import { type Minor, minor } from '@punto/engine/minor';
import { isKeyedPatron, keyOf, operatorAccount, patronAccount, type Transfer } from '@punto/ledger/index';
import type { AdjustCall, CreditCall } from '@punto/operator/contract/calls';
import type { Transaction } from '@punto/store/store';
import type { OutboxCall, WalletDebit } from '@punto/store/wallet-store';
import { type Accepted, type PlayRecord, publicName } from '@punto/table/index';
import { adjustId, creditId } from './call-ids.ts';
import { cancelOf } from './cancel-call.ts';

export type OwedOfRound = {
  /** Transfers before those of the table: corrections collected from operators. */
  readonly before: readonly Transfer[];
  /** Transfers after those of the table: credits and cancels to operators. */
  readonly after: readonly Transfer[];
  readonly calls: readonly OutboxCall[];
};

const NOTHING: OwedOfRound = { before: [], after: [], calls: [] };

/** Returns the calls owed for the records of a decision; none for a patron whose money is in the ledger of this house. */
export const owedBy = (
  tx: Transaction,
  { records, events }: Pick<Accepted, 'records' | 'events'>,
): OwedOfRound => {
  const own = records.filter(({ patron }) => isKeyedPatron(patron));
  const [first] = own;
  if (!first) return NOTHING;
  const debits = Map.groupBy(
    tx.wallet.debits(first.shoe, first.round).filter(({ state }) => state === 'accepted'),
    ({ patron }) => patron,
  );
  const approvedBy = events.flatMap((event) =>
    'approvedBy' in event && event.approvedBy ? [event.approvedBy.name] : [],
  );
  const owed = own.map((record) => {
    const [debit, ...more] = debits.get(record.patron) ?? [];
    return debit ? owedForRecord(record, [debit, ...more], approvedBy[0] ?? '') : NOTHING;
  });
  return {
    before: owed.flatMap(({ before }) => before),
    after: owed.flatMap(({ after }) => after),
    calls: owed.flatMap(({ calls }) => calls),
  };
};

type Debits = readonly [WalletDebit, ...WalletDebit[]];

const owedForRecord = (record: PlayRecord, debits: Debits, approvedBy: string): OwedOfRound => {
  switch (record.status) {
    case 'settled':
      return credited(record, debits);
    case 'cancelled':
      return joined(debits.map((debit) => cancelled(record, debit)));
    case 'voided':
    case 'resettled':
      return adjusted(record, debits, approvedBy);
  }
};

const joined = (all: readonly OwedOfRound[]): OwedOfRound => ({
  before: all.flatMap(({ before }) => before),
  after: all.flatMap(({ after }) => after),
  calls: all.flatMap(({ calls }) => calls),
});

const credited = (record: PlayRecord, debits: Debits): OwedOfRound => {
  const ids = debits.map(({ debit }) => debit);
  const id = creditId(ids);
  const { outcome, player, banker, returnedMinor: amount, at } = record;
  const body: CreditCall = {
    ...{ transaction: id, ...ownerOf(debits[0]), debits: ids, amount },
    ...{ table: publicName(record.table), shoe: record.shoe, round: record.round },
    lines: record.bets.map((bet) => ({
      ...{
        option: bet.option,
        stake: bet.stakeMinor,
        return: bet.returnedMinor,
        commission: bet.commissionMinor,
      },
      outcome: LINE_OUTCOME[bet.verdict],
    })),
    roundClosed: true,
    result: outcome === null ? null : { outcome, player, banker },
  };
  return {
    before: [],
    after: walletOut(id, record, amount),
    calls: [
      {
        ...owedTo(record, debits),
        id,
        call: 'credit',
        body: JSON.stringify(body),
        deltaMinor: amount,
        at,
      },
    ],
  };
};

const LINE_OUTCOME = { won: 'won', lost: 'lost', pushed: 'push', returned: 'void' } as const;

const cancelled = (record: PlayRecord, debit: WalletDebit): OwedOfRound => {
  const { amountMinor: deltaMinor } = debit;
  const call = cancelOf(debit, 'round-cancelled', { at: record.at, deltaMinor });
  return { before: [], after: walletOut(call.id, record, deltaMinor), calls: [call] };
};

/** The ledger collects a correction in full: only the operator knows the balance and may refuse it. */
const adjusted = (record: PlayRecord, debits: Debits, approvedBy: string): OwedOfRound => {
  const delta = record.correction?.deltaMinor ?? minor(0);
  if (delta === 0) return NOTHING;
  const ids = debits.map(({ debit }) => debit);
  const id = adjustId(ids, record.revision ?? 0, record.at);
  const body: AdjustCall = {
    ...{ transaction: id, ...ownerOf(debits[0]), of: creditId(ids), delta },
    ...{ reason: record.reason ?? 'corrected', approvedBy: approvedBy === '' ? 'the floor' : approvedBy },
  };
  const call = {
    ...owedTo(record, debits),
    id,
    call: 'adjust',
    body: JSON.stringify(body),
    deltaMinor: delta,
    at: record.at,
  } satisfies OutboxCall;
  return {
    before: delta < 0 ? [walletTransfer('wallet-in', id, record, minor(-delta))] : [],
    after: delta > 0 ? walletOut(id, record, delta) : [],
    calls: [call],
  };
};

const ownerOf = ({ session, account, brand, patron }: WalletDebit) => ({
  ...{ session, patron: account, brand, currency: keyOf(patron).currency },
});

/** Most tickets of which a call keeps the traces. */
const MOST_TRACES = 32;

const owedTo = ({ table, patron }: PlayRecord, debits: Debits) => {
  const traces = [...new Set(debits.flatMap(({ traceparent }) => traceparent ?? []))].slice(0, MOST_TRACES);
  return {
    table,
    patron,
    brand: debits[0].brand,
    traceparent: traces.length === 0 ? null : traces.join(' '),
  };
};

const walletOut = (id: string, record: PlayRecord, amount: Minor): readonly Transfer[] =>
  amount === 0 ? [] : [walletTransfer('wallet-out', id, record, amount)];

const walletTransfer = (
  code: 'wallet-in' | 'wallet-out',
  id: string,
  { patron, table, shoe, round, at }: PlayRecord,
  amountMinor: Minor,
): Transfer => {
  const [operator, own] = [operatorAccount(keyOf(patron)), patronAccount(patron)];
  return {
    ...{ kind: 'direct', id: `${code}:${id}`, amountMinor, code, memo: { at, table, shoe, round } },
    ...(code === 'wallet-in' ? { debit: operator, credit: own } : { debit: own, credit: operator }),
  };
};
