// Report of `punto lab trigger`.
import type { CountTags } from '@punto/engine/lab/tags';
import type { TriggerTable } from '@punto/engine/lab/trigger';
import { toNumber } from '@punto/engine/odds/fraction';
import type { Column } from '../column.ts';
import { exactText, grouped, plural, signedPercent } from '../figures.ts';
import type { Report } from '../report.ts';
import type { LabSubject } from './removal-report.ts';

/** Values of a stake by true count: the line, and exact ones for each depth. */
export const triggerReport = (
  { bet, decks, cards }: LabSubject,
  tags: CountTags,
  table: TriggerTable,
): Report => {
  const { line, breakEven, first, depths, firstExact, rows } = table;
  const keys = depths.map((unseen) => `exact${unseen}`);
  const columns: readonly Column[] = [
    { key: 'count', title: 'True count', align: 'right', show: (cell) => signed(Number(cell)) },
    { key: 'estimate', title: 'Estimate', align: 'right', show: signedPercent },
    ...depths.map(
      (unseen, i): Column => ({
        key: keys[i] ?? '',
        title: `Exact, ${grouped(unseen)} left`,
        align: 'right',
        show: signedPercent,
      }),
    ),
  ];
  return {
    json: {
      bet,
      decks,
      tags,
      ev: exactText(line.start),
      perCount: exactText(line.perCount),
      breakEven,
      first,
      depths,
      firstExact,
      rows: rows.map(({ count, estimate, exact }) => ({
        count,
        estimate,
        exact: exact.map((value) => (value === null ? null : exactText(value))),
      })),
    },
    columns,
    rows: rows.map(({ count, estimate, exact }) => ({
      count,
      estimate,
      ...Object.fromEntries(
        exact.map((value, i) => [keys[i] ?? '', value === null ? null : toNumber(value)]),
      ),
    })),
    above: [
      `${bet}, ${cards}: ${signedPercent(toNumber(line.perCount))} for each true count, by a straight line`,
      '',
    ],
    below: [
      '',
      `By the line the bet favours the patron above ${breakEven.toFixed(2)}, so from ${signed(first)} on.`,
      ...depths.map((unseen, i) => exactly(unseen, firstExact[i] ?? null, rows.length - 1)),
    ],
  };
};

const exactly = (unseen: number, first: number | null, last: number): string =>
  first === null
    ? `With ${plural(unseen, 'card')} left at none of the counts up to ${signed(last)}.`
    : `With ${plural(unseen, 'card')} left from ${signed(first)} on, by the cards that are most likely left.`;

const signed = (count: number): string => `${count > 0 ? '+' : ''}${grouped(count)}`;
