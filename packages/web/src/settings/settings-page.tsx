// What a patron may choose on this device.
import { SettingsPanel } from './settings-panel.tsx';

export default function SettingsPage() {
  return (
    <main id="main" class="page narrow">
      <h1>Settings</h1>
      <SettingsPanel />
    </main>
  );
}
