// The differences between before and after of a journal entry, as a list of field, old value and new value.
import { texts } from '@punto/language/catalogue';
import type { JournalLine } from '@punto/protocol/floor/report-api';
import { createMemo, For, Show } from 'solid-js';
import { currencyOfPatron } from '../../currency/patron-money.ts';
import { differences, type JournalDifference } from './difference.ts';

const text = texts('journal');

/** A longer list is collapsed: a new table has about a hundred lines. */
const MOST_OPEN = 8;

export const DifferenceList = (props: {
  entry: Pick<JournalLine, 'before' | 'after' | 'patron'>;
  open?: boolean;
}) => {
  const lines = createMemo(() =>
    differences(props.entry.before, props.entry.after, currencyOfPatron(props.entry.patron ?? '')),
  );
  return (
    <Show when={!props.open && lines().length > MOST_OPEN} fallback={<Lines lines={lines()} />}>
      <details class="difference-folded">
        <summary>{text.values({ n: lines().length })}</summary>
        <Lines lines={lines()} />
      </details>
    </Show>
  );
};

const Lines = (props: { lines: readonly JournalDifference[] }) => (
  <Show when={props.lines.length > 0}>
    <dl class="difference">
      <For each={props.lines}>
        {(line) => (
          <div>
            <dt classList={{ spoken: line.name === '' }}>
              <Show when={line.raw} fallback={line.name || text.value()}>
                <code>{line.name}</code>
              </Show>
            </dt>
            <dd>
              <Show when={line.before !== null}>
                <span class="spoken">{text.was()} </span>
                <del>{line.before}</del>
              </Show>
              <Show when={line.before !== null && line.after !== null}>
                <i aria-hidden="true"> → </i>
              </Show>
              <Show when={line.after !== null} fallback={<span class="spoken">{text.takenAway()}</span>}>
                <span class="spoken">{text.now()} </span>
                <ins>{line.after}</ins>
              </Show>
            </dd>
          </div>
        )}
      </For>
    </dl>
  </Show>
);
