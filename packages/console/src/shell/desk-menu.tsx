// The menu of the signed-in member: account, alert sound, theme, language, sign-out.

import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { LanguageButton } from '@punto/ui/language/language-button.tsx';
import { useNavigate } from '@punto/ui/route/router.tsx';
import { createSignal, createUniqueId, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { deskSettings, setDeskSettings } from '../desk-settings.ts';
import { LeaveDialog } from '../pane/leave-dialog.tsx';
import { openCoupOf } from '../pane/mid-coup.ts';
import './desk-menu.css';

const text = texts('floor').menu;
const { role } = texts('floor');

export const DeskMenu = () => {
  const floor = useFloor();
  const navigate = useNavigate();
  const id = createUniqueId();
  let menu: HTMLDivElement | undefined;
  const dark = () =>
    settings.theme === 'auto'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : settings.theme === 'dark';
  const own = () => floor.me()?.staff.id;
  const [leaving, setLeaving] = createSignal<FloorEntry | null>(null);
  /** A round that depends on this dealer must be handed over first. [T5] */
  const signOut = () => {
    const open = openCoupOf(floor.tables(), own());
    if (open) setLeaving(open);
    else void floor.signOut();
  };
  const done = (act: () => void) => () => {
    menu?.hidePopover();
    act();
  };
  return (
    <div class="desk">
      <button type="button" class="icon-btn" popovertarget={id} aria-label={text.name()}>
        <Icon name="person" />
      </button>
      <div ref={menu} id={id} class="desk-menu" popover="auto">
        <p>
          <b>{floor.me()?.staff.name}</b>
          <span>{role[floor.me()?.staff.role ?? 'dealer']()}</span>
        </p>
        <Choice icon="gear" onPress={done(() => navigate('/account'))}>
          {text.account()}
        </Choice>
        <Choice
          icon={deskSettings.muted ? 'sound' : 'mute'}
          onPress={() => setDeskSettings('muted', !deskSettings.muted)}
        >
          {deskSettings.muted ? text.sound.on() : text.sound.off()}
        </Choice>
        <Choice
          icon={dark() ? 'sun' : 'moon'}
          onPress={() => setSettings({ theme: dark() ? 'light' : 'dark' })}
        >
          {dark() ? text.theme.day() : text.theme.night()}
        </Choice>
        <LanguageButton />
        <Choice icon="lock" onPress={done(floor.lock)}>
          {text.lock()}
        </Choice>
        <Choice icon="exit" onPress={done(signOut)}>
          {text.signOut()}
        </Choice>
      </div>
      <Show when={leaving()}>
        {(entry) => (
          <LeaveDialog
            entry={entry()}
            own={own() ?? ''}
            onClose={() => setLeaving(null)}
            onLeft={() => void floor.signOut()}
          />
        )}
      </Show>
    </div>
  );
};

const Choice = (props: { icon: IconName; onPress: () => void; children: string }) => (
  <button type="button" onClick={() => props.onPress()}>
    <Icon name={props.icon} />
    {props.children}
  </button>
);
