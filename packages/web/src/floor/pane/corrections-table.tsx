// What a correction does to each patron, and in all: paid, taken back, and what cannot be collected, which the house
// bears. [T6] [L6]
import { type Minor, minor } from '@punto/engine/minor';
import type { CorrectionLine } from '@punto/protocol/floor/message';
import { money, signedMoney } from '../../number.ts';
import { type Column, DataTable } from '../part/data-table.tsx';

const COLUMNS: readonly Column<CorrectionLine>[] = [
  { key: 'patron', title: 'Patron', cell: ({ patron }) => patron, by: ({ patron }) => patron },
  {
    key: 'before',
    title: 'Was returned',
    figures: true,
    cell: ({ returnedBeforeMinor }) => money(returnedBeforeMinor),
    by: ({ returnedBeforeMinor }) => returnedBeforeMinor,
  },
  {
    key: 'after',
    title: 'Will be',
    figures: true,
    cell: ({ returnedAfterMinor }) => money(returnedAfterMinor),
    by: ({ returnedAfterMinor }) => returnedAfterMinor,
  },
  {
    key: 'delta',
    title: 'Difference',
    figures: true,
    cell: ({ deltaMinor }) => <b>{signedMoney(deltaMinor)}</b>,
    by: ({ deltaMinor }) => deltaMinor,
  },
  {
    key: 'uncollected',
    title: 'Not collectable',
    figures: true,
    cell: ({ uncollectedMinor }) => (uncollectedMinor === 0 ? '—' : money(uncollectedMinor)),
    by: ({ uncollectedMinor }) => uncollectedMinor,
  },
];

export const CorrectionsTable = (props: { lines: readonly CorrectionLine[]; of: string }) => (
  <DataTable
    caption={`What the correction of ${props.of} does to each patron`}
    columns={COLUMNS}
    rows={props.lines}
    nothing="No patron had a stake in this round: only its result changes."
    foot={
      <tr>
        <th scope="row">In all</th>
        <td class="figures">{money(sum(props.lines, (line) => line.returnedBeforeMinor))}</td>
        <td class="figures">{money(sum(props.lines, (line) => line.returnedAfterMinor))}</td>
        <td class="figures">{signedMoney(sum(props.lines, (line) => line.deltaMinor))}</td>
        <td class="figures">{money(sum(props.lines, (line) => line.uncollectedMinor))}</td>
      </tr>
    }
  />
);

const sum = (lines: readonly CorrectionLine[], amount: (line: CorrectionLine) => Minor): Minor =>
  minor(lines.reduce((total, line) => total + amount(line), 0));
