// One table replayed from its first event: its state by the same rules, and at each event that moves money the
// expected books, records, list of rounds and figures.
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { finishCoup } from '@punto/engine/coup';
import { markOf } from '@punto/engine/mark';
import { minor } from '@punto/engine/minor';
import type { TableEvent } from '@punto/table/event';
import { evolve } from '@punto/table/evolve';
import type { TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import { freeze, thaw } from '@punto/table/snapshot';
import type { OpenTable, TableState } from '@punto/table/state';
import { type FigureChange, figureChanges } from '../shared/figure-sums.ts';
import { totalsOf } from '../shared/round-book.ts';
import { type RoundRow, roundRowFaults } from '../shared/round-rows.ts';
import { query } from '../sqlite/typed-queries.ts';
import { createDerivedRows } from './derived-rows.ts';
import { type ExpectedEffects, expectedEffectsOf } from './expected-effects.ts';
import { createRecordReader, type RecordRow, recordFaults } from './play-records.ts';
import { createRoundMovements, type ExpectedMovements, expectTransfers } from './round-movements.ts';
import { createRoundRows } from './round-rows.ts';

type Report = (fault: string) => void;

export type Replay = {
  /** Throws when the event does not fit the state. */
  readonly follow: (version: number, event: TableEvent) => void;
  /** Faults that are known only at the end of the stream. */
  readonly end: () => void;
};

export const createReplay = (
  database: DatabaseSync,
  table: TableId,
  report: Report,
  figure: (changes: readonly FigureChange[]) => void,
): Replay => {
  const moved = createRoundMovements(database, table);
  const recorded = createRecordReader(database, table);
  const rowOf = createRoundRows(database, table);
  const beside = createDerivedRows(database, table);
  const snapshots = new Map(
    query<{ version: number; state: string }>(
      database,
      'SELECT version, state FROM snapshots WHERE table_id = ?',
    )
      .all(table)
      .map(({ version, state }) => [version, state]),
  );

  let state: TableState = null;
  let opened = { at: 0, version: 0 };
  let stakes: ExpectedMovements = new Map();
  const corrections = new Set<string>();
  /** Corrected rounds: their row follows from the last correction. */
  const corrected = new Map<string, { shoe: number; round: number; row: RoundRow }>();

  const where = (shoe: number, round: number): string => `round ${round} of shoe ${shoe} at ${table}`;

  const finish = (before: OpenTable, version: number, event: TableEvent, expected: ExpectedEffects): void => {
    const { shoe, round } = expected;
    const rows = recorded(shoe, round);
    const kept = rows.filter(({ revision }) => revision === 0);
    expectTransfers(stakes, expected.transfers);
    for (const fault of moved.round(shoe, round, stakes)) report(fault);
    for (const fault of recordFaults(where(shoe, round), expected.records, kept)) report(fault);
    stakes = new Map();

    const dealer = before.dealers[0]?.id ?? '';
    const records = recordsOf(kept);
    figure(figureChanges(records, [], dealer));
    const row = rowOf(shoe, round);
    const right = endedRow(before, event, { opened, version, dealer, records });
    if (row && row.corrections !== '[]') corrected.set(`${shoe}/${round}`, { shoe, round, row: right });
    else {
      for (const fault of roundRowFaults(where(shoe, round), right, row)) report(fault);
      reportExtra(rows, 0);
    }
  };

  const correct = (version: number, event: TableEvent, expected: ExpectedEffects): void => {
    const { shoe, round, records } = expected;
    const rows = recorded(shoe, round);
    const known = corrected.get(`${shoe}/${round}`);
    if (!known) {
      report(
        `event ${version} of table ${table} corrects ${where(shoe, round)}, whose row does not know of it`,
      );
      return;
    }
    const versions: readonly number[] = [...JSON.parse(known.row.corrections), version];
    const revision = versions.length;
    const kept = rows.filter((row) => row.revision === revision);
    const before = rows.filter((row) => row.revision === revision - 1);
    const wanted: ExpectedMovements = new Map();
    expectTransfers(wanted, expected.transfers);
    for (const id of wanted.keys()) corrections.add(id);
    for (const fault of moved.each(wanted)) report(fault);
    for (const fault of recordFaults(where(shoe, round), records, kept)) report(fault);
    figure(figureChanges(recordsOf(kept), recordsOf(before), known.row.dealer));
    const row: RoundRow = {
      ...known.row,
      ...correctedRow(event),
      ...totalsOf(recordsOf(kept)),
      corrections: JSON.stringify(versions),
    };
    corrected.set(`${shoe}/${round}`, { shoe, round, row });
  };

  const reportExtra = (rows: readonly RecordRow[], last: number): void => {
    for (const { line, revision, record } of rows)
      if (revision > last)
        report(`record ${line} of patron ${record.patron} corrects a round that was not corrected so often`);
  };

  /** The records before a correction, with each patron's amounts. */
  const expectation = (before: OpenTable, event: TableEvent): ExpectedEffects | null => {
    if (event.type !== 'RoundVoided' && event.type !== 'RoundResettled')
      return expectedEffectsOf(
        before,
        event,
        () => [],
        () => minor(0),
      );
    const rows = recorded(event.shoe, event.round);
    const row = corrected.get(`${event.shoe}/${event.round}`)?.row;
    const last = row ? JSON.parse(row.corrections).length : 0;
    const at = (revision: number) => recordsOf(rows.filter((each) => each.revision === revision));
    const later = new Map(at(last + 1).map((record) => [record.patron, record.balanceBeforeMinor]));
    return expectedEffectsOf(
      before,
      event,
      () => at(last),
      (patron) => later.get(patron) ?? minor(0),
    );
  };

  const account = (before: OpenTable, version: number, event: TableEvent): void => {
    const expected = expectation(before, event);
    if (!expected) return;
    switch (event.type) {
      case 'TicketAccepted':
        expectTransfers(stakes, expected.transfers);
        for (const fault of beside.ticket(event.ticket, version)) report(fault);
        break;
      case 'RoundSettled':
      case 'RoundCancelled':
        finish(before, version, event, expected);
        break;
      default:
        correct(version, event, expected);
    }
  };

  return {
    follow: (version, event) => {
      if (state) account(state, version, event);
      if (state && event.type === 'ShoeEnded')
        for (const fault of [...beside.archive(state, event.at), ...beside.opened(state)]) report(fault);
      if (event.type === 'RoundOpened') opened = { at: event.at, version };
      state = evolve(state, event);
      const snapshot = snapshots.get(version);
      if (snapshot !== undefined && !isSame(snapshot, state))
        report(`the snapshot at event ${version} of table ${table} is not the fold of its events`);
    },
    end: () => {
      if (!state) return;
      const { round, shoe, phase } = state;
      const isOpen = round !== null && shoe !== null && phase !== 'settled' && phase !== 'shuffling';
      if (isOpen) {
        const { number } = round;
        for (const fault of moved.round(shoe.number, number, stakes)) report(fault);
        const none = recordFaults(where(shoe.number, number), [], recorded(shoe.number, number));
        for (const fault of none) report(fault);
        const right = { ...beginning(opened), ...cardsOf(round.hands) };
        const row = rowOf(shoe.number, number);
        for (const fault of roundRowFaults(where(shoe.number, number), right, row)) report(fault);
      }
      for (const { shoe: at, round: number, row } of corrected.values()) {
        for (const fault of roundRowFaults(where(at, number), row, rowOf(at, number))) report(fault);
        reportExtra(recorded(at, number), JSON.parse(row.corrections).length);
      }
      for (const fault of moved.corrections(corrections)) report(fault);
      for (const fault of beside.end(state, isOpen)) report(fault);
    },
  };
};

const recordsOf = (rows: readonly RecordRow[]): readonly KeptRecord[] => rows.map(({ record }) => record);

/** Compared as JSON text, so that undefined fields make no difference. */
const isSame = (snapshot: string, state: OpenTable): boolean =>
  thaw(snapshot) === null || isDeepStrictEqual(JSON.parse(snapshot), JSON.parse(freeze(state)));

const beginning = (opened: { at: number; version: number }): RoundRow => ({
  status: 'open',
  opened_at: opened.at,
  ended_at: null,
  player: '[]',
  banker: '[]',
  mark: null,
  dealer: '',
  patrons: 0,
  staked_minor: 0,
  returned_minor: 0,
  commission_minor: 0,
  first: opened.version,
  last: null,
  corrections: '[]',
  money: '[]',
});

const cardsOf = ({ player, banker }: { player: readonly string[]; banker: readonly string[] }) => ({
  player: JSON.stringify(player),
  banker: JSON.stringify(banker),
});

type Ended = {
  readonly opened: { at: number; version: number };
  readonly version: number;
  readonly dealer: string;
  readonly records: readonly KeptRecord[];
};

const endedRow = (
  table: OpenTable,
  event: TableEvent,
  { opened, version, dealer, records }: Ended,
): RoundRow => {
  if (!table.round) throw new Error('no round to end');
  const { hands } = table.round;
  const settled = event.type === 'RoundSettled';
  return {
    ...beginning(opened),
    ...cardsOf(hands),
    ...totalsOf(records),
    status: settled ? 'settled' : 'cancelled',
    mark: settled ? markOf(finishCoup(hands)) : null,
    ended_at: event.at,
    last: version,
    dealer,
  };
};

const correctedRow = (event: TableEvent): Partial<RoundRow> => {
  if (event.type !== 'RoundResettled') return { status: 'voided', mark: null };
  const { player, banker } = event;
  return { status: 'resettled', mark: markOf(finishCoup({ player, banker })), ...cardsOf(event) };
};
