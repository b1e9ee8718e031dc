// A long hash, shortened so that it can be compared by eye; a press shows it in groups, and copies it. Also for hashes
// within sentences.

import { texts } from '@punto/language/catalogue';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, For, Show } from 'solid-js';
import './hash.css';

const text = texts('verify').hash;

export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`;

export const Hash = (props: { of: string }) => {
  const [whole, setWhole] = createSignal(false);
  return (
    <button
      type="button"
      class="hash"
      aria-expanded={whole()}
      title={whole() ? text.less() : text.more()}
      onClick={() => setWhole(!whole())}
    >
      <Show when={whole()} fallback={<code>{shortHash(props.of)}</code>}>
        <HashInGroups of={props.of} />
      </Show>
    </button>
  );
};

/** For reading a hash aloud, four digits at a time. */
export const HashInGroups = (props: { of: string }) => (
  <code class="hash-groups">
    <For each={props.of.match(/.{1,4}/g)}>{(group) => <span>{group}</span>}</For>
  </code>
);

/** A sentence with its hashes shortened. No line begins with the mark that follows one. */
export const WithHashes = (props: { text: string }) => (
  <For each={props.text.split(/([0-9a-f]{64}\p{P}?)/u)}>
    {(part, i) =>
      i() % 2 === 1 ? (
        <span class="hash-and-mark">
          <Hash of={part.slice(0, 64)} />
          {part.slice(64)}
        </span>
      ) : (
        part
      )
    }
  </For>
);

export const copyText = async (copied: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(copied);
    notify(text.copied, 'good');
  } catch {
    // Without TLS there is no clipboard API, and the patron may deny access.
    notify(text.notCopied, 'warn');
  }
};
