// Computes the changes of one round's records for operators: their rounds, figures and webhooks. Patrons of the house itself
// cause none. Pure.
import { type Minor, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { isKeyedPatron, keyOf } from '@punto/ledger/patron-key';
import { tableWord } from '@punto/protocol/office/table-word';
import type { TableEvent } from '@punto/table/event';
import { isPrivate, publicName, type TableId, type Version } from '@punto/table/ids';
import type { KeptRecord, RecordedBet } from '@punto/table/records/record';
import type { BrandFigure, BrandRound, BrandSums } from '../../office-store.ts';
import { EVERY_BRAND, type WebhookEvent, type WebhookType } from '../../webhook-store.ts';

export const QUARTER_MS = 900_000;

export type BrandFigureChange = BrandFigure & { readonly brand: string };

export type BrandChanges = {
  readonly rounds: readonly BrandRound[];
  readonly figures: readonly BrandFigureChange[];
  readonly events: readonly WebhookEvent[];
};

/** Where the changes are written. */
export type OfficeWriter = { readonly add: (changes: BrandChanges) => void };

export const hasBrands = (records: readonly KeptRecord[]): boolean =>
  records.some(({ patron }) => isKeyedPatron(patron));

const TYPES: Readonly<Record<KeptRecord['status'], WebhookType>> = {
  settled: 'round.settled',
  cancelled: 'round.cancelled',
  voided: 'round.corrected',
  resettled: 'round.corrected',
};

/**
 * The changes by all records of one round's one revision. `before`: the records that they take the place of; `firstAt`: when the
 * round was settled first, `null` for the first account.
 */
export const brandChanges = (
  kept: readonly KeptRecord[],
  before: readonly KeptRecord[],
  firstAt: number | null,
): BrandChanges => {
  const ofBrands = Map.groupBy(
    kept.filter(({ patron }) => isKeyedPatron(patron)),
    ({ patron }) => keyOf(patron).brand,
  );
  const rounds: BrandRound[] = [];
  const figures: BrandFigureChange[] = [];
  const events: WebhookEvent[] = [];
  for (const [brand, records] of ofBrands) {
    const [first] = records;
    if (!first) continue;
    const round = roundOf(brand, first, records);
    rounds.push(round);
    events.push(eventOf(round, first));
    const replaced = before.filter(({ patron }) => isKeyedPatron(patron) && keyOf(patron).brand === brand);
    figures.push(...figuresOf(brand, first, records, replaced, firstAt));
  }
  return { rounds, figures, events };
};

const roundOf = (brand: string, first: KeptRecord, records: readonly KeptRecord[]): BrandRound => ({
  brand,
  table: first.table,
  shoe: first.shoe,
  round: first.round,
  revision: first.revision ?? 0,
  at: first.at,
  status: first.status,
  currencies: Object.fromEntries(
    [...Map.groupBy(records, ({ patron }) => keyOf(patron).currency)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, all]) => [currency, sumsOf(all)]),
  ),
});

const isCounted = ({ status }: KeptRecord): boolean => status === 'settled' || status === 'resettled';

const sumsOf = (records: readonly KeptRecord[]): BrandSums => {
  const bets = records.flatMap((record) => record.bets.map((bet) => ({ bet, counted: isCounted(record) })));
  const sum = (amount: (bet: RecordedBet) => number, counted = true): Minor =>
    minor(bets.reduce((total, each) => total + (each.counted === counted ? amount(each.bet) : 0), 0));
  return {
    patrons: records.length,
    bets: bets.filter(({ counted }) => counted).length,
    stakeMinor: sum(({ stakeMinor }) => stakeMinor),
    returnedMinor: sum(({ returnedMinor }) => returnedMinor),
    commissionMinor: sum(({ commissionMinor }) => commissionMinor),
    cancelledMinor: sum(({ stakeMinor }) => stakeMinor, false),
  };
};

const eventOf = (round: BrandRound, first: KeptRecord): WebhookEvent => {
  const { brand, shoe, revision, at, status, currencies } = round;
  const table = tableWord(round.table);
  const place = `${table}:${shoe}:${round.round}`;
  return {
    id: `round:${place}:${revision}`,
    brand,
    type: TYPES[status],
    ordering: `round:${place}`,
    at,
    data: {
      table,
      shoe,
      round: round.round,
      revision,
      status,
      result:
        first.outcome === null
          ? null
          : { outcome: first.outcome, player: first.player, banker: first.banker },
      reason: first.reason ?? null,
      currencies: Object.fromEntries(
        Object.entries(currencies).map(([currency, sums]) => [
          currency,
          {
            patrons: sums.patrons,
            stake: sums.stakeMinor,
            return: sums.returnedMinor,
            commission: sums.commissionMinor,
            cancelled: sums.cancelledMinor,
          },
        ]),
      ),
    },
  };
};

type Line = { currency: string; option: OptionId; schedule: string; sums: Sums };
type Sums = { bets: number; stake: number; returned: number; commission: number; cancelled: number };

/** The new amounts less those of the records before. */
const figuresOf = (
  brand: string,
  first: KeptRecord,
  records: readonly KeptRecord[],
  replaced: readonly KeptRecord[],
  firstAt: number | null,
): readonly BrandFigureChange[] => {
  const lines = new Map<string, Line>();
  enter(lines, records, 1);
  enter(lines, replaced, -1);
  return [...lines.values()]
    .filter(({ sums }) => Object.values(sums).some((amount) => amount !== 0))
    .map(({ currency, option, schedule, sums }) => ({
      brand,
      currency,
      quarter: Math.floor(first.at / QUARTER_MS),
      correctedQuarter: firstAt === null ? null : Math.floor(firstAt / QUARTER_MS),
      table: publicName(first.table),
      option,
      schedule,
      bets: sums.bets,
      stakeMinor: minor(sums.stake),
      returnedMinor: minor(sums.returned),
      commissionMinor: minor(sums.commission),
      cancelledMinor: minor(sums.cancelled),
    }));
};

const enter = (lines: Map<string, Line>, records: readonly KeptRecord[], sign: 1 | -1): void => {
  for (const record of records) {
    const { currency } = keyOf(record.patron);
    const counted = isCounted(record);
    for (const bet of record.bets) {
      const schedule = bet.betHash ?? bet.schedule ?? '';
      const key = `${currency} ${bet.option} ${schedule}`;
      const sums = lines.get(key)?.sums ?? { bets: 0, stake: 0, returned: 0, commission: 0, cancelled: 0 };
      lines.set(key, { currency, option: bet.option, schedule, sums });
      if (!counted) sums.cancelled += sign * bet.stakeMinor;
      else {
        sums.bets += sign;
        sums.stake += sign * bet.stakeMinor;
        sums.returned += sign * bet.returnedMinor;
        sums.commission += sign * bet.commissionMinor;
      }
    }
  }
};

/** The webhook of a table that opens or closes, for every brand; `null` for other events. Private tables have none. */
export const tableEventOf = (table: TableId, version: Version, event: TableEvent): WebhookEvent | null => {
  const type = openingOf(event);
  if (type === null || isPrivate(table)) return null;
  return {
    id: `table:${table}:${version}`,
    brand: EVERY_BRAND,
    type,
    ordering: `table:${table}`,
    at: event.at,
    data: { table },
  };
};

const openingOf = ({ type }: TableEvent): WebhookType | null => {
  switch (type) {
    case 'TableOpened':
    case 'TableReopened':
      return 'table.opened';
    case 'TableShut':
    case 'TableRetired':
      return 'table.closed';
    default:
      return null;
  }
};
