// The entries behind a figure: the result of each bet as first settled, and the change of each correction. Their sum is
// the figure exactly, because both are computed from the records by the same rule. [T6] [T8]
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { minor } from '@punto/engine/minor';
import { keyOf } from '@punto/ledger/patron-key';
import type { ReportEntry } from '@punto/protocol/floor/report-api';
import type { RoundStatus, RoundSummary } from '@punto/store/round-store';
import { figureChanges } from '@punto/store/shared/figure-sums';
import type { Page, PageRequest, Store } from '@punto/store/store';
import { publicName } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import type { Columns } from '../../http/csv.ts';
import { Problem } from '../../http/problem.ts';
import { DAY_MS } from '../../time/utc-day.ts';
import type { ReportSpan } from './report-span.ts';

type Wanted = ReportSpan & {
  readonly table?: string;
  readonly option?: string;
  readonly dealer?: string;
  /** Entries of this brand's patrons. */
  readonly brand?: string;
};

/** A round counts on the day of its settlement, which may be days after its opening: tables are paused overnight. */
const LONGEST_ROUND_MS = 31 * DAY_MS;
const CORRECTED: readonly RoundStatus[] = ['voided', 'resettled'];

/** Rounds read before yielding to the event loop. */
const AT_ONCE = 10;

/** `l`: rounds opened in the days; `c`: earlier rounds corrected since. */
const WALKS = ['l', 'c'] as const;
type Walk = (typeof WALKS)[number];

export const entriesPage = async (
  rounds: Store['rounds'],
  wanted: Wanted,
  { limit, before }: PageRequest,
): Promise<Page<ReportEntry>> => {
  const [walk, cursor] = placeOf(before);
  const recent = wanted.start - LONGEST_ROUND_MS;
  const { items, next } = await rounds.page({
    limit,
    before: cursor,
    ...(wanted.table === undefined ? {} : { table: wanted.table }),
    ...(walk === 'l' ? { from: recent, to: wanted.end } : { to: recent, statuses: CORRECTED }),
  });
  const entries: ReportEntry[] = [];
  for (const [i, round] of items.filter((each) => mayCount(each, wanted)).entries()) {
    entries.push(...(await entriesOf(rounds, round, wanted)));
    // SQLite reads do not yield, so the tables get their turn here.
    if (i % AT_ONCE === AT_ONCE - 1) await turnOfTheLoop();
  }
  const after = next !== null ? `${walk}${next}` : walk === 'l' ? 'c' : null;
  return { items: entries, next: after };
};

const placeOf = (before: string | null): readonly [Walk, string | null] => {
  if (before === null) return ['l', null];
  const walk = WALKS.find((each) => before.startsWith(each));
  if (walk === undefined)
    throw new Problem('invalid-request', 'before must be the value of next from an earlier page, unchanged');
  return [walk, before.length === 1 ? null : before.slice(1)];
};

const mayCount = ({ status, endedAt, dealer }: RoundSummary, wanted: Wanted): boolean => {
  if (endedAt === null || endedAt >= wanted.end) return false;
  if (wanted.dealer !== undefined && wanted.dealer !== (dealer ?? '')) return false;
  return endedAt >= wanted.start || CORRECTED.includes(status);
};

const entriesOf = async (
  rounds: Store['rounds'],
  { table, shoe, round, dealer }: RoundSummary,
  wanted: Wanted,
): Promise<readonly ReportEntry[]> => {
  const records = (await rounds.find(table, shoe, round))?.records ?? [];
  const latest = new Map<string, KeptRecord>();
  const asked = records.filter(
    ({ patron }) => wanted.brand === undefined || keyOf(patron).brand === wanted.brand,
  );
  return asked.flatMap((record) => {
    const before = latest.get(record.patron);
    latest.set(record.patron, record);
    if (record.at < wanted.start || record.at >= wanted.end) return [];
    return changesOf(record, before, dealer).filter(
      ({ option }) => wanted.option === undefined || option === wanted.option,
    );
  });
};

const changesOf = (
  record: KeptRecord,
  before: KeptRecord | undefined,
  dealer: string | null,
): readonly ReportEntry[] =>
  figureChanges([record], before ? [before] : [], '').flatMap(({ key, sums }) => {
    const { table, shoe, round, patron, revision = 0, reason = null, at, status } = record;
    const amounts = {
      bets: sums.bets,
      stakeMinor: minor(sums.stakeMinor),
      winningsMinor: minor(sums.winningsMinor),
      commissionMinor: minor(sums.commissionMinor),
      returnedMinor: minor(sums.returnedMinor),
      uncollectedMinor: minor(sums.uncollectedMinor),
    };
    // Lines that only count rounds.
    if (Object.values(amounts).every((amount) => amount === 0)) return [];
    const option = key.option === '' ? null : key.option;
    const { schedule = null, betHash } =
      [...record.bets, ...(before?.bets ?? [])].find(
        (bet) => bet.option === option && (bet.betHash ?? bet.schedule) === key.schedule,
      ) ?? {};
    const of = { table, shoe, round, patron, revision, reason, at, status };
    return [{ ...of, dealer, option, schedule, ...(betHash === undefined ? {} : { betHash }), ...amounts }];
  });

export const ENTRY_COLUMNS: Columns<ReportEntry> = [
  ['at', ({ at }) => new Date(at).toISOString()],
  ['table', ({ table }) => publicName(table)],
  ['shoe', ({ shoe }) => shoe],
  ['round', ({ round }) => round],
  ['patron', ({ patron }) => patron],
  ['revision', ({ revision }) => revision],
  ['status', ({ status }) => status],
  ['dealer', ({ dealer }) => dealer],
  ['option', ({ option }) => option],
  ['schedule', ({ schedule }) => schedule],
  ['bet_hash', ({ betHash }) => betHash ?? null],
  ['bets', ({ bets }) => bets],
  ['stake_minor', ({ stakeMinor }) => stakeMinor],
  ['winnings_minor', ({ winningsMinor }) => winningsMinor],
  ['commission_minor', ({ commissionMinor }) => commissionMinor],
  ['returned_minor', ({ returnedMinor }) => returnedMinor],
  ['uncollected_minor', ({ uncollectedMinor }) => uncollectedMinor],
  ['reason', ({ reason }) => reason],
];
