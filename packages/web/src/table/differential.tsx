// How far the stakes on player and banker lie apart, and how far they may. The knob leans to the side that has
// more; at either end that side takes nothing until the other is staked. [L4]
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { Show } from 'solid-js';
import { money } from '../number.ts';
import { useFelt } from './felt.tsx';
import './differential.css';

export const Differential = () => {
  const felt = useFelt();
  const labels = () => felt.view().setup.labels;
  const limit = () => felt.view().setup.differentialMinor;
  const lead = () =>
    (felt.view().totals.banker?.stakeMinor ?? ZERO) - (felt.view().totals.player?.stakeMinor ?? ZERO);
  const apart = () => minor(Math.abs(lead()));
  const at = (most: Minor) => 50 + Math.max(-1, Math.min(1, lead() / most)) * 49;
  return (
    <Show when={limit()}>
      {(most) => (
        <div
          class="differential"
          role="img"
          aria-label={`Stakes on ${labels().player} and ${labels().banker} lie ${money(apart())} apart, of ${money(most())} allowed`}
        >
          <span>Difference</span>
          <div class="differential-bar">
            <i style={{ left: `${at(most())}%` }} />
          </div>
          <span>
            <b>{money(apart())}</b> of {money(most())}
          </span>
        </div>
      )}
    </Show>
  );
};
