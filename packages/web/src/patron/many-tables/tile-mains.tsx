// The main bets of one of several tables, with the patron's own stakes: confirmed ones filled, others dashed.
import type { OptionId } from '@punto/engine/option-id';
import { press } from '@punto/ui/press.ts';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { createMemo, For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { spotName } from '../felt/spot-name.ts';
import { betAt } from './rail-words.ts';
import './tile-mains.css';

/** Of a longer name all three have the same width, and are printed smaller. */
const LONG = 6;
const ORDER: readonly OptionId[] = ['player', 'tie', 'banker'];

export const TileMains = () => {
  const felt = useFelt();
  const offered = createMemo(
    () => ORDER.filter((option) => felt.view().setup.offers.some((each) => each.option === option)),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const isLong = () => offered().some((option) => felt.spot(option).label.length > LONG);
  return (
    <div
      class="tile-mains"
      data-open={felt.terms().open ? '' : undefined}
      data-long={isLong() ? '' : undefined}
    >
      <For each={offered()}>{(option) => <Main option={option} />}</For>
    </div>
  );
};

const Main = (props: { option: OptionId }) => {
  const felt = useFelt();
  const spot = createMemo(() => felt.spot(props.option), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const name = () => spotName({ ...spot(), label: betAt(spot().label, felt.view().setup.name) });
  const presses = press(
    () => felt.add(props.option),
    () => felt.takeBack(props.option),
  );
  return (
    <button
      type="button"
      class="tile-main"
      data-option={props.option}
      data-tone={spot().tone}
      data-fate={spot().fate ?? undefined}
      data-laying={spot().layingMinor > 0 ? '' : undefined}
      data-confirmed={spot().confirmedMinor > 0 ? '' : undefined}
      aria-disabled={spot().state !== 'open'}
      {...presses}
    >
      <span class="spoken">{name()}</span>
      <span class="tile-main-face" aria-hidden="true">
        <span class="tile-main-name">{spot().label}</span>
        <span class="tile-main-pays">{spot().pays}</span>
        <span class="tile-stakes">
          <Show when={spot().confirmedMinor > 0}>
            <b>{money(spot().confirmedMinor)}</b>
          </Show>
          <Show when={spot().layingMinor > 0}>
            <b class="laying">{signedMoney(spot().layingMinor)}</b>
          </Show>
        </span>
      </span>
    </button>
  );
};
