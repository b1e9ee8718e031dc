// While bets are placed at a squeeze table: what the right to turn a side's cards takes. [T7]
import { Show } from 'solid-js';
import { useFelt } from '../table/felt.tsx';
import type { Side } from './seen-squeeze.ts';
import { largestLine } from './words.ts';
import './largest.css';

export const Largest = (props: { side: Side }) => {
  const felt = useFelt();
  return (
    <Show when={felt.view().phase === 'betting' && largestLine(felt.view(), props.side)}>
      {(line) => (
        <p class="largest" data-side={props.side}>
          {line()}
        </p>
      )}
    </Show>
  );
};
