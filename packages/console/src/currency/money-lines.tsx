// Amounts of several brands and currencies in one place, a line each, in the same order in every cell of a row.
import type { PatronKey } from '@punto/ledger/patron-key';
import { For, Show } from 'solid-js';
import './currency.css';

export const MoneyLines = <Part extends PatronKey>(props: {
  parts: readonly Part[];
  text: (part: Part) => string;
}) => (
  <Show
    when={props.parts.length > 1}
    fallback={<For each={props.parts}>{(part) => <>{props.text(part)}</>}</For>}
  >
    <ul class="money-lines">
      <For each={props.parts}>{(part) => <li>{props.text(part)}</li>}</For>
    </ul>
  </Show>
);
