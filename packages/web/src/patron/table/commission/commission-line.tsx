// Payout and commission next to the result, as separate ledger entries. The round's net is in the ring. [L2] [V4]
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
