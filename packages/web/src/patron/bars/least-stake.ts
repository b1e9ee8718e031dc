// The least that can be staked in the house, asked once a patron is low: who has less is offered a top-up. [L7]
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import { leastStake } from '@punto/protocol/broke';
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { api } from '../../client/api.ts';
import { useHouse } from '../../client/house.tsx';

/** No table of any house asks for more. */
const LOW = minor(10_000 * MINOR_PER_COIN);

export const useLeastStake = (): Accessor<Minor> => {
  const house = useHouse();
  const [asked, setAsked] = createSignal<Minor | null>(null);
  const low = createMemo(() => {
    const account = house.account();
    return account !== null && account.inPlay.length === 0 && account.availableMinor < LOW;
  });
  createEffect(() => {
    if (!low() || house.lobby() !== null) return;
    // Unanswered, a coin is taken for the least, and the server decides.
    api.tables().then(
      ({ tables }) => setAsked(leastStake(tables)),
      () => {},
    );
  });
  return () => {
    const lobby = house.lobby();
    return lobby === null ? (asked() ?? minor(MINOR_PER_COIN)) : leastStake(lobby);
  };
};
