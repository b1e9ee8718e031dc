// Button in the table's menu that gives up the seat. The table refuses while the patron has stakes.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Show } from 'solid-js';
import { ActButton } from '../felt/act-button.tsx';
import { useSeats } from './use-seats.ts';

const { keys, menu } = texts('sheets');

export const SeatButton = () => {
  const { mine, act, whyNot } = useSeats();
  return (
    <Show when={mine()}>
      {(seat) => (
        <ActButton whyNot={whyNot('leave-seat')} onPress={() => act({ act: 'leave-seat' })}>
          <Icon name="person" />
          <span>{menu.leaveSeat({ seat: seat() })}</span>
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
        <dt>{keys.deal.key()}</dt>
        <dd>{keys.deal.does()}</dd>
      </div>
    </Show>
  );
};
