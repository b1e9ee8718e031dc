// A long hash, shortened to what an eye can compare; a press shows all of it in groups, and copies. Texts of the verifier
// hold hashes in the middle of a sentence.

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

/** To be read out, four digits at a time. */
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
    // A page without TLS has no clipboard, and a patron may refuse it.
    notify('The browser does not let this page copy. Mark the digits and copy them by hand.', 'warn');
  }
};
