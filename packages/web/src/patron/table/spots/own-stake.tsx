// The patron's own chips on a spot with the exact amounts: confirmed chips flat, unconfirmed ones lifted next to them,
// winnings next to the stake.
import { addMinor, ZERO } from '@punto/engine/minor';
import { Pile } from '@punto/ui/chip/pile.tsx';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import type { SpotState } from '../../felt/spot-state.ts';
import './own-stake.css';

export const OwnStake = (props: { spot: SpotState }) => {
  const felt = useFelt();
  const chips = () => felt.view().setup.chipsMinor;
  const lying = () => addMinor(props.spot.confirmedMinor, props.spot.layingMinor);
  return (
    <Show when={lying() > 0}>
      <span
        class="own"
        data-both={props.spot.confirmedMinor > 0 && props.spot.layingMinor > 0 ? '' : undefined}
      >
        <span class="own-piles">
          <Show when={props.spot.confirmedMinor > 0}>
            <Pile amount={props.spot.confirmedMinor} chips={chips()} />
          </Show>
          <Show when={props.spot.layingMinor > 0}>
            <Pile
              amount={props.spot.layingMinor}
              chips={chips()}
              atMost={props.spot.confirmedMinor > 0 ? 3 : 5}
              class="laying"
            />
          </Show>
          <Show when={(props.spot.winningsMinor ?? 0) > 0}>
            <Pile amount={props.spot.winningsMinor ?? ZERO} chips={chips()} atMost={4} class="paid" />
          </Show>
        </span>
        <span class="own-amount">
          <Show when={props.spot.confirmedMinor > 0}>
            <b>{money(props.spot.confirmedMinor)}</b>
          </Show>
          <Show when={props.spot.layingMinor > 0}>
            <b class="laying">{signedMoney(props.spot.layingMinor)}</b>
          </Show>
        </span>
      </span>
    </Show>
  );
};
