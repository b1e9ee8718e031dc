// The way up from the seat, in the menu of the table. The table itself refuses while stakes are on the felt.

import { Icon } from '@punto/ui/icon.tsx';
import { Show } from 'solid-js';
import { useSeats } from './use-seats.ts';

export const SeatButton = () => {
  const { mine, act } = useSeats();
  return (
    <Show when={mine()}>
      {(seat) => (
        <button type="button" onClick={() => act({ act: 'leave-seat' })}>
          <Icon name="person" />
          <span>Leave seat {seat()}</span>
        </button>
      )}
    </Show>
  );
};

/** For the list of keys. */
export const SeatKeys = () => {
  const { seats } = useSeats();
  return (
    <Show when={seats()}>
      <div>
        <dt>D</dt>
        <dd>Deal, when you have the shoe and betting is closed</dd>
      </div>
    </Show>
  );
};
