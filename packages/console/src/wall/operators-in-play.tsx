// The stakes of the patrons of each operator on the felt, over all tables, on the wall of a house with operators.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { moneyOf } from '@punto/ui/words/number.ts';
import { createMemo, For, Show } from 'solid-js';
import { useBrands } from '../currency/use-brands.ts';
import { operatorSums } from './operator-sums.ts';
import './operators-in-play.css';

const text = texts('floor').operators;
const { sums: sum } = texts('floor').bar;

export const OperatorsInPlay = (props: { tables: readonly FloorEntry[]; brand: string }) => {
  const brands = useBrands();
  const sums = createMemo(() => operatorSums(props.tables, props.brand));
  return (
    <Show when={brands.has() && sums().length > 0}>
      <ul class="in-play" aria-label={text.inPlay()}>
        <For each={sums()}>
          {(part) => (
            <li>
              <b>{brands.nameOf(part.brand)}</b>
              <span>
                {sum.inPlay()} <strong>{moneyOf(part.stakedMinor, part.currency)}</strong>
              </span>
              <span>
                {sum.exposure()} <strong>{moneyOf(part.exposureMinor, part.currency)}</strong>
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
