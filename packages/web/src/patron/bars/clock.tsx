// The server's time in the patron's time zone.

import { useBeat } from '@punto/ui/tick.ts';
import { createMemo } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { timeOf } from './time-of.ts';

export const Clock = () => {
  const app = useClientState();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    return timeOf(app.now());
  });
  return (
    <time class="clock">
      <span class="spoken">The time is </span>
      {time()}
    </time>
  );
};
