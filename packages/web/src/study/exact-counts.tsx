// The exact basis of a value: integer numbers of ordered draws, and the expectation as a fraction. [B21]
import { SCHEDULES } from '@punto/engine/schedule';
import { count } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import type { EdgeRow } from './edge-rows.ts';

export const ExactCounts = (props: { row: EdgeRow }) => {
  const lines = () => SCHEDULES[props.row.id].lines;
  const expected = () => {
    const { numerator, denominator } = props.row.expected;
    return denominator === 1n ? `${numerator}` : `${numerator} / ${denominator}`;
  };
  return (
    <dl class="exact">
      <For each={lines()}>
        {(line, i) => (
          <div>
            <dt>Wins, {line.says}</dt>
            <dd>{count(props.row.odds.wonByLine[i()] ?? 0)}</dd>
          </div>
        )}
      </For>
      <Show when={props.row.odds.pushed > 0}>
        <div>
          <dt>Pushes</dt>
          <dd>{count(props.row.odds.pushed)}</dd>
        </div>
      </Show>
      <div>
        <dt>Loses</dt>
        <dd>{count(props.row.odds.lost)}</dd>
      </div>
      <div>
        <dt>Ordered draws</dt>
        <dd>{count(props.row.odds.total)}</dd>
      </div>
      <div>
        <dt>Expectation of a stake of one</dt>
        <dd>{expected().replaceAll('-', '−')}</dd>
      </div>
      <div>
        <dt>Standard deviation</dt>
        <dd>{props.row.deviation.toFixed(4)}</dd>
      </div>
    </dl>
  );
};
