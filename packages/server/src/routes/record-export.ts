// The play record as a file, read from the store a page at a time and written as it is read, so that a record
// of any length takes the memory of one page. CSV as in RFC 4180, one row for each bet. [T8]
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { KeptRecord, RecordedBet } from '@punto/table/index';
import { type Field, fieldOf } from '../http/csv.ts';
import { byPublicName } from '../identity/public-name.ts';

const PAGE = 100;

export async function* everyRecord(
  store: Pick<Store, 'records'>,
  patron: PatronId,
): AsyncGenerator<KeptRecord> {
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['records']>> = await store.records(patron, { limit: PAGE, before });
    yield* page.items.map(byPublicName);
    before = page.next;
    // Reading never waits and a near reader takes at once: without this the tables would stand still meanwhile.
    await turnOfTheLoop();
  } while (before !== null);
}

type Column = readonly [name: string, of: (record: KeptRecord, bet: RecordedBet) => Field];

const COLUMNS: readonly Column[] = [
  ['settled_at', (record) => new Date(record.at).toISOString()],
  ['table', (record) => record.table],
  ['table_name', (record) => record.tableName],
  ['shoe', (record) => record.shoe],
  ['round', (record) => record.round],
  ['status', (record) => record.status],
  ['mode', (record) => record.mode],
  ['player_cards', (record) => record.player.join(' ')],
  ['player_score', (record) => record.playerScore],
  ['banker_cards', (record) => record.banker.join(' ')],
  ['banker_score', (record) => record.bankerScore],
  ['outcome', (record) => record.outcome ?? ''],
  ['option', (_, bet) => bet.option],
  ['stake_minor', (_, bet) => bet.stakeMinor],
  ['verdict', (_, bet) => bet.verdict],
  ['winnings_minor', (_, bet) => bet.winningsMinor],
  ['commission_minor', (_, bet) => bet.commissionMinor],
  ['returned_minor', (_, bet) => bet.returnedMinor],
  ['round_balance_before_minor', (record) => record.balanceBeforeMinor],
  ['round_balance_after_minor', (record) => record.balanceAfterMinor],
  // A corrected round is in the file once for each revision: which one counts, why, and what it moved. [T6]
  ['revision', ({ revision = 0 }) => revision],
  ['reason', ({ reason = null }) => reason],
  ['round_correction_minor', ({ correction }) => correction?.deltaMinor ?? null],
  ['round_uncollected_minor', ({ correction }) => correction?.uncollectedMinor ?? null],
];

export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

export async function* csvOf(records: AsyncIterable<KeptRecord>): AsyncGenerator<string> {
  yield rowOf(CSV_COLUMNS);
  for await (const record of records) {
    for (const bet of record.bets) yield rowOf(COLUMNS.map(([, of]) => of(record, bet)));
  }
}

const rowOf = (fields: readonly Field[]): string => `${fields.map(fieldOf).join(',')}\r\n`;

export async function* jsonOf(records: AsyncIterable<KeptRecord>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
