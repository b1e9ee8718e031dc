// The cards of a hand, or of the hand before it while they go to the discard tray.
import type { Side } from '@punto/engine/side';
import { createMemo, Index } from 'solid-js';
import type { LyingCard } from '../../felt/lying-cards.ts';
import { DealtCard } from './dealt-card.tsx';
import './hand-cards.css';

/** The cards of a hand that leaves stay as they were. */
export const HandCards = (props: { side: Side; leaving: boolean; cards: readonly LyingCard[] }) => {
  const leaving = createMemo(() => props.leaving);
  const lying = createMemo<readonly LyingCard[]>((before) => (leaving() ? before : props.cards), []);
  return (
    <div class="hand-cards" classList={{ leaving: leaving() }} aria-hidden={leaving()}>
      <Index each={lying()}>
        {(card, place) => (
          <DealtCard
            side={props.side}
            place={place}
            card={card().card}
            early={card().early}
            leaving={leaving()}
          />
        )}
      </Index>
    </div>
  );
};
