// A choice of a few options: radio buttons styled as a row of buttons.
import { createUniqueId, For } from 'solid-js';

export const Choice = <T extends string | number>(props: {
  legend: string;
  options: readonly T[];
  /** `null`: none is chosen. */
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
