// Player, tie, banker: the centre of the felt.
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { createMemo, For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { Spot } from './spot.tsx';

const text = texts('table').spots;

const ORDER: readonly OptionId[] = ['player', 'tie', 'banker'];

/** A longer name is printed smaller where three are side by side on a phone. */
const LONG = 6;
/** The spot of a tie is narrower; a longer name than this would lie under its chips. */
const LONG_TIE = 5;

/** In columns: a character of China, Japan and Korea has two, a mark above or below a letter none. */
const columns = (label: string): number =>
  [...label].reduce(
    (sum, letter) => sum + (/[\u2e80-\uffe6]/.test(letter) ? 2 : /\p{M}/u.test(letter) ? 0 : 1),
    0,
  );

export const Mains = () => {
  const felt = useFelt();
  const offered = createMemo(() =>
    ORDER.filter((option) => felt.view().setup.offers.some((each) => each.option === option)),
  );
  const isLong = () => offered().some((option) => columns(felt.spot(option).label) > LONG);
  const isTieLong = () => columns(felt.spot('tie').label) > LONG_TIE;
  const stakes = () => offered().map((option) => felt.spot(option));
  const total = () => stakes().reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  /** Shares are shown only if other patrons have stakes. */
  const company = () =>
    !felt.view().setup.solo && stakes().some((each) => each.totalMinor > each.confirmedMinor);
  const share = (option: OptionId): number | undefined =>
    company() ? Math.round((felt.spot(option).totalMinor / total()) * 100) : undefined;
  return (
    <section
      class="mains"
      aria-label={text.mains()}
      data-long={isLong() ? '' : undefined}
      data-long-tie={isTieLong() ? '' : undefined}
    >
      <For each={offered()}>{(option) => <Spot option={option} share={share(option)} />}</For>
    </section>
  );
};
