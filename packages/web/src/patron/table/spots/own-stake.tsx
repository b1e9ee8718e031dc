// The patron's own chips on a spot with the exact amounts: confirmed chips flat, unconfirmed ones lifted next to them.
// After a result lost chips go to the house, and winnings come from it to the side of the stake.
import { addMinor, type Minor, ZERO } from '@punto/engine/minor';
import { Pile } from '@punto/ui/chip/pile.tsx';
import { laterModule } from '@punto/ui/later-module.ts';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { createEffect, createMemo, on, onMount, Show, untrack } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import type { SpotState } from '../../felt/spot-state.ts';
import './own-stake.css';

/** Loaded before the first round with a bet is over; without it, chips come and go without a movement. */
const flight = laterModule(() => import('./chip-flight.ts'));

export const OwnStake = (props: { spot: SpotState }) => {
  const felt = useFelt();
  const chips = () => felt.view().setup.chipsMinor;
  const lying = () => addMinor(props.spot.confirmedMinor, props.spot.layingMinor);
  return (
    <Show when={lying() > 0}>
      <Chips spot={props.spot} chips={chips()} />
    </Show>
  );
};

type ChipsProps = { spot: SpotState; chips: readonly Minor[] };

const Chips = (props: ChipsProps) => {
  const felt = useFelt();
  let own: HTMLSpanElement | undefined;
  const collected = createMemo(() => props.spot.fate === 'lost' && felt.reached('collect'));
  createEffect(
    on(collected, (now) => now && felt.resultLive() && own && untrack(flight.loaded)?.collect(own), {
      defer: true,
    }),
  );
  const wonMinor = () => (felt.reached('pay') ? (props.spot.winningsMinor ?? ZERO) : ZERO);
  return (
    <span
      ref={own}
      class="own"
      classList={{ collected: collected() }}
      data-both={props.spot.confirmedMinor > 0 && props.spot.layingMinor > 0 ? '' : undefined}
    >
      <span class="own-piles">
        <Show when={props.spot.confirmedMinor > 0}>
          <Pile amount={props.spot.confirmedMinor} chips={props.chips} />
        </Show>
        <Show when={props.spot.layingMinor > 0}>
          <Pile
            amount={props.spot.layingMinor}
            chips={props.chips}
            atMost={props.spot.confirmedMinor > 0 ? 3 : 5}
            class="laying"
          />
        </Show>
        <Show when={wonMinor() > 0}>
          <Winnings amount={wonMinor()} chips={props.chips} />
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
  );
};

const Winnings = (props: { amount: Minor; chips: readonly Minor[] }) => {
  const felt = useFelt();
  let pile: HTMLSpanElement | undefined;
  onMount(() => pile && felt.resultLive() && flight.loaded()?.pay(pile));
  return (
    <span ref={pile} class="paid">
      <Pile amount={props.amount} chips={props.chips} atMost={4} />
    </span>
  );
};
