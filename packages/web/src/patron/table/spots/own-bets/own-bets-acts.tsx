// The acts on unconfirmed chips at the foot of the sheet: it covers the rail while betting continues.
import { texts } from '@punto/language/catalogue';
import { useFelt } from '../../../felt/felt.tsx';
import { RailAct } from '../../../rail/rail-act.tsx';
import { Confirm } from '../../confirm/confirm.tsx';

const text = texts('table').rail;

export const OwnBetsActs = () => {
  const felt = useFelt();
  const open = () => felt.terms().open;
  return (
    <div class="rail-acts own-bets-acts">
      <RailAct
        icon="undo"
        label={text.undo()}
        enabled={open() && felt.slip().past.length > 0}
        act={felt.undo}
      />
      <RailAct
        icon="clear"
        label={text.clear()}
        enabled={open() && felt.slip().laid.length > 0}
        act={felt.clear}
      />
      <Confirm />
    </div>
  );
};
