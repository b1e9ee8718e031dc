// Lists of rounds for the floor, with the names of their dealers: one page, or a file of all.
import type { Readable } from 'node:stream';
import { HOUSE_KEY } from '@punto/ledger/patron-key';
import type { RoundLine, RoundsAnswer } from '@punto/protocol/floor/round-api';
import type { RoundFilter, RoundSummary } from '@punto/store/round-store';
import type { PageRequest, Store } from '@punto/store/store';
import { type Columns, momentOf } from '../../http/csv.ts';
import { type ListQuery, listAnswer } from '../../http/list-answer.ts';

type RoundListStores = Pick<Store, 'rounds' | 'staff'> & {
  /** Whether files have columns for brand and currency. */
  readonly hasBrands: boolean;
};

type Reply = Parameters<typeof listAnswer>[0];

/** Answers both lists of rounds: all with filters, and those cancelled or corrected. */
export const createRoundAnswer =
  ({ rounds, staff, hasBrands }: RoundListStores) =>
  async (reply: Reply, query: ListQuery, filter: RoundFilter): Promise<RoundsAnswer | Readable> => {
    const read = async (page: PageRequest): Promise<RoundsAnswer> => {
      const { items, next } = await rounds.page({ ...filter, ...page });
      const nameOf = await createStaffNames(staff);
      return { items: items.map((round) => roundLine(round, nameOf)), next };
    };
    if (query.format !== 'csv' || !hasBrands)
      return listAnswer(reply, query, { name: 'rounds', columns: ROUND_COLUMNS, read });
    const inEach = async (page: PageRequest) => {
      const { items, next } = await read(page);
      return { items: items.flatMap((line) => fileRows(line, filter.brand)), next };
    };
    const file = await listAnswer(reply, query, { name: 'rounds', columns: BRAND_COLUMNS, read: inEach });
    if ('items' in file) throw new Error('a file was asked for');
    return file;
  };

type FileRow = RoundLine & { readonly brand: string; readonly currency: string };

/** The round for play coins, and once more for each brand and currency that staked in it; `brand`: of this one alone. */
const fileRows = (line: RoundLine, brand: string | undefined): readonly FileRow[] =>
  [
    { ...line, ...HOUSE_KEY, patrons: ownPatrons(line) },
    ...(line.currencies ?? []).map((money) => ({ ...line, ...money })),
  ].filter((row) => brand === undefined || row.brand === brand);

const ownPatrons = ({ patrons, currencies = [] }: RoundLine): number =>
  patrons - currencies.reduce((sum, money) => sum + money.patrons, 0);

/** `null` for no member, and for unknown ids. */
export type NameOf = (staff: string | null) => string | null;

export const createStaffNames = async (staff: Store['staff']): Promise<NameOf> => {
  const names = new Map((await staff.all()).map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
};

export const roundLine = (round: RoundSummary, nameOf: NameOf): RoundLine => ({
  table: round.table,
  shoe: round.shoe,
  round: round.round,
  status: round.status,
  openedAt: round.openedAt,
  endedAt: round.endedAt,
  player: round.player,
  banker: round.banker,
  mark: round.mark,
  dealer: round.dealer,
  dealerName: nameOf(round.dealer),
  patrons: round.patrons,
  stakedMinor: round.stakedMinor,
  returnedMinor: round.returnedMinor,
  commissionMinor: round.commissionMinor,
  ...(round.money && { currencies: round.money }),
  closing: round.closing,
});

const ROUND_COLUMNS: Columns<RoundLine> = [
  ['table', ({ table }) => table],
  ['shoe', ({ shoe }) => shoe],
  ['round', ({ round }) => round],
  ['status', ({ status }) => status],
  ['opened_at', ({ openedAt }) => momentOf(openedAt)],
  ['ended_at', ({ endedAt }) => momentOf(endedAt)],
  ['player_cards', ({ player }) => player.join(' ')],
  ['banker_cards', ({ banker }) => banker.join(' ')],
  ['mark', ({ mark }) => mark],
  ['dealer', ({ dealer }) => dealer],
  ['dealer_name', ({ dealerName }) => dealerName],
  ['patrons', ({ patrons }) => patrons],
  ['staked_minor', ({ stakedMinor }) => stakedMinor],
  ['returned_minor', ({ returnedMinor }) => returnedMinor],
  ['commission_minor', ({ commissionMinor }) => commissionMinor],
  // For cancelled, voided or resettled rounds: when, by whom, and why. [T5] [T6]
  ['closed_at', ({ closing }) => momentOf(closing?.at ?? null)],
  ['closed_by', ({ closing }) => closing?.by.id ?? null],
  ['closed_by_name', ({ closing }) => closing?.by.name ?? null],
  ['approved_by', ({ closing }) => closing?.approvedBy?.id ?? null],
  ['approved_by_name', ({ closing }) => closing?.approvedBy?.name ?? null],
  ['reason', ({ closing }) => closing?.reason ?? null],
];

const BRAND_COLUMNS: Columns<FileRow> = [
  ...ROUND_COLUMNS,
  ['brand', ({ brand }) => brand],
  ['currency', ({ currency }) => currency],
];
