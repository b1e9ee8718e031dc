// Payout and commission beside the result, each as the entry it is in the books. The round's net is in the ring, its
// parts are behind it. [L2] [V4]
import type { KeptRecord } from '@punto/protocol/message';
import { For, Show } from 'solid-js';
import { commissionLines } from './commission-lines.ts';
import './commission-line.css';

export const CommissionLine = (props: { record: KeptRecord }) => (
  <Show when={commissionLines(props.record)}>
    {(lines) => (
      <span class="commission-taken">
        <For each={lines()}>{(line) => <span>{line}</span>}</For>
      </span>
    )}
  </Show>
);
