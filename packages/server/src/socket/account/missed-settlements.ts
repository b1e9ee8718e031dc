// Reads from the store what may have been settled or corrected while messages of a table were lost: the records of
// patrons with stakes, and the corrections in the journal. A few reads at a time over all callers: after a takeover
// thousands wait, and the store is needed for play.
import { availableMinor, patronAccount } from '@punto/ledger/index';
import type { Store } from '@punto/store/store';
import type { Instant, PatronId, TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/index';
import type { TableNews } from '../../broker/broker.ts';
import type { Semaphore } from '../../limits/semaphore.ts';
import type { RoundOfShoe } from './settlements.ts';

export type MissedSettlement = Extract<TableNews, { readonly type: 'settled' }>['settled'][number];

export type MissedSettlements = {
  /** The patron's settlements at this table from this round on, oldest first. */
  readonly of: (patron: PatronId, table: TableId, from: RoundOfShoe) => Promise<readonly MissedSettlement[]>;
  /** The latest corrections of these patrons' rounds since a time. [T6] */
  readonly corrections: (
    table: TableId,
    since: Instant,
    isHere: (patron: PatronId) => boolean,
  ) => Promise<readonly MissedSettlement[]>;
};

export type RecordsStore = Pick<Store, 'account' | 'records' | 'journalPage' | 'rounds'>;

/** Most rounds a patron can have played, and most journal entries of one table, while messages were lost. */
const RECORDS = 20;
const ENTRIES = 50;
/** Greater than the clock difference between two nodes. */
const MARGIN_MS = 10_000;
const CORRECTIONS: ReadonlySet<string> = new Set(['void-round', 'resettle-round']);

export const createMissedSettlements = (store: RecordsStore, turns: Semaphore): MissedSettlements => {
  /** The account is read after the record, so that it includes the record. */
  const settlement = async (record: KeptRecord): Promise<MissedSettlement> => ({
    record,
    availableMinor: availableMinor(await store.account(patronAccount(record.patron))),
  });

  const of: MissedSettlements['of'] = (patron, table, from) =>
    turns.take(async () => {
      const { items } = await store.records(patron, { limit: RECORDS, before: null });
      const missed = items.filter((record) => record.table === table && isFrom(record, from));
      return Promise.all(missed.toReversed().map(settlement));
    });

  const corrections: MissedSettlements['corrections'] = async (table, since, isHere) => {
    const { items } = await turns.take(() => store.journalPage({ limit: ENTRIES, before: null, table }));
    const rounds = new Map<string, RoundOfShoe>();
    for (const { at, action, shoe, round } of items)
      if (CORRECTIONS.has(action) && at >= since - MARGIN_MS && shoe !== null && round !== null)
        rounds.set(`${shoe}/${round}`, { shoe, round });
    const found: MissedSettlement[] = [];
    for (const { shoe, round } of rounds.values()) {
      const trace = await turns.take(() => store.rounds.find(table, shoe, round));
      const latest = new Map(trace?.records.map((record) => [record.patron, record]));
      const theirs = [...latest.values()].filter(({ patron, revision }) => revision && isHere(patron));
      found.push(...(await Promise.all(theirs.map((record) => turns.take(() => settlement(record))))));
    }
    return found;
  };

  return { of, corrections };
};

const isFrom = (record: RoundOfShoe, from: RoundOfShoe): boolean =>
  record.shoe > from.shoe || (record.shoe === from.shoe && record.round >= from.round);
