// Before and after of one entry, as a reader of a ledger would want it: what it is called, what it was, what it is.
import { createMemo, For, Show } from 'solid-js';
import { differences } from './difference.ts';

export const DifferenceList = (props: { before: unknown; after: unknown }) => {
  const lines = createMemo(() => differences(props.before, props.after));
  return (
    <Show when={lines().length > 0}>
      <dl class="difference">
        <For each={lines()}>
          {(line) => (
            <div>
              <Show when={line.name !== ''} fallback={<dt class="spoken">Value</dt>}>
                <dt>{line.name}</dt>
              </Show>
              <dd>
                <Show when={line.before !== null}>
                  <span class="spoken">was </span>
                  <del>{line.before}</del>
                </Show>
                <Show when={line.before !== null && line.after !== null}>
                  <i aria-hidden="true"> → </i>
                </Show>
                <Show when={line.after !== null} fallback={<span class="spoken">, taken away</span>}>
                  <span class="spoken">now </span>
                  <ins>{line.after}</ins>
                </Show>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </Show>
  );
};
