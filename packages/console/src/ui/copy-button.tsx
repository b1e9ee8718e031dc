// Copies a text to the clipboard. The result is shown on the button itself, since a dialog covers the notices.
import { createSignal } from 'solid-js';
import { Button } from './button.tsx';

type Done = 'not-yet' | 'copied' | 'refused';
const WORDS: Readonly<Record<Done, string>> = {
  'not-yet': 'Copy',
  copied: 'Copied',
  refused: 'This browser does not let a page copy',
};

export const CopyButton = (props: { text: string; what: string }) => {
  const [done, setDone] = createSignal<Done>('not-yet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setDone('copied');
    } catch {
      setDone('refused');
    }
  };
  return (
    <Button onPress={copy}>
      <span aria-live="polite">
        {WORDS[done()]}
        <span class="spoken"> {props.what}</span>
      </span>
    </Button>
  );
};
