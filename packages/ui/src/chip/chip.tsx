// One chip. Its colours depend on the amount (`data-chip` in chip.css); an amount without a colour of its own is
// petrol.
import type { Minor } from '@punto/engine/minor';
import { chipText } from '../words/number.ts';
import './tokens.css';
import './chip.css';

export const Chip = (props: { amount: Minor; class?: string }) => (
  <svg class={`chip ${props.class ?? ''}`} data-chip={props.amount} viewBox="0 0 100 100" aria-hidden="true">
    <use href="#art-chip" />
    <ChipText amount={props.amount} />
  </svg>
);

export const ChipText = (props: { amount: Minor }) => {
  const text = () => chipText(props.amount);
  return (
    <text class="chip-text" data-length={text().length} x="50" y="60" text-anchor="middle">
      {text()}
    </text>
  );
};
