// The shoe from above: the edges of the cards that are left, the weight behind them, and the card in the mouth. The cut
// card is an edge among them until it comes out; then it lies in front.
import { createMemo, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { cutCardAt, isCardWaiting, shareLeft } from './house-counts.ts';
import '@punto/ui/card/tokens.css';
import './tokens.css';
import './shoe-figure.css';

/** Length of a full row of cards in the drawing. */
const ROW = 77;
const EDGES = Array.from({ length: 25 }, (_, i) => `M${(i + 1) * 3} 1v42`).join('');

export const ShoeFigure = () => {
  const felt = useFelt();
  const left = createMemo(() => shareLeft(felt.view()));
  const cutCard = createMemo(() => {
    const { shoe } = felt.view();
    return shoe && left() > 0 ? cutCardAt(shoe) : null;
  });
  const isCutOut = () => felt.view().phase !== 'shuffling' && felt.view().shoe?.cutOut === true;
  return (
    <svg class="shoe-figure" viewBox="0 0 132 70" aria-hidden="true" style={{ '--left': left().toFixed(3) }}>
      <Show when={isCutOut()}>
        <rect class="cut-card" x="44" y="52" width="52" height="22" rx="2" />
      </Show>
      <g class="waiting-card" classList={{ waits: isCardWaiting(felt.view()) }}>
        <g transform="rotate(-3 17 36)">
          <rect class="card-edge" x="2" y="19" width="30" height="34" rx="3" />
          <rect class="card-back" x="4" y="21" width="26" height="30" rx="2" />
          <rect class="card-line" x="6.5" y="23.5" width="21" height="25" rx="1" />
        </g>
      </g>
      <rect class="shoe-wood" x="20" y="4" width="110" height="62" rx="7" />
      <rect class="shoe-well" x="34" y="12" width="90" height="46" rx="3" />
      <svg x="35" y="13" width="88" height="44" viewBox="0 0 88 44" aria-hidden="true">
        <g class="shoe-row">
          <rect class="card-edge" width={ROW} y="1" height="42" />
          <path class="shoe-edges" d={EDGES} />
          <Show when={cutCard()}>
            {(at) => <rect class="cut-card" x={at() * ROW - 1} y="1" width="2" height="42" />}
          </Show>
          <rect class="shoe-weight" x={ROW} y="1" width="9" height="42" rx="2" />
          <path class="shoe-weight-line" d={`M${ROW + 3} 5v34M${ROW + 6} 5v34`} />
        </g>
      </svg>
      <path class="shoe-front" d="M16 8a4 4 0 0 1 4-4h10v62H20a4 4 0 0 1-4-4V48a13 13 0 0 0 0-26Z" />
    </svg>
  );
};
