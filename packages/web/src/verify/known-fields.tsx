// Fields for what the reader knows besides the file. All are optional; each makes the verification prove more.
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createUniqueId, For, Show } from 'solid-js';
import { type Known, parseHex } from './source.ts';

const FIELDS = ['commitment', 'value', 'list'] as const satisfies readonly (keyof Known)[];
const text = texts('verify').known;

export const KnownFields = (props: { known: Known; change: (field: keyof Known, text: string) => void }) => (
  <section class="verify-panel verify-known" aria-label={text.title()}>
    <h2>{text.title()}</h2>
    <For each={FIELDS}>
      {(name) => (
        <KnownField name={name} typed={props.known[name]} onInput={(typed) => props.change(name, typed)} />
      )}
    </For>
  </section>
);

const KnownField = (props: { name: keyof Known; typed: string; onInput: (typed: string) => void }) => {
  const id = createUniqueId();
  const wrong = () => props.typed.trim() !== '' && parseHex(props.typed) === null;
  return (
    <div class="verify-field">
      <label for={id}>
        <Sentence parts={text[props.name].parts()} />
      </label>
      <input
        id={id}
        type="text"
        value={props.typed}
        autocomplete="off"
        spellcheck={false}
        placeholder={text.digits()}
        aria-invalid={wrong()}
        aria-describedby={`${id}-wrong`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <p id={`${id}-wrong`} aria-live="polite">
        <Show when={wrong()}>{text.wrong({ characters: props.typed.replace(/\s/g, '').length })}</Show>
      </p>
    </div>
  );
};
