// One of a few values, as a row of radio buttons.
import { For } from 'solid-js';

export const Choice = <T extends string>(props: {
  title: string;
  of: readonly T[];
  words: Record<T, string>;
  chosen: T;
  choose: (value: T) => void;
}) => (
  <fieldset class="choice">
    <legend>{props.title}</legend>
    <For each={props.of}>
      {(value) => (
        <label>
          <input
            type="radio"
            name={props.title}
            checked={props.chosen === value}
            onChange={() => props.choose(value)}
          />
          <span>{props.words[value]}</span>
        </label>
      )}
    </For>
  </fieldset>
);
