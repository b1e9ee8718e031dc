// The lowest minimum stake of all tables, loaded when the patron's balance is low: below it a top-up is offered. [L7]
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import { leastStake } from '@punto/protocol/broke';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { api } from '../../client/api.ts';
import { useClientState } from '../../client/client-state.tsx';

/** No table has a higher minimum, so the tables are loaded only below this balance. */
const LOW = minor(10_000 * MINOR_PER_COIN);

export const useLeastStake = (): Accessor<Minor> => {
  const app = useClientState();
  const [asked, setAsked] = createSignal<Minor | null>(null);
  const low = createMemo(() => {
    const account = app.account();
    return account !== null && account.inPlay.length === 0 && account.availableMinor < LOW;
  });
  createEffect(() => {
    if (!low() || app.lobby() !== null) return;
    // Without an answer, one coin is assumed, and the server decides about the top-up.
    api.tables().then(
      ({ tables }) => setAsked(leastStake(tables)),
      () => {},
    );
  });
  return () => {
    const lobby = app.lobby();
    return lobby === null ? (asked() ?? minor(MINOR_PER_COIN)) : leastStake(lobby);
  };
};
