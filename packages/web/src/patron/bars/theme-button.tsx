// Switches between dark and light. `auto` is available in the settings only; from it, the button switches to the
// opposite of the current theme.
import { texts } from '@punto/language/catalogue';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';

const text = texts('bars').theme;

export const ThemeButton = () => {
  const dark = () =>
    settings.theme === 'auto'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : settings.theme === 'dark';
  const label = () => (dark() ? text.light() : text.dark());
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
