// The whole round in figures, once it is settled: staked and returned, and where commission was taken, the payout
// before it and the commission as lines of their own. [L2] [V4]
import { For, Show } from 'solid-js';
import { commissionLines } from './commission-lines.ts';
import type { KeptRecord } from './seen.ts';
import { returnLine } from './speech.ts';
import './settlement-lines.css';

export const SettlementLines = (props: { record: KeptRecord }) => (
  <span class="settlement">
    <span>{returnLine(props.record)}</span>
    <Show when={commissionLines(props.record)}>
      {(lines) => <For each={lines()}>{(line) => <span>{line}</span>}</For>}
    </Show>
  </span>
);
