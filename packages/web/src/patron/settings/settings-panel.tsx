// The settings, on their page or in a sheet at the table. Each takes effect immediately and is stored on this device.

import { setSettings, settings } from '@punto/ui/client/settings.ts';
import {
  HANDS,
  type Hand,
  type Motion,
  SOUND_GROUPS,
  type SoundGroup,
  THEMES,
  type Theme,
} from '@punto/ui/client/stored-settings.ts';
import { Switch } from '@punto/ui/switch.tsx';
import { For, type JSX } from 'solid-js';
import { sound } from '../../client/sound.ts';
import './settings.css';

const THEME_WORDS: Record<Theme, string> = { auto: 'As the system', dark: 'Night room', light: 'Day room' };
const MOTION_WORDS: Record<Motion, string> = { auto: 'As the system', less: 'Less' };
const HAND_WORDS: Record<Hand, string> = { right: 'Right', left: 'Left' };
const SOUND_WORDS: Record<SoundGroup, string> = {
  chips: 'Chips',
  cards: 'Cards',
  calls: 'Calls and the last seconds',
  results: 'Results and payouts',
};

export const SettingsPanel = () => (
  <div class="settings">
    <Group title="The room">
      <Choice
        title="Light"
        words={THEME_WORDS}
        of={THEMES}
        chosen={settings.theme}
        choose={(theme) => setSettings({ theme })}
      />
      <Choice
        title="Motion"
        words={MOTION_WORDS}
        of={['auto', 'less']}
        chosen={settings.motion}
        choose={(motion) => setSettings({ motion })}
      />
      <Choice
        title="Hand that holds the phone"
        words={HAND_WORDS}
        of={HANDS}
        chosen={settings.hand}
        choose={(hand) => setSettings({ hand })}
      />
      <Switch checked={settings.screenOn} onChange={(screenOn) => setSettings({ screenOn })}>
        Keep the screen on at a table
      </Switch>
    </Group>
    <Group title="Betting">
      <Switch checked={settings.autoConfirm} onChange={(autoConfirm) => setSettings({ autoConfirm })}>
        Place my chips when betting closes
      </Switch>
      <p>
        On, chips you have laid and not confirmed are placed in the last moment; the server’s clock decides
        whether they were in time. Off, only what you confirm is placed, and the rest comes back to you. Some
        tables ask for Confirm every time.
      </p>
      <Switch checked={settings.shortcuts} onChange={(shortcuts) => setSettings({ shortcuts })}>
        Single keys at the table
      </Switch>
    </Group>
    <Group title="Calls">
      <Switch checked={settings.caller} onChange={(caller) => setSettings({ caller })}>
        Call third cards
      </Switch>
      <p>
        While a coup is dealt the table says who draws a third card and who stands, on the cloth and to a
        screen reader. Where patrons deal in turn it always does.
      </p>
    </Group>
    <Group title="Fairness">
      <Switch checked={settings.checkRounds} onChange={(checkRounds) => setSettings({ checkRounds })}>
        Check every round by itself
      </Switch>
      <p>
        When a round is over, its cards are held against the seal of the shoe, on this device. The seal at the
        table shows a tick when they fit.
      </p>
    </Group>
    <Group title="Sound">
      <Switch checked={!settings.muted} onChange={(on) => setSettings({ muted: !on })}>
        Sound
      </Switch>
      <For each={SOUND_GROUPS}>{(group) => <Volume group={group} />}</For>
    </Group>
  </div>
);

const Group = (props: { title: string; children: JSX.Element }) => (
  <section class="settings-group">
    <h2>{props.title}</h2>
    {props.children}
  </section>
);

const Choice = <T extends string>(props: {
  title: string;
  of: readonly T[];
  words: Record<T, string>;
  chosen: T;
  choose: (value: T) => void;
}) => (
  <fieldset class="choice">
    <legend>{props.title}</legend>
    <For each={props.of}>
      {(value) => (
        <label>
          <input
            type="radio"
            name={props.title}
            checked={props.chosen === value}
            onChange={() => props.choose(value)}
          />
          <span>{props.words[value]}</span>
        </label>
      )}
    </For>
  </fieldset>
);

/** Plays a sample when the slider is released. */
const Volume = (props: { group: SoundGroup }) => (
  <label class="volume">
    <span>{SOUND_WORDS[props.group]}</span>
    <input
      type="range"
      min="0"
      max="100"
      value={settings.volumes[props.group] * 100}
      disabled={settings.muted}
      onInput={({ currentTarget }) =>
        setSettings({ volumes: { ...settings.volumes, [props.group]: currentTarget.valueAsNumber / 100 } })
      }
      onChange={() => sound(SAMPLES[props.group])}
    />
  </label>
);

const SAMPLES = {
  chips: 'chip-down',
  cards: 'card-slide',
  calls: 'betting-opens',
  results: 'result-banker',
} as const;
