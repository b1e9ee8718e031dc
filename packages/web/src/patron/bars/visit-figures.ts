// Duration and net result of the visit, as they are now.
import { useBeat } from '@punto/ui/tick.ts';
import { span } from '@punto/ui/words/number.ts';
import { type Accessor, createMemo } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { netMinor } from '../../client/visit.ts';

/** `null` until the server's greeting. */
export const useVisitFigures = () => {
  const app = useClientState();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    const visit = app.visit();
    return visit && span(app.now() - visit.enteredAt);
  });
  const net = createMemo(() => {
    const [visit, account] = [app.visit(), app.account()];
    return visit && account && netMinor(visit, account);
  });
  return { time, net } satisfies Record<string, Accessor<unknown>>;
};
