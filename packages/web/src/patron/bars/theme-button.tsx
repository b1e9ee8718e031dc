// Switches between dark and light. `auto` is available in the settings only; from it, the button switches to the
// opposite of the current theme.
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';

export const ThemeButton = () => {
  const dark = () =>
    settings.theme === 'auto'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : settings.theme === 'dark';
  const label = () => (dark() ? 'Change to the day room' : 'Change to the night room');
  return (
    <button
      type="button"
      class="icon-btn bar-theme"
      aria-label={label()}
      title={label()}
      onClick={() => setSettings({ theme: dark() ? 'light' : 'dark' })}
    >
      <Icon name={dark() ? 'sun' : 'moon'} />
    </button>
  );
};
