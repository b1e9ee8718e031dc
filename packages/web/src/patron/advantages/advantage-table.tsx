// Every offered option with its exact house advantage on both bases, which the column headings name. [B21]
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { For, Show } from 'solid-js';
import type { Advantage } from './advantages.ts';
import './advantage-table.css';

const { advantage: text } = texts('rules');
const { advantage: basis } = texts('shared');

export const AdvantageTable = (props: { rows: readonly Advantage[] | null; decks: number }) => (
  <div class="advantages">
    <p>
      <Sentence parts={text.about.parts({ decks: props.decks })} />
    </p>
    <Show when={props.rows} fallback={<p class="advantages-wait">{text.waits()}</p>}>
      {(rows) => (
        <table class="advantage-table">
          <caption class="spoken">{text.title()}</caption>
          <thead>
            <tr>
              <th scope="col">{text.bet()}</th>
              <th scope="col">{basis.ofStake()}</th>
              <th scope="col">{basis.perResolved()}</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr data-tone={row.tone}>
                  <th scope="row">
                    {row.title}
                    <span>{row.pays}</span>
                  </th>
                  <td>{row.ofStake}</td>
                  <td>{row.perResolved ?? <span class="advantage-same">{text.same()}</span>}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      )}
    </Show>
    <p class="advantages-note">{text.resolved()}</p>
    <p class="advantages-note">{text.averages()}</p>
  </div>
);
