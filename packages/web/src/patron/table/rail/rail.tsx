// The rail at the bottom: the chips, the acts on unconfirmed chips, and the large button.

import { texts } from '@punto/language/catalogue';
import { later } from '@punto/ui/later.tsx';
import { useFelt } from '../../felt/felt.tsx';
import { double, rebet, type SlipAct } from '../../felt/slip/slip.ts';
import { ChipTray } from '../../rail/chip-tray.tsx';
import { RailAct } from '../../rail/rail-act.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { SidesKey } from '../spots/sides-key.tsx';

const text = texts('table').rail;

const ClosingNote = later(async () => (await import('./closing-note.tsx')).ClosingNote);

export const Rail = () => {
  const felt = useFelt();
  return (
    <footer class="rail">
      <div class="closing-note-place" role="status">
        <ClosingNote />
      </div>
      <ChipTray of={felt} />
      <SidesKey />
      <div class="rail-acts">
        <RailActs />
        <Confirm />
      </div>
    </footer>
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
      <RailAct
        icon="undo"
        label={text.undo()}
        enabled={open() && felt.slip().past.length > 0}
        act={felt.undo}
      />
      <RailAct icon="clear" label={text.clear()} enabled={open() && laid()} act={felt.clear} />
      <RailAct
        icon="rebet"
        label={text.rebet()}
        enabled={open() && felt.last().length > 0}
        cannot={cannot(rebet(felt.slip(), felt.terms(), felt.last()))}
        act={felt.rebet}
      />
      <RailAct
        icon="double"
        label={text.double()}
        enabled={open() && (laid() || confirmed())}
        cannot={cannot(double(felt.slip(), felt.terms()))}
        act={felt.double}
      />
      <RailAct
        class="rail-favourites"
        icon="star"
        label={text.favourites()}
        enabled
        act={() => felt.sheets.turnTo('favourites')}
      />
    </>
  );
};
