// The rail at the bottom: the chips, the acts on unconfirmed chips, and the large button.

import type { Minor } from '@punto/engine/minor';
import { Chip } from '@punto/ui/chip/chip.tsx';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { money } from '@punto/ui/words/number.ts';
import { For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { double, rebet, type SlipAct } from '../../felt/slip/slip.ts';
import { SidesKey } from '../spots/sides-key.tsx';
import { ClosingNote } from './closing-note.tsx';
import { Confirm } from './confirm.tsx';
import './rail.css';
import './chip-tray.css';

export const Rail = () => (
  <footer class="rail">
    <ClosingNote />
    <ChipTray />
    <SidesKey />
    <div class="rail-acts">
      <RailActs />
      <Confirm />
    </div>
  </footer>
);

const ChipTray = () => {
  const felt = useFelt();
  const beyond = (chip: Minor) => chip > felt.leftMinor();
  const tooMuch = (chip: Minor) => {
    const left = felt.leftMinor();
    const have =
      left > 0 ? `more than the ${money(left)} you have left` : 'and you have nothing left to stake';
    return `${money(chip)}, ${have}`;
  };
  let tray: HTMLFieldSetElement | undefined;
  const choose = (chip: Minor) => {
    if (!beyond(chip)) return felt.setChip(chip);
    notify(`${tooMuch(chip)}.`);
    // The browser has already moved the selection, so it is set back to the state.
    for (const input of tray?.querySelectorAll('input') ?? [])
      input.checked = Number(input.value) === felt.chip();
  };
  return (
    <fieldset ref={tray} class="chip-tray">
      <legend class="spoken">Chip</legend>
      <For each={felt.chips()}>
        {(chip) => (
          <label data-beyond={beyond(chip) ? '' : undefined} title={beyond(chip) ? tooMuch(chip) : undefined}>
            <input
              type="radio"
              name="chip"
              aria-label={beyond(chip) ? tooMuch(chip) : money(chip)}
              aria-disabled={beyond(chip)}
              value={chip}
              checked={felt.chip() === chip}
              onChange={() => choose(chip)}
            />
            <Chip amount={chip} />
          </label>
        )}
      </For>
    </fieldset>
  );
};

const RailActs = () => {
  const felt = useFelt();
  const open = () => felt.terms().open;
  const laid = () => felt.slip().laid.length > 0;
  const confirmed = () => Object.keys(felt.terms().own).length > 0;
  const cannot = (act: Pick<SlipAct, 'bound'>) => open() && act.bound !== null;
  return (
    <>
      <RailAct icon="undo" label="Undo" enabled={open() && felt.slip().past.length > 0} act={felt.undo} />
      <RailAct icon="clear" label="Clear" enabled={open() && laid()} act={felt.clear} />
      <RailAct
        icon="rebet"
        label="Rebet"
        enabled={open() && felt.last().length > 0}
        cannot={cannot(rebet(felt.slip(), felt.terms(), felt.last()))}
        act={felt.rebet}
      />
      <RailAct
        icon="double"
        label="Double"
        enabled={open() && (laid() || confirmed())}
        cannot={cannot(double(felt.slip(), felt.terms()))}
        act={felt.double}
      />
      <RailAct
        class="rail-favourites"
        icon="star"
        label="Favourites"
        enabled
        act={() => felt.sheets.turnTo('favourites')}
      />
    </>
  );
};

/**
 * Never `disabled`, so that a button does not lose the focus after its own press. An act that is not possible looks
 * disabled, and says why when it is pressed.
 */
const RailAct = (props: {
  icon: IconName;
  label: string;
  enabled: boolean;
  cannot?: boolean;
  class?: string;
  act: () => void;
}) => (
  <button
    type="button"
    class={props.class}
    aria-disabled={!props.enabled}
    data-cannot={props.enabled && props.cannot ? '' : undefined}
    onClick={() => props.enabled && props.act()}
  >
    <Icon name={props.icon} />
    <span>{props.label}</span>
  </button>
);
