// Rounds as the floor lists them, with the names of those who called them.
import type { RoundLine, RoundsAnswer } from '@punto/protocol/floor/round-api';
import type { RoundSummary } from '@punto/store/round-store';
import type { Store } from '@punto/store/store';
import { type Columns, momentOf } from '../../http/csv.ts';

type Shelves = Pick<Store, 'rounds' | 'staff'>;
type Request = Parameters<Store['rounds']['page']>[0];

export const createRoundList =
  ({ rounds, staff }: Shelves) =>
  async (request: Request): Promise<RoundsAnswer> => {
    const { items, next } = await rounds.page(request);
    const nameOf = await createTableNames(staff);
    return { items: items.map((round) => roundLine(round, nameOf)), next };
  };

/** `null` of nobody, and of whoever is not on the list. */
export type NameOf = (staff: string | null) => string | null;

export const createTableNames = async (staff: Store['staff']): Promise<NameOf> => {
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
];
