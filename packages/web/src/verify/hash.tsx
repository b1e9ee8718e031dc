// A long hash, shortened so that it can be compared by eye; a press shows it in groups, and copies it. Also for hashes
// within sentences.

import { notify } from '@punto/ui/notice.tsx';
import { createSignal, For, Show } from 'solid-js';
import './hash.css';

export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`;

export const Hash = (props: { of: string }) => {
  const [whole, setWhole] = createSignal(false);
  return (
    <button
      type="button"
      class="hash"
      aria-expanded={whole()}
      title={whole() ? 'Show less' : 'Show all of it'}
      onClick={() => setWhole(!whole())}
    >
      <Show when={whole()} fallback={<code>{shortHash(props.of)}</code>}>
        <HashInGroups of={props.of} />
      </Show>
    </button>
  );
};

/** For reading aloud, four digits at a time. */
export const HashInGroups = (props: { of: string }) => (
  <code class="hash-groups">
    <For each={props.of.match(/.{1,4}/g)}>{(group) => <span>{group}</span>}</For>
  </code>
);

/** A sentence with its hashes shortened. */
export const WithHashes = (props: { text: string }) => (
  <For each={props.text.split(/([0-9a-f]{64})/)}>
    {(part, i) => (i() % 2 === 1 ? <Hash of={part} /> : part)}
  </For>
);

export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify('Copied.', 'good');
  } catch {
    // Without TLS there is no clipboard API, and the patron may deny access.
    notify('The browser does not let this page copy. Mark the digits and copy them by hand.', 'warn');
  }
};
