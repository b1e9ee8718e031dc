// Every offered option with its exact house advantage on both bases, which the column headings name. [B21]
import { For, Show } from 'solid-js';
import type { Advantage } from './advantages.ts';
import { BASES } from './basis.ts';
import './advantage-table.css';

export const AdvantageTable = (props: { rows: readonly Advantage[] | null; decks: string }) => (
  <div class="advantages">
    <p>
      What the house keeps on average, counted exactly over every deal of a full shoe of <b>{props.decks}</b>.
    </p>
    <Show when={props.rows} fallback={<p class="advantages-wait">Counting …</p>}>
      {(rows) => (
        <table class="advantage-table">
          <caption class="spoken">House advantage of each bet</caption>
          <thead>
            <tr>
              <th scope="col">Bet</th>
              <th scope="col">{BASES.stake}</th>
              <th scope="col">{BASES.resolved}</th>
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
                  <td>{row.perResolved ?? <span class="advantage-same">the same</span>}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      )}
    </Show>
    <p class="advantages-note">
      A resolved bet is one that was won or lost. Where a stake comes back whole on some coups, as on the two
      sides when they tie, the share of resolved bets is the larger of the two: the same game, counted on
      fewer stakes. Many guides print that one.
    </p>
    <p class="advantages-note">
      These are averages over a great many coups. They say nothing of the next one.
    </p>
  </div>
);
