// Player, tie, banker: the middle of the cloth.
import type { OptionId } from '@punto/engine/option-id';
import { createMemo, For } from 'solid-js';
import { useFelt } from './felt.tsx';
import { Spot } from './spot.tsx';

const ORDER: readonly OptionId[] = ['player', 'tie', 'banker'];

export const Mains = () => {
  const felt = useFelt();
  const offered = createMemo(() =>
    ORDER.filter((option) => felt.view().setup.offers.some((each) => each.option === option)),
  );
  const total = () => offered().reduce((sum, option) => sum + felt.spot(option).totalMinor, 0);
  const share = (option: OptionId) =>
    total() === 0 ? 0 : Math.round((felt.spot(option).totalMinor / total()) * 100);
  return (
    <section class="mains" aria-label="Main bets">
      <For each={offered()}>{(option) => <Spot option={option} share={share(option)} />}</For>
    </section>
  );
};
