// The time by the server's clock, in the patron's own zone: a room without windows has a clock.
import { createMemo } from 'solid-js';
import { useHouse } from '../house/house.tsx';
import { useBeat } from '../part/tick.ts';

const HOURS_AND_MINUTES = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const Clock = () => {
  const house = useHouse();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    return HOURS_AND_MINUTES.format(house.now());
  });
  return (
    <time class="clock">
      <span class="spoken">The time is </span>
      {time()}
    </time>
  );
};
