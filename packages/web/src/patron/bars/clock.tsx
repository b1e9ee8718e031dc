// The server's time in the patron's time zone.

import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { createMemo } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { timeOf } from './time-of.ts';

const text = texts('bars');

export const Clock = () => {
  const app = useClientState();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    return timeOf(app.now());
  });
  return (
    <time class="clock">
      <Sentence parts={text.clock.parts({ time: time() })} />
    </time>
  );
};
