// The house's chips at the upper edge of the felt, in a tray: lost chips go there, winnings come from it.
import { For } from 'solid-js';
import '@punto/ui/chip/tokens.css';
import './tokens.css';
import './house-chips.css';

/** The amount of a row of chips in minor units, which gives their colour, and how long it is. */
const ROWS = [
  [500_000, 34],
  [100_000, 40],
  [50_000, 46],
  [10_000, 48],
  [2_500, 46],
  [500, 42],
  [100, 36],
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
      {([amount, length], i) => (
        <g data-chip={amount} transform={`translate(${12 + i() * PITCH} 0)`}>
          <rect class="house-groove" y="5" width="49" height="31" rx="6" />
          <rect x="1" y="7" width={length} height="27" rx="3" fill="var(--chip)" />
          <path d={spots(length)} stroke="var(--chip-spot)" stroke-width="2.6" />
          <path class="house-edges" d={edges(length)} />
        </g>
      )}
    </For>
  </svg>
);
