// Decides every bet of a round in one step: the play records and their transfers. Each brand and currency is settled in books of
// its own: the table's escrow in them is empty before and after, and the house has at most two transfers a round in each, not one
// for each bet.

import type { Coup } from '@punto/engine/coup';
import { type Minor, minor } from '@punto/engine/minor';
import { settleBet } from '@punto/engine/settle';
import {
  type AccountId,
  escrowAccount,
  HOUSE_KEY,
  houseAccount,
  keyOf,
  keyWord,
  type Memo,
  type PatronKey,
  patronAccount,
  sameKey,
  type Transfer,
} from '@punto/ledger';
import { type Instant, type PatronId, tableId } from './ids.ts';
import { stakeId } from './place-ticket.ts';
import { type PlacedBet, placedBets } from './placed-bets.ts';
import { recordedConduct } from './records/conduct.ts';
import type { PlayRecord, RecordedBet } from './records/record.ts';
import type { OpenTable, Round, Stakes } from './state.ts';

type Settlement = { readonly records: readonly PlayRecord[]; readonly transfers: readonly Transfer[] };

/** One record for each patron who staked, and the transfers. */
export const settleRound = (table: OpenTable, round: Round, coup: Coup, now: Instant): Settlement => {
  const betsOf = placedBets(table);
  const records = [...round.stakes].map(([patron, stakes]) =>
    recordOf(table, round, coup, patron, { stakes, placed: betsOf(stakes) }, now),
  );
  const memo = memoOf(table, round, now);
  return {
    records,
    transfers: byKey(records).flatMap(([key, own]) => transfersOf(table, round, memo, key, own)),
  };
};

/** The records of each brand and currency, in the order in which the first of each was staked. */
export const byKey = <R extends { readonly patron: string }>(
  records: readonly R[],
): readonly (readonly [PatronKey, readonly R[]])[] => {
  const coins = records.filter(({ patron }) => keyOf(patron) === HOUSE_KEY);
  if (coins.length === records.length) return records.length === 0 ? [] : [[HOUSE_KEY, records]];
  const all = Map.groupBy(records, ({ patron }) => keyWord(keyOf(patron)));
  return [...all.values()].map((own) => [keyOf(own[0]?.patron ?? ''), own] as const);
};

/** In an order that keeps every balance at or above zero. */
const transfersOf = (
  table: OpenTable,
  round: Round,
  memo: Memo,
  key: PatronKey,
  records: readonly PlayRecord[],
): readonly Transfer[] => {
  const staked = sum(records, (record) => record.stakedMinor);
  const commission = sum(records, commissionOf);
  // Payouts leave the escrow in full before commission is collected, so the house advances the difference.
  const payout = minor(sum(records, (record) => record.returnedMinor) + commission);
  const lent = minor(Math.max(payout - staked, 0));
  const kept = minor(staked + lent - payout + commission);
  const [escrow, house] = [escrowAccount(table.setup.table, key), houseAccount(key)];
  const name = roundName(memo, key);
  return [
    ...records.flatMap(({ patron }) => posts(patron, round.stakes.get(patron), memo)),
    ...direct('house', `house-in:${name}`, house, escrow, lent, memo),
    ...records.flatMap((record) => payouts(escrow, record, memo)),
    ...direct('house', `house-out:${name}`, escrow, house, kept, memo),
  ];
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

const posts = (patron: PatronId, stakes: Stakes | undefined, memo: Memo): Transfer[] =>
  (stakes?.tickets ?? []).map(({ id }) => {
    const pending = stakeId(memo, patron, id);
    return { kind: 'post', id: `post:${pending}`, pending, memo };
  });

/** The whole payout, and the commission as a separate line. [L2] */
const payouts = (escrow: AccountId, record: PlayRecord, memo: Memo): Transfer[] => {
  const commission = commissionOf(record);
  const patron = patronAccount(record.patron);
  const id = `${memo.table}:${memo.shoe}:${memo.round}:${record.patron}`;
  return [
    ...direct('payout', `payout:${id}`, escrow, patron, minor(record.returnedMinor + commission), memo),
    ...direct('commission', `commission:${id}`, patron, escrow, commission, memo),
  ];
};

const commissionOf = (record: PlayRecord): Minor => sum(record.bets, (bet) => bet.commissionMinor);

const roundName = ({ table, shoe, round }: Memo, key: PatronKey): string =>
  sameKey(key, HOUSE_KEY)
    ? `${table}:${shoe}:${round}`
    : `${table}:${shoe}:${round}:${key.brand}:${key.currency}`;

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
