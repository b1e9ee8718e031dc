// During betting at a squeeze table: the stake that gets the right to turn a side's cards. Above each side if there is
// room, otherwise next to the call. [T7]
import { SIDES, type Side } from '@punto/engine/side';
import { money } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { largestLine } from '../words/squeeze-words.ts';
import './largest.css';

export const Largest = (props: { side: Side }) => {
  const felt = useFelt();
  return (
    <Show when={felt.view().phase === 'betting' && largestLine(felt.view(), props.side)}>
      {(line) => (
        <p class="largest" data-side={props.side}>
          {line()}
        </p>
      )}
    </Show>
  );
};

/** Both sides in one line. */
export const LargestOfBoth = () => {
  const felt = useFelt();
  return (
    <Show when={felt.view().phase === 'betting' && felt.view().largestMinor}>
      {(largest) => (
        <span class="largest-both">
          <Show when={largest().player + largest().banker > 0} fallback="The largest stake squeezes">
            Largest stakes:{' '}
            <For each={SIDES}>
              {(side) => (
                <b data-side={side}>
                  {felt.view().setup.labels[side]} {money(largest()[side])}
                </b>
              )}
            </For>
          </Show>
        </span>
      )}
    </Show>
  );
};
