// The chips of the rail. A chip above the remaining balance stays in its place, looks disabled, and says why when it is
// pressed. [L6]
import type { Minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { Chip } from '@punto/ui/chip/chip.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { money } from '@punto/ui/words/number.ts';
import { For } from 'solid-js';
import type { ChipInUse } from '../felt/use-chip.ts';
import { sentenceOf } from '../words/refusal-words.ts';
import './rail.css';
import './chip-tray.css';

const text = texts('play').rail;

export const ChipTray = (props: { of: ChipInUse }) => {
  const beyond = (chip: Minor) => chip > props.of.leftMinor();
  const tooMuch = (chip: Minor, left = props.of.leftMinor()) =>
    left > 0 ? text.chipBeyond.left({ chip, left }) : text.chipBeyond.nothing({ chip });
  let tray: HTMLFieldSetElement | undefined;
  const choose = (chip: Minor) => {
    if (!beyond(chip)) return props.of.setChip(chip);
    const left = props.of.leftMinor();
    notify(() => sentenceOf(tooMuch(chip, left)));
    // The browser has already moved the selection, so it is set back to the state.
    for (const input of tray?.querySelectorAll('input') ?? [])
      input.checked = Number(input.value) === props.of.chip();
  };
  return (
    <fieldset ref={tray} class="chip-tray">
      <legend class="spoken">{text.chip()}</legend>
      <For each={props.of.chips()}>
        {(chip) => (
          <label data-beyond={beyond(chip) ? '' : undefined} title={beyond(chip) ? tooMuch(chip) : undefined}>
            <input
              type="radio"
              name="chip"
              aria-label={beyond(chip) ? tooMuch(chip) : money(chip)}
              aria-disabled={beyond(chip)}
              value={chip}
              checked={props.of.chip() === chip}
              onChange={() => choose(chip)}
            />
            <Chip amount={chip} />
          </label>
        )}
      </For>
    </fieldset>
  );
};
