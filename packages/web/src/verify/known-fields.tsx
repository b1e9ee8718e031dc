// Fields for what the reader knows besides the file. All are optional; each makes the verification prove more.
import { createUniqueId, For, Show } from 'solid-js';
import { type Known, parseHex } from './source.ts';

const FIELDS: readonly { readonly name: keyof Known; readonly title: string; readonly says: string }[] = [
  {
    name: 'commitment',
    title: 'The commitment',
    says: 'as the table showed it before the first bet: then the order was fixed by then.',
  },
  {
    name: 'value',
    title: 'Your own value',
    says: 'if you cut this shoe: then the house cannot have chosen its order.',
  },
  {
    name: 'list',
    title: 'The list you saw',
    says: 'its hash, from before the values were told: then nobody was left out.',
  },
];

export const KnownFields = (props: { known: Known; change: (field: keyof Known, text: string) => void }) => (
  <section class="verify-panel verify-known" aria-label="What you know besides">
    <h2>What you know besides</h2>
    <For each={FIELDS}>
      {({ name, title, says }) => (
        <KnownField
          title={title}
          says={says}
          text={props.known[name]}
          onInput={(text) => props.change(name, text)}
        />
      )}
    </For>
  </section>
);

const KnownField = (props: {
  title: string;
  says: string;
  text: string;
  onInput: (text: string) => void;
}) => {
  const id = createUniqueId();
  const wrong = () => props.text.trim() !== '' && parseHex(props.text) === null;
  return (
    <div class="verify-field">
      <label for={id}>
        <b>{props.title}</b>, <span>{props.says}</span>
      </label>
      <input
        id={id}
        type="text"
        value={props.text}
        autocomplete="off"
        spellcheck={false}
        placeholder="64 digits, 0 to 9 and a to f"
        aria-invalid={wrong()}
        aria-describedby={`${id}-wrong`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <p id={`${id}-wrong`} aria-live="polite">
        <Show when={wrong()}>
          These are {props.text.replace(/\s/g, '').length} characters, and not 64 digits from 0 to 9 and a to
          f: it is not compared.
        </Show>
      </p>
    </div>
  );
};
