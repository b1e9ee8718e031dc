// Copies a text to the clipboard. The result is shown on the button itself, since a dialog covers the notices.
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, Show } from 'solid-js';
import { Button } from './button.tsx';

const text = texts('floor').part.copy;

type Done = 'ready' | 'copied' | 'refused';

/** `words`: what the button says; it copies a password unless they are given. */
export const CopyButton = (props: { text: string; words?: Readonly<Record<Done, () => string>> }) => {
  const [done, setDone] = createSignal<Done>('ready');
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
        <Show when={props.words} fallback={<Sentence parts={text[done()].parts()} />}>
          {(words) => words()[done()]()}
        </Show>
      </span>
    </Button>
  );
};
