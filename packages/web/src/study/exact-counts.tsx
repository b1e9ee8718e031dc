// The exact basis of a value: integer numbers of ordered draws, and the expectation as a fraction. [B21]
import { isDistinctLine, type PayLineId, SCHEDULES } from '@punto/engine/schedule';
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import { count } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import type { EdgeRow } from './edge-rows.ts';

const text = texts('study').edge.exact;
const { line: shared } = texts('shared').pay;

const lineWords = (id: PayLineId): string => (isDistinctLine(id) ? shared[id]() : text.line[id]());

export const ExactCounts = (props: { row: EdgeRow }) => {
  const lines = () => SCHEDULES[props.row.id].lines;
  const expected = () => {
    const { numerator, denominator } = props.row.expected;
    return denominator === 1n ? `${numerator}` : `${numerator} / ${denominator}`;
  };
  return (
    <dl class="exact">
      <For each={lines()}>
        {({ id }, i) => (
          <div>
            <dt>{text.wins({ line: lineWords(id) })}</dt>
            <dd>{count(props.row.odds.wonByLine[i()] ?? 0)}</dd>
          </div>
        )}
      </For>
      <Show when={props.row.odds.pushed > 0}>
        <div>
          <dt>{text.pushes()}</dt>
          <dd>{count(props.row.odds.pushed)}</dd>
        </div>
      </Show>
      <div>
        <dt>{text.loses()}</dt>
        <dd>{count(props.row.odds.lost)}</dd>
      </div>
      <div>
        <dt>{text.draws()}</dt>
        <dd>{count(props.row.odds.total)}</dd>
      </div>
      <div>
        <dt>{text.expected()}</dt>
        <dd>{expected().replaceAll('-', '−')}</dd>
      </div>
      <div>
        <dt>{text.deviation()}</dt>
        <dd>{fixedIn(language(), props.row.deviation, 4)}</dd>
      </div>
    </dl>
  );
};
