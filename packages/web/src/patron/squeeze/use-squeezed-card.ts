// The card that the patron squeezes, from start to end: held, turning, shown face up, gone. It follows the table's
// view; the answer to the patron's own message may come before or after it. [T7]
import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { fateOf, type SqueezedCard, squeezedCardOf } from '../words/seen-squeeze.ts';

/** How long a turned card is shown before the next card or the felt, in milliseconds. */
const LOOK_MS = 1800;

type SqueezedCardState = {
  readonly card: Accessor<SqueezedCard | null>;
  /** The table has turned it. */
  readonly turned: Accessor<boolean>;
  /** Gives the card up: the house turns it. */
  readonly leave: () => void;
};

export const useSqueezedCard = (): SqueezedCardState => {
  const felt = useFelt();
  const [card, setCard] = createSignal<SqueezedCard | null>(null);
  const [turned, setTurned] = createSignal(false);
  let left: string | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const take = (next: SqueezedCard | null) =>
    batch(() => {
      setCard(next);
      setTurned(false);
    });
  const offered = () => {
    const next = squeezedCardOf(felt.view(), felt.own());
    return next && next.key !== left && fateOf(felt.view(), next) === 'held' ? next : null;
  };
  const look = () => {
    setTurned(true);
    looking = setTimeout(() => {
      looking = undefined;
      take(offered());
    }, LOOK_MS);
  };

  createEffect(
    on([felt.view, felt.own], ([view]) => {
      if (looking !== undefined) return;
      const now = card();
      const fate = now && fateOf(view, now);
      if (fate === 'turned') look();
      else if (fate !== 'held') take(offered());
    }),
  );
  onCleanup(() => clearTimeout(looking));

  return {
    card,
    turned,
    leave: () => {
      left = card()?.key ?? null;
      take(null);
    },
  };
};
