// The discard tray: cards of earlier rounds, face down. The pile grows with them.
import { createMemo, Index, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { layersOf, shareDiscarded } from './house-counts.ts';
import './discard.css';

/** A pile laid by hand: each layer is off by a little. */
const OFF: readonly (readonly [x: number, turn: number])[] = [
  [1, -2],
  [-1, 1.5],
  [0.5, -1],
  [-0.5, 0.5],
  [1, 1],
];
const offOf = (i: number) => OFF[i % OFF.length] ?? [0, 0];
/** Height of a layer in the drawing. */
const LAYER = 0.9;

export const Discard = () => {
  const felt = useFelt();
  const layers = createMemo(() =>
    Array.from({ length: layersOf(shareDiscarded(felt.view())) }, (_, i) => offOf(i)),
  );
  const top = () => layers().length - 1;
  return (
    <svg class="discard" viewBox="0 0 84 70" aria-hidden="true">
      <rect class="discard-tray" x="2" y="4" width="80" height="62" rx="6" />
      <Index each={layers()}>
        {(off, i) => (
          <g transform={`translate(${off()[0]} ${-i * LAYER}) rotate(${off()[1]} 42 36)`}>
            <rect class="card-edge" x="17" y="14" width="50" height="48" rx="3" />
            <Show when={i === top()}>
              <rect class="card-back" x="19.5" y="16.5" width="45" height="43" rx="2" />
              <rect class="card-line" x="22.5" y="19.5" width="39" height="37" rx="1" />
              <circle class="card-line" cx="42" cy="38" r="8" />
            </Show>
          </g>
        )}
      </Index>
      <path class="discard-pins" d="M2 20h6M2 50h6M76 20h6M76 50h6" />
    </svg>
  );
};
