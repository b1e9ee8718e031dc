// Decides every bet of a round in one step: the play records and their transfers. The table's escrow is empty before
// and after, and the house has at most two transfers a round, not one for each bet.

import type { Coup } from '@punto/engine/coup';
import { type Minor, minor } from '@punto/engine/minor';
import { settleBet } from '@punto/engine/settle';
import { type AccountId, escrowAccount, HOUSE, type Memo, patronAccount, type Transfer } from '@punto/ledger';
import { type Instant, type PatronId, tableId } from './ids.ts';
import { stakeId } from './place-ticket.ts';
import { type PlacedBet, placedBets } from './placed-bets.ts';
import { recordedConduct } from './records/conduct.ts';
import type { PlayRecord, RecordedBet } from './records/record.ts';
import type { OpenTable, Round, Stakes } from './state.ts';

type Settlement = { readonly records: readonly PlayRecord[]; readonly transfers: readonly Transfer[] };

/** One record for each patron who staked, and transfers in an order that keeps every balance at or above zero. */
export const settleRound = (table: OpenTable, round: Round, coup: Coup, now: Instant): Settlement => {
  const betsOf = placedBets(table);
  const records = [...round.stakes].map(([patron, stakes]) =>
    recordOf(table, round, coup, patron, { stakes, placed: betsOf(stakes) }, now),
  );
  const memo = memoOf(table, round, now);
  const staked = sum(records, (record) => record.stakedMinor);
  const commission = sum(records, commissionOf);
  // Payouts leave the escrow in full before commission is collected, so the house advances the difference.
  const payout = minor(sum(records, (record) => record.returnedMinor) + commission);
  const lent = minor(Math.max(payout - staked, 0));
  const kept = minor(staked + lent - payout + commission);
  return {
    records,
    transfers: [
      ...[...round.stakes].flatMap(([patron, stakes]) => posts(patron, stakes, memo)),
      ...lend(table, memo, lent),
      ...records.flatMap((record) => payouts(table, record, memo)),
      ...keep(table, memo, kept),
    ],
  };
};

/** The fields common to all records of the round, however it ended. */
export const recordBase = (
  { setup, shoe }: OpenTable,
  round: Round,
  patron: PatronId,
  { mode, behind }: Pick<Stakes, 'mode' | 'behind'>,
  now: Instant,
) => ({
  patron,
  table: tableId(setup.table),
  tableName: setup.name,
  shoe: shoe?.number ?? 0,
  round: round.number,
  at: now,
  mode,
  ...recordedConduct(round),
  ...(behind ? { behind } : {}),
});

/** The memo of all transfers of this round. */
export const memoOf = ({ setup, shoe }: OpenTable, round: Round, now: Instant): Memo => ({
  at: now,
  table: setup.table,
  shoe: shoe?.number ?? 0,
  round: round.number,
});

const recordOf = (
  table: OpenTable,
  round: Round,
  coup: Coup,
  patron: PatronId,
  { stakes, placed }: { readonly stakes: Stakes; readonly placed: readonly PlacedBet[] },
  now: Instant,
): PlayRecord => {
  const bets = placed.map(
    ({ option, stakeMinor, terms }): RecordedBet => ({
      option,
      stakeMinor,
      ...terms.paidBy,
      ...settleBet(terms.payTable, stakeMinor, coup),
    }),
  );
  return {
    ...recordBase(table, round, patron, stakes, now),
    status: 'settled',
    player: coup.player,
    banker: coup.banker,
    outcome: coup.outcome,
    playerScore: coup.playerScore,
    bankerScore: coup.bankerScore,
    bets,
    stakedMinor: sum(bets, (bet) => bet.stakeMinor),
    returnedMinor: sum(bets, (bet) => bet.returnedMinor),
  };
};

const posts = (patron: PatronId, stakes: Stakes, memo: Memo): Transfer[] =>
  stakes.tickets.map(({ id }) => {
    const pending = stakeId(memo, patron, id);
    return { kind: 'post', id: `post:${pending}`, pending, memo };
  });

/** The whole payout, and the commission as a separate line. [L2] */
const payouts = (table: OpenTable, record: PlayRecord, memo: Memo): Transfer[] => {
  const commission = commissionOf(record);
  const escrow = escrowAccount(table.setup.table);
  const patron = patronAccount(record.patron);
  const id = `${memo.table}:${memo.shoe}:${memo.round}:${record.patron}`;
  return [
    ...direct('payout', `payout:${id}`, escrow, patron, minor(record.returnedMinor + commission), memo),
    ...direct('commission', `commission:${id}`, patron, escrow, commission, memo),
  ];
};

const commissionOf = (record: PlayRecord): Minor => sum(record.bets, (bet) => bet.commissionMinor);

const lend = (table: OpenTable, memo: Memo, amount: Minor): Transfer[] =>
  direct('house', `house-in:${roundName(memo)}`, HOUSE, escrowAccount(table.setup.table), amount, memo);

const keep = (table: OpenTable, memo: Memo, amount: Minor): Transfer[] =>
  direct('house', `house-out:${roundName(memo)}`, escrowAccount(table.setup.table), HOUSE, amount, memo);

const roundName = ({ table, shoe, round }: Memo): string => `${table}:${shoe}:${round}`;

const direct = (
  code: 'payout' | 'commission' | 'house',
  id: string,
  debit: AccountId,
  credit: AccountId,
  amountMinor: Minor,
  memo: Memo,
): Transfer[] => (amountMinor === 0 ? [] : [{ kind: 'direct', id, debit, credit, amountMinor, code, memo }]);

const sum = <T>(items: readonly T[], amount: (item: T) => Minor): Minor =>
  minor(items.reduce((total, item) => total + amount(item), 0));
