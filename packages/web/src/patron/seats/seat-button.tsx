// Button in the table's menu that gives up the seat. The table refuses while the patron has stakes.

import { Icon } from '@punto/ui/icon.tsx';
import { Show } from 'solid-js';
import { ActButton } from '../felt/act-button.tsx';
import { useSeats } from './use-seats.ts';

export const SeatButton = () => {
  const { mine, act, whyNot } = useSeats();
  return (
    <Show when={mine()}>
      {(seat) => (
        <ActButton whyNot={whyNot('leave-seat')} onPress={() => act({ act: 'leave-seat' })}>
          <Icon name="person" />
          <span>Leave seat {seat()}</span>
        </ActButton>
      )}
    </Show>
  );
};

/** Rows for the list of shortcuts. */
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
