// Transfers between two accounts, each with the ledger entries it posted. [L6]
import { texts } from '@punto/language/catalogue';
import { currencyOf } from '@punto/ledger/account';
import type { RoundMovementAnswer } from '@punto/protocol/floor/round-api';
import { Sentence } from '@punto/ui/sentence.tsx';
import { moneyOf } from '@punto/ui/words/number.ts';
import { movementWords } from '@punto/ui/words/record-words.ts';
import { For, Show } from 'solid-js';
import { currencyColumn, signedMoneyOf } from '../../currency/patron-money.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/marks.tsx';
import { momentText } from '../../ui/time.ts';
import { shortNumber } from '../short-number.ts';

const text = texts('rounds').ledger;
const { column } = texts('office');

export const Movements = (props: { movements: readonly RoundMovementAnswer[] }) => (
  <DataTable caption={text.caption()} rows={props.movements} columns={COLUMNS} />
);

const Short = (props: { text: string }) => <span title={props.text}>{shortNumber(props.text)}</span>;

const COLUMNS: readonly TableColumn<RoundMovementAnswer>[] = [
  { key: 'at', title: column.when, by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'what',
    title: column.what,
    by: ({ code }) => movementWords(code),
    cell: ({ code }) => movementWords(code),
  },
  {
    key: 'state',
    title: column.state,
    by: ({ state }) => text.state[state](),
    cell: ({ state }) => <Badge tone={state === 'voided' ? 'warn' : 'info'}>{text.state[state]()}</Badge>,
  },
  { key: 'from', title: column.from, by: ({ debit }) => debit, cell: ({ debit }) => <Short text={debit} /> },
  { key: 'to', title: column.to, by: ({ credit }) => credit, cell: ({ credit }) => <Short text={credit} /> },
  currencyColumn(
    'amount',
    column.amount,
    ({ amountMinor }) => amountMinor,
    ({ debit }) => currencyOf(debit),
  ),
  {
    key: 'postings',
    title: column.lines,
    cell: ({ postings }) => (
      <Show when={postings.length > 0} fallback={<span class="dim">{text.none()}</span>}>
        <ul class="postings">
          <For each={postings}>
            {(posting) => (
              <li>
                <Sentence
                  parts={postingParts(posting)}
                  tags={{ account: (words) => <Short text={words} /> }}
                />
              </li>
            )}
          </For>
        </ul>
      </Show>
    ),
  },
  {
    key: 'id',
    title: column.number,
    cell: ({ id }) => (
      <code class="hash">
        <Short text={id} />
      </code>
    ),
  },
];

const postingParts = (posting: RoundMovementAnswer['postings'][number]) =>
  text.posting.parts({
    account: posting.account,
    line: posting.line,
    amount: signedMoneyOf(posting.amountMinor, currencyOf(posting.account)),
    balance: moneyOf(posting.balanceAfterMinor, currencyOf(posting.account)),
  });
