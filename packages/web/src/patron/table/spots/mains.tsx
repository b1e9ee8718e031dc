// Player, tie, banker: the middle of the cloth.
import type { OptionId } from '@punto/engine/option-id';
import { createMemo, For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { Spot } from './spot.tsx';

const ORDER: readonly OptionId[] = ['player', 'tie', 'banker'];

/** A name of more letters is printed smaller where three stand side by side on a phone. */
const LONG = 6;

export const Mains = () => {
  const felt = useFelt();
  const offered = createMemo(() =>
    ORDER.filter((option) => felt.view().setup.offers.some((each) => each.option === option)),
  );
  const isLong = () => offered().some((option) => felt.spot(option).label.length > LONG);
  const stakes = () => offered().map((option) => felt.spot(option));
  const total = () => stakes().reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  /** Nothing is shared where nobody else has staked. */
  const company = () =>
    !felt.view().setup.solo && stakes().some((each) => each.totalMinor > each.confirmedMinor);
  const share = (option: OptionId): number | undefined =>
    company() ? Math.round((felt.spot(option).totalMinor / total()) * 100) : undefined;
  return (
    <section class="mains" aria-label="Main bets" data-long={isLong() ? '' : undefined}>
      <For each={offered()}>{(option) => <Spot option={option} share={share(option)} />}</For>
    </section>
  );
};
