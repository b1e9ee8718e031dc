// The patron's choice of commission mode; fixed for the round by its first confirmed ticket. [B19]

import { texts } from '@punto/language/catalogue';
import { Switch } from '@punto/ui/switch.tsx';
import { Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';

const text = texts('table').commission;

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
        {text.none()}
        <Show when={felt.modeFixed()}>
          <small>{text.fixed()}</small>
        </Show>
      </Switch>
    </Show>
  );
};
