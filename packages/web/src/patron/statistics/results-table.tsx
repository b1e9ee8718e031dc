// Counts of results, their share, and the exact chance beside it.
import type { TableSetup } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { count } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { For, Show } from 'solid-js';
import { COUNTED, chancesIn, type Results } from './results.ts';

const text = texts('record').statistics;

export const ResultsTable = (props: { caption: string; results: Results; setup: TableSetup }) => {
  const chances = () => chancesIn(props.setup.shoe.decks);
  return (
    <table class="statistics-table">
      <caption>
        {props.caption}
        <span>{text.rounds({ rounds: props.results.rounds })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{text.column.result()}</span>
          </th>
          <th scope="col">{text.column.count()}</th>
          <th scope="col">{text.column.share()}</th>
          <th scope="col">{text.column.exact()}</th>
        </tr>
      </thead>
      <tbody>
        <For each={COUNTED}>
          {(option) => (
            <tr data-of={option}>
              <th scope="row">{optionTitle(option, props.setup.labels)}</th>
              <td>{count(props.results.counts[option])}</td>
              <td>
                <Show when={props.results.rounds > 0} fallback="—">
                  {percent(props.results.counts[option] / props.results.rounds, 1)}
                </Show>
              </td>
              <td>{percent(chances()[option], 1)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
