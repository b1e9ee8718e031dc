// Switches sound on and off; the volumes are kept.
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';

export const MuteButton = () => (
  <button
    type="button"
    class="icon-btn"
    aria-label="Sound"
    aria-pressed={!settings.muted}
    title={settings.muted ? 'Sound is off' : 'Sound is on'}
    onClick={() => setSettings({ muted: !settings.muted })}
  >
    <Icon name={settings.muted ? 'mute' : 'sound'} />
  </button>
);
