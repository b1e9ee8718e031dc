// What the house has on the felt: discard tray at the left, chips and the dealer's card in the middle, shoe at the
// right. At a table with seats the shoe goes round, and all of it is part of the seats. [V6]
import { PortraitMark } from '@punto/ui/portrait/portrait.tsx';
import { Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { Discard } from './discard.tsx';
import { HouseChips } from './house-chips.tsx';
import { dealerWords } from './house-words.ts';
import { ShoeFigure } from './shoe-figure.tsx';
import '@punto/ui/card/tokens.css';
import './house.css';

export const House = () => {
  const felt = useFelt();
  return (
    <Show when={!felt.view().setup.seats}>
      <Discard />
      <HouseChips />
      <p class="dealer-card">
        <Show when={felt.people()?.dealer} fallback={dealerWords(felt.view())}>
          {(dealer) => (
            <>
              <PortraitMark {...dealer()} /> <bdi>{dealer().name}</bdi>
            </>
          )}
        </Show>
      </p>
      <ShoeFigure />
    </Show>
  );
};
