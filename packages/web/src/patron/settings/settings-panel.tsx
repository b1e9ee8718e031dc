// The settings, on their page or in a sheet at the table. Each takes effect immediately and is stored on this device.

import { withTexts } from '@punto/ui/client/page-language.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { HANDS, type Hand, type Motion, THEMES, type Theme } from '@punto/ui/client/stored-settings.ts';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { Switch } from '@punto/ui/switch.tsx';
import { type JSX, Suspense } from 'solid-js';
import { PatternChoice } from '../alerts/pattern-choice.tsx';
import { CallerSettings } from './caller-settings.tsx';
import { Choice } from './choice.tsx';
import { SoundSettings } from './sound-settings.tsx';
import './settings.css';

const OwnName = lazyPart(async () => (await withTexts(import('./own-name.tsx'), 'people')).OwnName);

const THEME_WORDS: Record<Theme, string> = { auto: 'As the system', dark: 'Night room', light: 'Day room' };
const MOTION_WORDS: Record<Motion, string> = { auto: 'As the system', less: 'Less' };
const HAND_WORDS: Record<Hand, string> = { right: 'Right', left: 'Left' };

export const SettingsPanel = () => (
  <div class="settings">
    <Suspense>
      <OwnName />
    </Suspense>
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
    <Group title="The caller">
      <CallerSettings />
    </Group>
    <Group title="Patterns of past results">
      <PatternChoice />
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
      <SoundSettings />
    </Group>
  </div>
);

const Group = (props: { title: string; children: JSX.Element }) => (
  <section class="settings-group">
    <h2>{props.title}</h2>
    {props.children}
  </section>
);
