// One of a few, as radio buttons in the coat of a row of keys.
import { createUniqueId, For } from 'solid-js';

export const Choice = <T extends string | number>(props: {
  legend: string;
  options: readonly T[];
  /** `null`: none of them. */
  chosen: T | null;
  words: (option: T) => string;
  choose: (option: T) => void;
}) => {
  const name = createUniqueId();
  return (
    <fieldset class="keys">
      <legend>{props.legend}</legend>
      <div class="keys-row">
        <For each={props.options}>
          {(option) => (
            <label>
              <input
                type="radio"
                name={name}
                checked={option === props.chosen}
                onChange={() => props.choose(option)}
              />
              <span>{props.words(option)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
};
