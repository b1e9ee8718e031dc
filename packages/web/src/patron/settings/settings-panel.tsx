// The settings, on their page or in a sheet at the table. Each takes effect immediately and is stored on this device.

import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { BEAD_TEXTS, HANDS, THEMES } from '@punto/ui/client/stored-settings.ts';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { LanguageSelect } from '@punto/ui/language/language-select.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { Switch } from '@punto/ui/switch.tsx';
import { type JSX, Show, Suspense } from 'solid-js';
import { ownBrand } from '../../client/own-brand.ts';
import { PatternChoice } from '../alerts/pattern-choice.tsx';
import { CallerSettings } from './caller-settings.tsx';
import { Choice } from './choice.tsx';
import { SoundSettings } from './sound-settings.tsx';
import './settings.css';

const AccountLink = lazyPart(
  async () => (await withTexts(import('../account/account-link.tsx'), 'account')).AccountLink,
);
const OwnName = lazyPart(async () => (await withTexts(import('./own-name.tsx'), 'people')).OwnName);

const ProtectionLink = lazyPart(
  async () => (await withTexts(import('./protection-link.tsx'), 'protection')).ProtectionLink,
);

const text = texts('settings');
const { language } = texts('shared');

export const SettingsPanel = () => (
  <div class="settings">
    <Group title={language.title()} icon="globe">
      <LanguageSelect label={language.title()} />
    </Group>
    <OfPatron />
    <Group title={text.room.title()}>
      <Choice
        title={text.room.light()}
        words={text.room.lightIs}
        of={THEMES}
        chosen={settings.theme}
        choose={(theme) => setSettings({ theme })}
      />
      <Choice
        title={text.room.motion()}
        words={text.room.motionIs}
        of={['auto', 'less']}
        chosen={settings.motion}
        choose={(motion) => setSettings({ motion })}
      />
      <Choice
        title={text.room.hand()}
        words={text.room.handIs}
        of={HANDS}
        chosen={settings.hand}
        choose={(hand) => setSettings({ hand })}
      />
      <Switch checked={settings.screenOn} onChange={(screenOn) => setSettings({ screenOn })}>
        {text.room.screenOn()}
      </Switch>
    </Group>
    <Group title={text.betting.title()}>
      <Switch checked={settings.autoConfirm} onChange={(autoConfirm) => setSettings({ autoConfirm })}>
        {text.betting.autoConfirm()}
      </Switch>
      <p>{text.betting.autoConfirmMeans()}</p>
      <Switch checked={settings.shortcuts} onChange={(shortcuts) => setSettings({ shortcuts })}>
        {text.betting.shortcuts()}
      </Switch>
    </Group>
    <Group title={text.caller.title()}>
      <CallerSettings />
    </Group>
    <Group title={text.roads.title()}>
      <Choice
        title={text.roads.beads()}
        words={text.roads.beadsAre}
        of={BEAD_TEXTS}
        chosen={settings.beads}
        choose={(beads) => setSettings({ beads })}
      />
    </Group>
    <Group title={text.patterns.title()}>
      <PatternChoice />
    </Group>
    <Group title={text.fairness.title()}>
      <Switch checked={settings.checkRounds} onChange={(checkRounds) => setSettings({ checkRounds })}>
        {text.fairness.checkRounds()}
      </Switch>
      <p>{text.fairness.checkRoundsMeans()}</p>
    </Group>
    <Group title={text.sound.title()}>
      <SoundSettings />
    </Group>
  </div>
);

/** Settings of the patron, not of the device. */
const OfPatron = () => (
  <Suspense>
    {/* A launched patron signs in at the operator alone. */}
    <Show when={ownBrand() === null}>
      <AccountLink />
    </Show>
    <ProtectionLink />
    <OwnName />
  </Suspense>
);

const Group = (props: { title: string; icon?: IconName; children: JSX.Element }) => (
  <section class="settings-group">
    <h2>
      <Show when={props.icon}>{(name) => <Icon name={name()} />}</Show>
      {props.title}
    </h2>
    {props.children}
  </section>
);
