// A field whose text is applied on change. While it is edited it shows the typed text; a text that cannot be applied is replaced
// by the value in use.
import { createSignal } from 'solid-js';

export const AppliedField = (props: {
  label: string;
  value: string;
  /** Applies the text if it is valid, and does nothing otherwise. */
  apply: (text: string) => void;
  /** Whole numbers unless another is named. */
  kind?: 'numeric' | 'decimal' | 'text';
  longest?: number;
}) => {
  const [draft, setDraft] = createSignal<string | null>(null);
  return (
    <label class="applied-field">
      <span>{props.label}</span>
      <input
        inputmode={props.kind ?? 'numeric'}
        autocomplete="off"
        maxlength={props.longest ?? 10}
        dir="ltr"
        value={draft() ?? props.value}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => {
          setDraft(null);
          props.apply(event.currentTarget.value.trim());
          event.currentTarget.value = props.value;
        }}
      />
    </label>
  );
};
