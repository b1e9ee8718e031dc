// The menu of the signed-in member: account, alert sound, theme, sign-out.

import type { FloorEntry } from '@punto/protocol/floor/message';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { useNavigate } from '@solidjs/router';
import { createSignal, createUniqueId, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { deskSettings, setDeskSettings } from '../desk-settings.ts';
import { LeaveDialog } from '../pane/leave-dialog.tsx';
import { openCoupOf } from '../pane/mid-coup.ts';
import { ROLE_WORDS } from '../places.ts';
import './desk-menu.css';

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
      <button type="button" class="icon-btn" popovertarget={id} aria-label="Your desk">
        <Icon name="person" />
      </button>
      <div ref={menu} id={id} class="desk-menu" popover="auto">
        <p>
          <b>{floor.me()?.staff.name}</b>
          <span>{ROLE_WORDS[floor.me()?.staff.role ?? 'dealer']}</span>
        </p>
        <Choice icon="gear" onPress={done(() => navigate('/account'))}>
          Password and code
        </Choice>
        <Choice
          icon={deskSettings.muted ? 'sound' : 'mute'}
          onPress={() => setDeskSettings('muted', !deskSettings.muted)}
        >
          {deskSettings.muted ? 'Let alerts be heard' : 'Silence alerts'}
        </Choice>
        <Choice
          icon={dark() ? 'sun' : 'moon'}
          onPress={() => setSettings({ theme: dark() ? 'light' : 'dark' })}
        >
          {dark() ? 'Change to day' : 'Change to night'}
        </Choice>
        <Choice icon="lock" onPress={done(floor.lock)}>
          Lock
        </Choice>
        <Choice icon="exit" onPress={done(signOut)}>
          Sign out
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
