// Switches sound on and off; the volumes are kept.
import { texts } from '@punto/language/catalogue';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';

const text = texts('bars').sound;

export const MuteButton = () => (
  <button
    type="button"
    class="icon-btn"
    aria-label={text.title()}
    aria-pressed={!settings.muted}
    title={settings.muted ? text.off() : text.on()}
    onClick={() => setSettings({ muted: !settings.muted })}
  >
    <Icon name={settings.muted ? 'mute' : 'sound'} />
  </button>
);
