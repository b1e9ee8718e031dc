// The stakes of the round by option, largest first, with the table's own names: a table for each brand and currency that has stakes.

import { keysOf } from '@punto/engine/object-keys';
import { texts } from '@punto/language/catalogue';
import { HOUSE_BRAND } from '@punto/ledger/patron-key';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { count, moneyOf } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { createMemo, For, Show } from 'solid-js';
import { type StakesPart, stakesParts } from '../currency/table-stakes.ts';
import { useBrands } from '../currency/use-brands.ts';

const text = texts('duties').stakes;

type Shown = Pick<FloorEntry['floor'], 'view' | 'stakedMinor' | 'exposureMinor' | 'currencies'>;

export const StakesTable = (props: { floor: Shown }) => {
  const parts = createMemo(() => stakesParts(props.floor).filter(({ stakedMinor }) => stakedMinor > 0));
  return (
    <Show when={parts().length > 0} fallback={<p class="panel-note">{text.none()}</p>}>
      <For each={parts()}>{(part) => <PartTable part={part} labels={props.floor.view.setup.labels} />}</For>
    </Show>
  );
};

const PartTable = (props: { part: StakesPart; labels: Shown['view']['setup']['labels'] }) => {
  const brands = useBrands();
  const title = () =>
    props.part.brand === HOUSE_BRAND ? text.title() : text.titleOf({ operator: brands.keyText(props.part) });
  const rows = createMemo(() =>
    keysOf(props.part.totals)
      .flatMap((option) => {
        const spot = props.part.totals[option];
        return spot && spot.stakeMinor > 0 ? [{ option, ...spot }] : [];
      })
      .sort((a, b) => b.stakeMinor - a.stakeMinor),
  );
  return (
    <table class="spots">
      <caption>{title()}</caption>
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
              <th scope="row">{optionTitle(row.option, props.labels)}</th>
              <td class="figures">{count(row.patrons)}</td>
              <td class="figures">{moneyOf(row.stakeMinor, props.part.currency)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};
