// The page of the settings of this device.
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { SettingsPanel } from './settings-panel.tsx';

export default function SettingsPage() {
  usePageTitle(() => 'Settings');
  return (
    <main id="main" class="page narrow">
      <h1>Settings</h1>
      <SettingsPanel />
    </main>
  );
}
