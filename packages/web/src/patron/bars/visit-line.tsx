// Duration and net result of the visit, in small text.

import { useBeat } from '@punto/ui/tick.ts';
import { signedMoney, span } from '@punto/ui/words/number.ts';
import { createMemo, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { netMinor } from '../../client/visit.ts';
import './visit-line.css';

export const VisitLine = () => {
  const app = useClientState();
  const beat = useBeat();
  const told = createMemo(() => {
    beat();
    const visit = app.visit();
    const account = app.account();
    return visit && account
      ? { time: span(app.now() - visit.enteredAt), net: signedMoney(netMinor(visit, account)) }
      : null;
  });
  return (
    <Show when={told()}>
      {(now) => (
        <p class="visit-line">
          <span>
            This visit <b>{now().time}</b>
          </span>
          <span>
            Net result <b>{now().net}</b>
          </span>
        </p>
      )}
    </Show>
  );
};
