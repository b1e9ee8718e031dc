// Sounds on and off, the volume of each group, and the vibrations of a phone.
import { texts } from '@punto/language/catalogue';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { SOUND_GROUPS, type SoundGroup } from '@punto/ui/client/stored-settings.ts';
import { Switch } from '@punto/ui/switch.tsx';
import { For, Show } from 'solid-js';
import { type SoundName, sound } from '../../client/sound/sound.ts';
import { canVibrate, vibrate } from '../../client/sound/vibrate.ts';
import { playVoiceSample } from './voice-sample.ts';

const { sound: text } = texts('settings');

export const SoundSettings = () => (
  <>
    <Switch checked={!settings.muted} onChange={(on) => setSettings({ muted: !on })}>
      {text.on()}
    </Switch>
    <For each={SOUND_GROUPS}>{(group) => <Volume group={group} />}</For>
    <Show when={canVibrate()}>
      <Switch checked={settings.vibration} onChange={setVibration}>
        {text.vibration()}
      </Switch>
      <p>{text.vibrationMeans()}</p>
    </Show>
  </>
);

const setVibration = (vibration: boolean) => {
  setSettings({ vibration });
  vibrate('last-seconds');
};

/** Plays a sample when the slider is released. */
const Volume = (props: { group: SoundGroup }) => (
  <label class="volume">
    <span>{text.volume[props.group]()}</span>
    <input
      type="range"
      min="0"
      max="100"
      value={settings.volumes[props.group] * 100}
      disabled={settings.muted || (props.group === 'voice' && settings.voice === 'off')}
      onInput={({ currentTarget }) =>
        setSettings({ volumes: { ...settings.volumes, [props.group]: currentTarget.valueAsNumber / 100 } })
      }
      onChange={() => (props.group === 'voice' ? void playVoiceSample() : sound(SAMPLES[props.group]))}
    />
  </label>
);

const SAMPLES: Record<Exclude<SoundGroup, 'voice'>, SoundName> = {
  chips: 'chip-down',
  cards: 'card-slide',
  calls: 'betting-opens',
  results: 'result-banker',
};
