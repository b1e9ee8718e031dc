// A table of rounds: place and time, result, stakes and returns. [T6]
import { texts } from '@punto/language/catalogue';
import type { RoundLine } from '@punto/protocol/floor/round-api';
import { CardsText } from '../../ui/cards-text.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { momentText } from '../../ui/time.ts';
import { resultOf } from '../result-words.ts';
import { RoundLink, useTableNames } from '../round-link.tsx';
import { StatusBadge } from '../status.tsx';

const text = texts('rounds');
const { column } = texts('office');

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
    title: column.opened,
    by: ({ openedAt }) => openedAt,
    cell: ({ openedAt }) => momentText(openedAt),
  },
  { key: 'table', title: column.table, by: ({ table }) => nameOf(table), cell: ({ table }) => nameOf(table) },
  {
    key: 'round',
    title: column.shoeRound,
    by: ({ shoe, round }) => shoe * 1000 + round,
    cell: (round) => <RoundLink {...round} />,
  },
  {
    key: 'status',
    title: column.status,
    by: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  { key: 'player', title: column.player, cell: ({ player }) => <CardsText cards={player} /> },
  { key: 'banker', title: column.banker, cell: ({ banker }) => <CardsText cards={banker} /> },
  {
    key: 'result',
    title: column.result,
    by: ({ mark }) => resultOf(mark),
    cell: ({ mark }) => resultOf(mark),
  },
  {
    key: 'dealer',
    title: column.dealer,
    by: ({ dealerName }) => dealerName ?? '',
    cell: ({ dealerName }) => dealerName ?? text.machine(),
  },
  {
    key: 'patrons',
    title: column.patrons,
    figures: true,
    by: ({ patrons }) => patrons,
    cell: ({ patrons }) => patrons,
  },
  moneyColumn('staked', column.staked, ({ stakedMinor }) => stakedMinor),
  moneyColumn('returned', column.returned, ({ returnedMinor }) => returnedMinor),
  moneyColumn('commission', column.commission, ({ commissionMinor }) => commissionMinor),
];

/** After the status column, so that they are visible without scrolling. */
const withClosings = (shown: readonly TableColumn<RoundLine>[]): readonly TableColumn<RoundLine>[] =>
  shown.flatMap((each) => (each.key === 'status' ? [each, ...CLOSINGS] : [each]));

const CLOSINGS: readonly TableColumn<RoundLine>[] = [
  {
    key: 'reason',
    title: column.reason,
    by: ({ closing }) => closing?.reason ?? '',
    cell: ({ closing }) => <span class="closing-reason">{closing?.reason ?? ''}</span>,
  },
  {
    key: 'by',
    title: column.by,
    by: ({ closing }) => closing?.by.name ?? '',
    cell: ({ closing }) => (closing ? closersText(closing) : ''),
  },
];

const closersText = ({ by, approvedBy }: NonNullable<RoundLine['closing']>): string =>
  approvedBy ? text.both({ first: by.name, second: approvedBy.name }) : by.name;
