// One of several, with its title inside the field. The browser's own list: it knows keys, voices and thumbs.
import { createUniqueId, For, Show } from 'solid-js';
import type { Named } from './offered.ts';

const ANY = '';
const keyOf = (value: unknown): string => (value === null ? ANY : JSON.stringify(value));

export const Pick = <T,>(props: {
  title: string;
  /** What it says when nothing is chosen; without it something always is. */
  any?: string;
  of: readonly Named<T>[];
  chosen: T | null;
  /** What is chosen leaves some tables out. */
  narrows: boolean;
  choose: (value: T | null) => void;
}) => {
  const id = createUniqueId();
  // What is chosen stays to be seen, and to be undone, when no table offers it any more.
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
              No table now
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
