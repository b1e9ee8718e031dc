// The stakes of the round by option, largest first, with the table's own names.

import { keysOf } from '@punto/engine/keyed';
import { texts } from '@punto/language/catalogue';
import type { FloorView } from '@punto/protocol/floor/message';
import { count, money } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { createMemo, For, Show } from 'solid-js';

const text = texts('duties').stakes;

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
    <Show when={rows().length > 0} fallback={<p class="panel-note">{text.none()}</p>}>
      <table class="spots">
        <caption>{text.title()}</caption>
        <thead>
          <tr>
            <th scope="col">{text.option()}</th>
            <th scope="col" class="figures">
              {text.patrons()}
            </th>
            <th scope="col" class="figures">
              {text.staked()}
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
