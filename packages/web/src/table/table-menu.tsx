// The menu of a table: ways out and around, the few settings that matter while playing, the keys. Leaving
// waits until the round one has staked in is settled. [T9]
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { setSettings, settings } from '../house/settings.ts';
import { Icon } from '../part/icon.tsx';
import { Sheet } from '../part/sheet.tsx';
import { Switch } from '../part/switch.tsx';
import { useFelt } from './felt.tsx';
import { SHORTCUTS } from './keys.ts';
import './table-menu.css';

export const TableMenu = (props: { open: boolean; onClose: () => void }) => {
  const felt = useFelt();
  const navigate = useNavigate();
  const [leaving, setLeaving] = createSignal(false);
  const inRound = () => felt.view().phase !== 'settled' && Object.keys(felt.terms().own).length > 0;
  createEffect(() => {
    if (leaving() && !inRound()) navigate('/');
  });
  return (
    <Sheet open={props.open} onClose={props.onClose} title={felt.view().setup.name}>
      <div class="menu">
        <nav class="menu-ways" aria-label="Ways">
          <button type="button" onClick={() => setLeaving((was) => !was)}>
            <Icon name="exit" />
            <span>
              {leaving() ? 'Stay at the table' : 'Leave the table'}
              <Show when={inRound()}>
                <small>
                  {leaving()
                    ? 'You leave when this round is settled.'
                    : 'Your bets of this round stay and settle first.'}
                </small>
              </Show>
            </span>
          </button>
        </nav>
        <h3>While you play</h3>
        <Switch checked={settings.autoConfirm} onChange={(autoConfirm) => setSettings({ autoConfirm })}>
          Confirm by itself just before betting closes
        </Switch>
        <Switch checked={settings.shortcuts} onChange={(shortcuts) => setSettings({ shortcuts })}>
          Single keys
        </Switch>
        <h3>Keys</h3>
        <dl class="menu-keys">
          <For each={SHORTCUTS}>
            {([keys, does]) => (
              <div>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            )}
          </For>
        </dl>
        <p class="menu-hint">
          With a mouse, hold Shift to take a chip back; on a touch screen, press longer.
        </p>
      </div>
    </Sheet>
  );
};
