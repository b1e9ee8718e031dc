// The play record as a file, read from the store a page at a time and written as a stream, so that a record of any
// length takes the memory of one page. CSV as in RFC 4180, one row for each bet. [T8]
import { Readable } from 'node:stream';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { KeptRecord, RecordedBet } from '@punto/table/index';
import { type Columns, csvFile } from '../http/csv.ts';
import { everyItem } from '../http/list-answer.ts';
import { byPublicName } from '../identity/public-name.ts';

const PAGE = 100;

export async function* everyRecord(
  store: Pick<Store, 'records'>,
  patron: PatronId,
): AsyncGenerator<KeptRecord> {
  for await (const record of everyItem((page) => store.records(patron, page), PAGE))
    yield byPublicName(record);
}

type Bet = { readonly record: KeptRecord; readonly bet: RecordedBet };

const COLUMNS: Columns<Bet> = [
  ['settled_at', ({ record }) => new Date(record.at).toISOString()],
  ['table', ({ record }) => record.table],
  ['table_name', ({ record }) => record.tableName],
  ['shoe', ({ record }) => record.shoe],
  ['round', ({ record }) => record.round],
  ['status', ({ record }) => record.status],
  ['mode', ({ record }) => record.mode],
  ['player_cards', ({ record }) => record.player.join(' ')],
  ['player_score', ({ record }) => record.playerScore],
  ['banker_cards', ({ record }) => record.banker.join(' ')],
  ['banker_score', ({ record }) => record.bankerScore],
  ['outcome', ({ record }) => record.outcome ?? ''],
  ['option', ({ bet }) => bet.option],
  ['stake_minor', ({ bet }) => bet.stakeMinor],
  ['verdict', ({ bet }) => bet.verdict],
  ['winnings_minor', ({ bet }) => bet.winningsMinor],
  ['commission_minor', ({ bet }) => bet.commissionMinor],
  ['returned_minor', ({ bet }) => bet.returnedMinor],
  ['round_balance_before_minor', ({ record }) => record.balanceBeforeMinor],
  ['round_balance_after_minor', ({ record }) => record.balanceAfterMinor],
  // A corrected round has one row set for each revision: which one counts, why, and what it moved. [T6]
  ['revision', ({ record: { revision = 0 } }) => revision],
  ['reason', ({ record: { reason = null } }) => reason],
  ['round_correction_minor', ({ record: { correction } }) => correction?.deltaMinor ?? null],
  ['round_uncollected_minor', ({ record: { correction } }) => correction?.uncollectedMinor ?? null],
  // Who dealt, and who turned each card: a patron, a dealer, or the house for a patron who was away. [B-35]
  ['dealt_by', ({ record: { conduct } }) => conduct?.dealtBy ?? ''],
  [
    'turned_by',
    ({ record: { conduct } }) =>
      (conduct?.turned ?? []).map(({ side, place, by }) => `${side}-${place + 1}:${by}`).join(' '),
  ],
  // What of the stake was behind a seat of the big table. [V6]
  ['behind_seat', ({ record: { behind } }) => behind?.seat ?? ''],
  [
    'behind_stake_minor',
    ({ record: { behind }, bet }) =>
      behind?.bets.find(({ option }) => option === bet.option)?.stakeMinor ?? null,
  ],
];

export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

export const csvOf = (records: AsyncIterable<KeptRecord>): Readable => csvFile(COLUMNS, betsOf(records));

async function* betsOf(records: AsyncIterable<KeptRecord>): AsyncGenerator<Bet> {
  for await (const record of records) for (const bet of record.bets) yield { record, bet };
}

export const jsonOf = (records: AsyncIterable<KeptRecord>): Readable => Readable.from(jsonText(records));

async function* jsonText(records: AsyncIterable<KeptRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
