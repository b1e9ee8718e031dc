// Duration and net result of the visit, in small text.

import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { span } from '@punto/ui/words/number.ts';
import { createMemo, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { netMinor } from '../../client/visit.ts';
import './visit-line.css';

const text = texts('bars').visit;

export const VisitLine = () => {
  const app = useClientState();
  const beat = useBeat();
  const told = createMemo(() => {
    beat();
    const visit = app.visit();
    const account = app.account();
    return visit && account
      ? { time: span(app.now() - visit.enteredAt), net: netMinor(visit, account) }
      : null;
  });
  return (
    <Show when={told()}>
      {(now) => (
        <p class="visit-line">
          <span>
            <Sentence parts={text.time.parts({ time: now().time })} />
          </span>
          <span>
            <Sentence parts={text.net.parts({ net: now().net })} />
          </span>
        </p>
      )}
    </Show>
  );
};
