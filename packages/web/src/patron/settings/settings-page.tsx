// The page of the settings of this device.
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const text = texts('settings');

export default function SettingsPage() {
  usePageTitle(text.title);
  return (
    <main id="main" class="page narrow">
      <h1>{text.title()}</h1>
      <SettingsPanel />
      <p class="settings-licences">
        <a class="link" href="/licences.txt" target="_blank" rel="noopener">
          {text.licences()}
        </a>
      </p>
    </main>
  );
}
