// The card in a patron's own fingers through its life: held, turning, open for a look, gone. It goes by what the
// table tells of the squeeze; the patron's own message may come before or after that. [T7]
import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { fateOf, type HeldCard, heldOf } from '../words/seen-squeeze.ts';

/** A card that was turned is looked at for so long, counted from the turn, before the next one or the felt. */
const LOOK_MS = 1800;

type Held = {
  readonly card: Accessor<HeldCard | null>;
  /** The table has turned it. */
  readonly turned: Accessor<boolean>;
  /** Fingers off: the house shall do it. */
  readonly leave: () => void;
};

export const useHeld = (): Held => {
  const felt = useFelt();
  const [card, setCard] = createSignal<HeldCard | null>(null);
  const [turned, setTurned] = createSignal(false);
  let left: string | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const take = (next: HeldCard | null) =>
    batch(() => {
      setCard(next);
      setTurned(false);
    });
  const offered = () => {
    const next = heldOf(felt.view(), felt.own());
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
