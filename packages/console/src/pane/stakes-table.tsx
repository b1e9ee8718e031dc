// The stakes of the round by option, largest first, with the table's own names.
import { keysOf } from '@punto/engine/keyed';
import type { FloorView } from '@punto/protocol/floor/message';
import { count, money } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { createMemo, For, Show } from 'solid-js';

export const StakesTable = (props: { view: FloorView['view'] }) => {
  const rows = createMemo(() =>
    keysOf(props.view.totals)
      .flatMap((option) => {
        const spot = props.view.totals[option];
        return spot && spot.stakeMinor > 0 ? [{ option, ...spot }] : [];
      })
      .sort((a, b) => b.stakeMinor - a.stakeMinor),
  );
  return (
    <Show when={rows().length > 0} fallback={<p class="panel-note">Nothing is staked in this round.</p>}>
      <table class="spots">
        <caption>Stakes by option</caption>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col" class="figures">
              Patrons
            </th>
            <th scope="col" class="figures">
              Staked
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row) => (
              <tr>
                <th scope="row">{optionTitle(row.option, props.view.setup.labels)}</th>
                <td class="figures">{count(row.patrons)}</td>
                <td class="figures">{money(row.stakeMinor)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
};
