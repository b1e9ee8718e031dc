// The time by the server's clock, in the patron's own zone: a room without windows has a clock.

import { useBeat } from '@punto/ui/tick.ts';
import { createMemo } from 'solid-js';
import { useHouse } from '../../client/house.tsx';
import { timeOf } from './time-of.ts';

export const Clock = () => {
  const house = useHouse();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    return timeOf(house.now());
  });
  return (
    <time class="clock">
      <span class="spoken">The time is </span>
      {time()}
    </time>
  );
};
