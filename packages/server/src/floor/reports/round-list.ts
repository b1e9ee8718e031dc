// Lists of rounds for the floor, with the names of their dealers: one page, or a file of all.
import type { Readable } from 'node:stream';
import type { RoundLine, RoundsAnswer } from '@punto/protocol/floor/round-api';
import type { RoundFilter, RoundSummary } from '@punto/store/round-store';
import type { Store } from '@punto/store/store';
import { type Columns, momentOf } from '../../http/csv.ts';
import { type ListQuery, listAnswer } from '../../http/list-answer.ts';

type Shelves = Pick<Store, 'rounds' | 'staff'>;

type Reply = Parameters<typeof listAnswer>[0];

/** Answers both lists of rounds: all with filters, and those cancelled or corrected. */
export const createRoundAnswer =
  ({ rounds, staff }: Shelves) =>
  (reply: Reply, query: ListQuery, filter: RoundFilter): Promise<RoundsAnswer | Readable> =>
    listAnswer(reply, query, {
      ...{ name: 'rounds', columns: ROUND_COLUMNS },
      read: async (page) => {
        const { items, next } = await rounds.page({ ...filter, ...page });
        const nameOf = await createStaffNames(staff);
        return { items: items.map((round) => roundLine(round, nameOf)), next };
      },
    });

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
  closing: round.closing,
});

export const ROUND_COLUMNS: Columns<RoundLine> = [
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
