// The play record as a file, read from the store a page at a time and written as a stream, so that a record of any
// length takes the memory of one page. CSV as in RFC 4180, one row for each bet. [T8]
import { Readable } from 'node:stream';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Hex32 } from '@punto/engine/fairness/record';
import { RECORD_KIND } from '@punto/engine/play-record/record-file';
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

type Bet = { readonly record: KeptRecord; readonly bet: RecordedBet; readonly name: string | null };

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
  // The dealer, and the person who turned each card: a patron, a dealer, or the house for a patron who was away. [B-35]
  ['dealt_by', ({ record: { conduct } }) => conduct?.dealtBy ?? ''],
  [
    'turned_by',
    ({ record: { conduct } }) =>
      (conduct?.turned ?? []).map(({ side, place, by }) => `${side}-${place + 1}:${by}`).join(' '),
  ],
  // The part of the stake that was behind a seat of the big table. [V6]
  ['behind_seat', ({ record: { behind } }) => behind?.seat ?? ''],
  [
    'behind_stake_minor',
    ({ record: { behind }, bet }) =>
      behind?.bets.find(({ option }) => option === bet.option)?.stakeMinor ?? null,
  ],
  // The schedule of the bet: one of the rules, or a definition of the room, which has a hash and a name. [B]
  ['schedule', ({ bet: { schedule = null } }) => schedule],
  ['bet_hash', ({ bet: { betHash = null } }) => betHash],
  ['bet_name', ({ name }) => name],
];

export const CSV_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

/** The definition of a bet by its hash, asked for once in an export. [B] */
export type DefinitionOf = (hash: Hex32) => Promise<WrittenBet | null>;

export const definitionsOnce = (store: Pick<Store, 'definition'>): DefinitionOf => {
  const asked = new Map<Hex32, Promise<WrittenBet | null>>();
  return (hash) => {
    const before = asked.get(hash);
    if (before) return before;
    const found = store.definition(hash);
    asked.set(hash, found);
    return found;
  };
};

/** `language`: of the names that a house has given to its bets; English where it has none in it. */
export const csvOf = (
  records: AsyncIterable<KeptRecord>,
  definitionOf: DefinitionOf,
  language = 'en',
): Readable => csvFile(COLUMNS, betsOf(records, definitionOf, language));

async function* betsOf(
  records: AsyncIterable<KeptRecord>,
  definitionOf: DefinitionOf,
  language: string,
): AsyncGenerator<Bet> {
  for await (const record of records)
    for (const bet of record.bets) {
      const names = bet.betHash === undefined ? undefined : (await definitionOf(bet.betHash))?.name;
      yield { record, bet, name: names?.[language] ?? names?.en ?? null };
    }
}

/** The file of a play record that the verifiers check: the records, and the definitions that paid in them. [T8] [B] */
export const jsonOf = (records: AsyncIterable<KeptRecord>, definitionOf: DefinitionOf): Readable =>
  Readable.from(jsonText(records, definitionOf));

async function* jsonText(
  records: AsyncIterable<KeptRecord>,
  definitionOf: DefinitionOf,
): AsyncGenerator<string> {
  const hashes = new Set<Hex32>();
  yield `{"kind":"${RECORD_KIND}","version":1,"records":[`;
  let separator = '\n';
  for await (const record of records) {
    for (const { betHash } of record.bets) if (betHash !== undefined) hashes.add(betHash);
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield '\n],"definitions":{';
  separator = '\n';
  for (const hash of hashes) {
    const bet = await definitionOf(hash);
    if (bet === null) continue;
    yield `${separator}"${hash}":${JSON.stringify(bet)}`;
    separator = ',\n';
  }
  yield '\n},"rounds":[]}\n';
}
