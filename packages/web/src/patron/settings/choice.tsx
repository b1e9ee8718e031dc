// One of a few values, as a row of radio buttons.
import { createUniqueId, For } from 'solid-js';

export const Choice = <T extends string>(props: {
  title: string;
  of: readonly T[];
  words: Readonly<Record<T, () => string>>;
  chosen: T;
  choose: (value: T) => void;
}) => {
  const name = createUniqueId();
  return (
    <fieldset class="choice">
      <legend>{props.title}</legend>
      <For each={props.of}>
        {(value) => (
          <label>
            <input
              type="radio"
              name={name}
              checked={props.chosen === value}
              onChange={() => props.choose(value)}
            />
            <span>{props.words[value]()}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
};
