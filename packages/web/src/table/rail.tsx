// The rail under the thumb: the chips, what can be done with those already laid, and the one large button.
import { For } from 'solid-js';
import { money } from '../number.ts';
import { Chip } from '../part/chip.tsx';
import { Icon, type IconName } from '../part/icon.tsx';
import { ClosingNote } from './closing-note.tsx';
import { Confirm } from './confirm.tsx';
import { useFelt } from './felt.tsx';
import './rail.css';

export const Rail = () => (
  <footer class="rail">
    <ClosingNote />
    <ChipTray />
    <div class="rail-acts">
      <RailActs />
      <Confirm />
    </div>
  </footer>
);

const ChipTray = () => {
  const felt = useFelt();
  return (
    <fieldset class="chip-tray">
      <legend class="spoken">Chip</legend>
      <For each={felt.view().setup.chipsMinor}>
        {(chip) => (
          <label>
            <input
              type="radio"
              name="chip"
              aria-label={money(chip)}
              checked={felt.chip() === chip}
              onChange={() => felt.setChip(chip)}
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
  return (
    <>
      <RailAct icon="undo" label="Undo" enabled={open() && felt.slip().past.length > 0} act={felt.undo} />
      <RailAct icon="clear" label="Clear" enabled={open() && laid()} act={felt.clear} />
      <RailAct icon="rebet" label="Rebet" enabled={open() && felt.last().length > 0} act={felt.rebet} />
      <RailAct icon="double" label="Double" enabled={open() && (laid() || confirmed())} act={felt.double} />
    </>
  );
};

/** Never truly disabled: a key that has just done its work must not lose the focus. */
const RailAct = (props: { icon: IconName; label: string; enabled: boolean; act: () => void }) => (
  <button type="button" aria-disabled={!props.enabled} onClick={() => props.enabled && props.act()}>
    <Icon name={props.icon} />
    <span>{props.label}</span>
  </button>
);
