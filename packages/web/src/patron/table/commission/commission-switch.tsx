// The patron's choice of commission mode; fixed for the round by its first confirmed ticket. [B19]

import { Switch } from '@punto/ui/switch.tsx';
import { Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';

export const CommissionSwitch = () => {
  const felt = useFelt();
  return (
    <Show when={felt.view().setup.commissionModes.length > 1}>
      <Switch
        class="commission"
        checked={felt.mode() === 'no-commission'}
        disabled={felt.modeFixed()}
        onChange={(on) => felt.setMode(on ? 'no-commission' : 'traditional')}
      >
        No commission
        <Show when={felt.modeFixed()}>
          <small>fixed for this round</small>
        </Show>
      </Switch>
    </Show>
  );
};
