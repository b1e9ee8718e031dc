// Form fields: a visible label, a hint below it, and an error message that screen readers announce with the field. The
// server validates the input; the checks here only save a round trip.
import { texts } from '@punto/language/catalogue';
import { isComposing } from '@punto/ui/shortcut-key.ts';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import './field.css';

const text = texts('floor').part;

type Frame = {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  class?: string | undefined;
};
type Inside = { id: string; describedBy: string | undefined; invalid: true | undefined };

/** Label, hint and error around any control that accepts an id. */
export const Field = (props: Frame & { children: (inside: Inside) => JSX.Element }) => {
  const id = createUniqueId();
  const describedBy = () =>
    [props.hint && `${id}-hint`, props.fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  return (
    <div class={`form-field ${props.class ?? ''}`}>
      <label for={id}>{props.label}</label>
      {props.children({
        id,
        get describedBy() {
          return describedBy();
        },
        get invalid() {
          return props.fault ? true : undefined;
        },
      })}
      <Show when={props.hint}>
        <p id={`${id}-hint`} class="form-hint">
          {props.hint}
        </p>
      </Show>
      <Show when={props.fault}>
        <p id={`${id}-fault`} class="form-fault">
          {props.fault}
        </p>
      </Show>
    </div>
  );
};

export const TextField = (
  props: Frame & {
    value: string;
    onInput: (value: string) => void;
    type?: 'text' | 'password' | 'search' | 'date' | 'datetime-local' | 'number';
    autocomplete?: JSX.HTMLAutocomplete;
    inputmode?: 'numeric' | 'decimal' | 'text';
    placeholder?: string;
    maxlength?: number;
    min?: number;
    max?: number;
    required?: boolean;
    disabled?: boolean;
    autofocus?: boolean;
    /** Id of a `<datalist>`. */
    list?: string;
    ref?: (input: HTMLInputElement) => void;
  },
) => (
  <Field label={props.label} hint={props.hint} fault={props.fault} class={props.class}>
    {(inside) => (
      <input
        ref={(input) => props.ref?.(input)}
        id={inside.id}
        class="form-input"
        type={props.type ?? 'text'}
        value={props.value}
        autocomplete={props.autocomplete ?? 'off'}
        inputmode={props.inputmode}
        placeholder={props.placeholder}
        maxlength={props.maxlength}
        min={props.min}
        max={props.max}
        required={props.required}
        disabled={props.disabled}
        autofocus={props.autofocus}
        aria-describedby={inside.describedBy}
        aria-invalid={inside.invalid}
        list={props.list}
        onInput={({ currentTarget: { value, validity } }) => {
          // An incomplete date reads as empty; it must not clear the value while it is being typed.
          if (!validity.badInput || !props.type?.startsWith('date')) props.onInput(value);
        }}
      />
    )}
  </Field>
);

export const SelectField = <V extends string>(
  props: Frame & {
    value: V;
    onChange: (value: V) => void;
    options: readonly { readonly value: V; readonly text: string }[];
    disabled?: boolean;
  },
) => (
  <Field label={props.label} hint={props.hint} fault={props.fault} class={props.class}>
    {(inside) => (
      <select
        id={inside.id}
        class="form-input"
        disabled={props.disabled}
        aria-describedby={inside.describedBy}
        aria-invalid={inside.invalid}
        onChange={(event) => {
          const chosen = props.options[event.currentTarget.selectedIndex];
          if (chosen) props.onChange(chosen.value);
        }}
      >
        <For each={props.options}>
          {(option) => (
            <option value={option.value} selected={option.value === props.value}>
              {option.text}
            </option>
          )}
        </For>
      </select>
    )}
  </Field>
);

/** A reason, which is stored: at least three letters. Common reasons can be chosen with one press. */
export const ReasonField = (
  props: Frame & {
    value: string;
    onInput: (value: string) => void;
    usual?: readonly string[];
    autofocus?: boolean;
    /** Called on Enter; Shift+Enter inserts a new line. */
    onEnter?: () => void;
  },
) => (
  <div class="form-reason">
    <Field label={props.label} hint={props.hint} fault={props.fault} class={props.class}>
      {(inside) => (
        <textarea
          id={inside.id}
          class="form-input"
          rows="2"
          maxlength="300"
          required
          value={props.value}
          aria-describedby={inside.describedBy}
          aria-invalid={inside.invalid}
          autofocus={props.autofocus}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!props.onEnter || event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            props.onEnter();
          }}
        />
      )}
    </Field>
    <Show when={props.usual}>
      <fieldset class="form-usual">
        <legend class="spoken">{text.usualReasons()}</legend>
        <For each={props.usual}>
          {(reason) => (
            <button type="button" aria-pressed={props.value === reason} onClick={() => props.onInput(reason)}>
              {reason}
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  </div>
);

/** The minimum length that the API accepts. */
export const LEAST_REASON = 3;
export const isReason = (text: string): boolean => text.trim().length >= LEAST_REASON;
