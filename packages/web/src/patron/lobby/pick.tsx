// A select with its label inside. The native control, which supports keyboard, speech input and touch.
import { texts } from '@punto/language/catalogue';
import { createUniqueId, For, Show } from 'solid-js';
import type { Named } from './offered.ts';

const { filter: text } = texts('lobby');

const ANY = '';
const keyOf = (value: unknown): string => (value === null ? ANY : JSON.stringify(value));

export const Pick = <T,>(props: {
  title: string;
  /** Text for no choice; without it a choice is always set. */
  any?: string;
  of: readonly Named<T>[];
  chosen: T | null;
  /** The choice hides some tables. */
  narrows: boolean;
  choose: (value: T | null) => void;
}) => {
  const id = createUniqueId();
  // The current choice stays visible, and can be cleared, when no table offers it.
  const gone = () =>
    props.chosen !== null && !props.of.some(({ value }) => keyOf(value) === keyOf(props.chosen));
  return (
    <Show when={props.of.length > 0 || gone()}>
      <div class="pick" data-chosen={props.narrows ? '' : undefined}>
        <label for={id}>{props.title}</label>
        <select
          id={id}
          onChange={({ currentTarget: { value: key } }) =>
            props.choose(props.of.find(({ value }) => keyOf(value) === key)?.value ?? null)
          }
        >
          <Show when={props.any}>
            {(any) => (
              <option value={ANY} selected={props.chosen === null}>
                {any()}
              </option>
            )}
          </Show>
          <Show when={gone()}>
            <option value={keyOf(props.chosen)} selected>
              {text.gone()}
            </option>
          </Show>
          <For each={props.of}>
            {({ value, title }) => (
              <option value={keyOf(value)} selected={keyOf(value) === keyOf(props.chosen)}>
                {title}
              </option>
            )}
          </For>
        </select>
      </div>
    </Show>
  );
};
