// A table of rounds: place and time, result, stakes and returns. [T6]
import type { RoundLine } from '@punto/protocol/floor/round-api';
import { CardsText } from '../../ui/cards-text.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { momentText } from '../../ui/time.ts';
import { resultOf } from '../result-words.ts';
import { RoundLink, useTableNames } from '../round-link.tsx';
import { StatusBadge } from '../status.tsx';

export const RoundTable = (props: {
  caption: string;
  rounds: readonly RoundLine[];
  nothing?: string;
  /** Adds columns for who cancelled or corrected each round, and why. */
  closings?: boolean;
}) => {
  const nameOf = useTableNames();
  return (
    <DataTable
      caption={props.caption}
      rows={props.rounds}
      columns={props.closings ? withClosings(columns(nameOf)) : columns(nameOf)}
      {...(props.nothing === undefined ? {} : { nothing: props.nothing })}
    />
  );
};

const columns = (nameOf: (table: string) => string): readonly TableColumn<RoundLine>[] => [
  {
    key: 'at',
    title: 'Opened',
    by: ({ openedAt }) => openedAt,
    cell: ({ openedAt }) => momentText(openedAt),
  },
  { key: 'table', title: 'Table', by: ({ table }) => nameOf(table), cell: ({ table }) => nameOf(table) },
  {
    key: 'round',
    title: 'Shoe · round',
    by: ({ shoe, round }) => shoe * 1000 + round,
    cell: (round) => <RoundLink {...round} />,
  },
  {
    key: 'status',
    title: 'Status',
    by: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { key: 'player', title: 'Player', cell: ({ player }) => <CardsText cards={player} /> },
  { key: 'banker', title: 'Banker', cell: ({ banker }) => <CardsText cards={banker} /> },
  { key: 'result', title: 'Result', by: ({ mark }) => resultOf(mark), cell: ({ mark }) => resultOf(mark) },
  {
    key: 'dealer',
    title: 'Dealer',
    by: ({ dealerName }) => dealerName ?? '',
    cell: ({ dealerName }) => dealerName ?? 'Machine',
  },
  {
    key: 'patrons',
    title: 'Patrons',
    figures: true,
    by: ({ patrons }) => patrons,
    cell: ({ patrons }) => patrons,
  },
  moneyColumn('staked', 'Staked', ({ stakedMinor }) => stakedMinor),
  moneyColumn('returned', 'Returned', ({ returnedMinor }) => returnedMinor),
  moneyColumn('commission', 'Commission', ({ commissionMinor }) => commissionMinor),
];

/** After the status column, so that they are visible without scrolling. */
const withClosings = (shown: readonly TableColumn<RoundLine>[]): readonly TableColumn<RoundLine>[] =>
  shown.flatMap((column) => (column.key === 'status' ? [column, ...CLOSINGS] : [column]));

const CLOSINGS: readonly TableColumn<RoundLine>[] = [
  {
    key: 'reason',
    title: 'Reason',
    by: ({ closing }) => closing?.reason ?? '',
    cell: ({ closing }) => <span class="closing-reason">{closing?.reason ?? ''}</span>,
  },
  {
    key: 'by',
    title: 'By',
    by: ({ closing }) => closing?.by.name ?? '',
    cell: ({ closing }) => [closing?.by.name, closing?.approvedBy?.name].filter(Boolean).join(' and '),
  },
];
