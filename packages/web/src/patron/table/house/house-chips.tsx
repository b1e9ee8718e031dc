// The house's chips at the upper edge of the felt, in a tray: lost chips go there, winnings come from it.
import { For } from 'solid-js';
import './tokens.css';
import './house-chips.css';

/** Colour of a row of chips, and how long it is. */
const ROWS = [
  ['petrol', 34],
  ['amber', 40],
  ['plum', 46],
  ['black', 48],
  ['moss', 46],
  ['brick', 42],
  ['bone', 36],
] as const;
const CHIP = 5;
const PITCH = 54.5;

const edges = (length: number): string =>
  Array.from({ length: Math.floor(length / CHIP) }, (_, i) => `M${6 + i * CHIP} 7v27`).join('');
const spots = (length: number): string =>
  Array.from(
    { length: Math.floor(length / CHIP) },
    (_, i) => `M${3.5 + i * CHIP} 14v4M${3.5 + i * CHIP} 24v4`,
  ).join('');

export const HouseChips = () => (
  <svg class="house-chips" viewBox="0 0 400 44" aria-hidden="true">
    <path class="house-wood" d="M0 0h400v35a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" />
    <For each={ROWS}>
      {([colour, length], i) => (
        <g transform={`translate(${12 + i() * PITCH} 0)`}>
          <rect class="house-groove" y="5" width="49" height="31" rx="6" />
          <rect x="1" y="7" width={length} height="27" rx="3" fill={`var(--chip-${colour})`} />
          <path d={spots(length)} stroke={`var(--chip-${colour}-spot)`} stroke-width="2.6" />
          <path class="house-edges" d={edges(length)} />
        </g>
      )}
    </For>
  </svg>
);
