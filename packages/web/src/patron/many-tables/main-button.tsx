// A main bet of a tile: a button with a complete accessible name, and the patron's own stake.
import { addPress, press } from '@punto/ui/press.ts';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { Show } from 'solid-js';
import type { SpotState } from '../felt/spot-state.ts';
import './tile-mains.css';

export type MainSeen = Pick<
  SpotState,
  'option' | 'label' | 'pays' | 'tone' | 'state' | 'confirmedMinor' | 'layingMinor' | 'fate'
>;

export const MainButton = (props: {
  spot: MainSeen;
  /** The accessible name. */
  name: string;
  add: () => void;
  takeBack: () => void;
}) => {
  const presses = press(
    () => props.add(),
    () => props.takeBack(),
  );
  return (
    <button
      type="button"
      class="tile-main"
      data-option={props.spot.option}
      data-tone={props.spot.tone}
      data-fate={props.spot.fate ?? undefined}
      data-laying={props.spot.layingMinor > 0 ? '' : undefined}
      data-confirmed={props.spot.confirmedMinor > 0 ? '' : undefined}
      aria-disabled={props.spot.state !== 'open'}
      ref={addPress(presses)}
    >
      <span class="spoken">{props.name}</span>
      <span class="tile-main-face" aria-hidden="true">
        <span class="tile-main-name">{props.spot.label}</span>
        <span class="tile-main-pays">{props.spot.pays}</span>
        <span class="tile-stakes">
          <Show when={props.spot.confirmedMinor > 0}>
            <b>{money(props.spot.confirmedMinor)}</b>
          </Show>
          <Show when={props.spot.layingMinor > 0}>
            <b class="laying">{signedMoney(props.spot.layingMinor)}</b>
          </Show>
        </span>
      </span>
    </button>
  );
};
