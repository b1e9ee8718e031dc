// A table of rounds: place and time, result, stakes and returns. [T6]
import { texts } from '@punto/language/catalogue';
import type { PatronKey } from '@punto/ledger/patron-key';
import type { RoundLine, RoundMoneyAnswer } from '@punto/protocol/floor/round-api';
import { moneyOf } from '@punto/ui/words/number.ts';
import { MoneyLines } from '../../currency/money-lines.tsx';
import { signedMoneyOf } from '../../currency/patron-money.ts';
import { useBrands } from '../../currency/use-brands.ts';
import { CardsText } from '../../ui/cards-text.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { momentText } from '../../ui/time.ts';
import { resultOf } from '../result-words.ts';
import { RoundLink, useTableNames } from '../round-link.tsx';
import { StatusBadge } from '../status.tsx';
import { holdOf, roundParts } from './round-parts.ts';

const text = texts('rounds');
const { column } = texts('office');
const { operators } = texts('floor');

export const RoundTable = (props: {
  caption: string;
  rounds: readonly RoundLine[];
  nothing?: string;
  /** The amounts of this brand alone; empty: of all. */
  brand?: string;
  /** Adds columns for who cancelled or corrected each round, and why. */
  closings?: boolean;
}) => {
  const nameOf = useTableNames();
  const brands = useBrands();
  const shown = () => columns(nameOf, brands.has() ? moneyByBrand(brands.keyText, props.brand) : MONEY);
  return (
    <DataTable
      caption={props.caption}
      rows={props.rounds}
      columns={props.closings ? withClosings(shown()) : shown()}
      {...(props.nothing === undefined ? {} : { nothing: props.nothing })}
    />
  );
};

const columns = (
  nameOf: (table: string) => string,
  amounts: readonly TableColumn<RoundLine>[],
): readonly TableColumn<RoundLine>[] => [
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
  ...amounts,
];

const MONEY: readonly TableColumn<RoundLine>[] = [
  moneyColumn('staked', column.staked, ({ stakedMinor }) => stakedMinor),
  moneyColumn('returned', column.returned, ({ returnedMinor }) => returnedMinor),
  moneyColumn('commission', column.commission, ({ commissionMinor }) => commissionMinor),
];

/** A line for each brand and currency; not sorted, since amounts of two currencies have no order. */
const moneyByBrand = (
  keyText: (key: PatronKey) => string,
  brand: string | undefined,
): readonly TableColumn<RoundLine>[] => {
  const amount = (key: string, title: () => string, textOf: (part: RoundMoneyAnswer) => string) => ({
    ...{ key, title, figures: true },
    cell: (round: RoundLine) => <MoneyLines parts={roundParts(round, brand)} text={textOf} />,
  });
  const amountOf = (of: 'stakedMinor' | 'returnedMinor' | 'commissionMinor') => (part: RoundMoneyAnswer) =>
    moneyOf(part[of], part.currency);
  return [
    {
      ...{ key: 'operator', title: operators.operator },
      cell: (round) => <MoneyLines parts={roundParts(round, brand)} text={keyText} />,
    },
    amount('staked', column.staked, amountOf('stakedMinor')),
    amount('returned', column.returned, amountOf('returnedMinor')),
    amount('commission', column.commission, amountOf('commissionMinor')),
    amount('hold', text.facts.hold, (part) => signedMoneyOf(holdOf(part), part.currency)),
  ];
};

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
