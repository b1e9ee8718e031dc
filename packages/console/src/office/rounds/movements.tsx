// Transfers between two accounts, each with the ledger entries it posted. [L6]
import type { RoundMovementAnswer } from '@punto/protocol/floor/round-api';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { movementWords } from '@punto/ui/words/record-words.ts';
import { For, Show } from 'solid-js';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/marks.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { momentText } from '../../ui/time.ts';
import { shortNumber } from '../short-number.ts';

const STATE_WORDS: Readonly<Record<RoundMovementAnswer['state'], string>> = {
  direct: 'Moved at once',
  pending: 'Held',
  posted: 'Held, then moved',
  voided: 'Held, then released',
};

export const Movements = (props: { movements: readonly RoundMovementAnswer[] }) => (
  <DataTable caption="Movements of the round" rows={props.movements} columns={COLUMNS} />
);

const Short = (props: { text: string }) => <span title={props.text}>{shortNumber(props.text)}</span>;

const COLUMNS: readonly TableColumn<RoundMovementAnswer>[] = [
  { key: 'at', title: 'When', by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'what',
    title: 'What',
    by: ({ code }) => movementWords(code),
    cell: ({ code }) => movementWords(code),
  },
  {
    key: 'state',
    title: 'State',
    by: ({ state }) => STATE_WORDS[state],
    cell: ({ state }) => <Badge tone={state === 'voided' ? 'warn' : 'info'}>{STATE_WORDS[state]}</Badge>,
  },
  { key: 'from', title: 'From', by: ({ debit }) => debit, cell: ({ debit }) => <Short text={debit} /> },
  { key: 'to', title: 'To', by: ({ credit }) => credit, cell: ({ credit }) => <Short text={credit} /> },
  moneyColumn('amount', 'Amount', ({ amountMinor }) => amountMinor),
  {
    key: 'postings',
    title: 'Lines in the books',
    cell: ({ postings }) => (
      <Show when={postings.length > 0} fallback={<span class="dim">none</span>}>
        <ul class="postings">
          <For each={postings}>
            {(posting) => (
              <li>
                <Short text={posting.account} />, line {posting.line}: {signedMoney(posting.amountMinor)},
                then {money(posting.balanceAfterMinor)}
              </li>
            )}
          </For>
        </ul>
      </Show>
    ),
  },
  {
    key: 'id',
    title: 'Number',
    cell: ({ id }) => (
      <code class="hash">
        <Short text={id} />
      </code>
    ),
  },
];
