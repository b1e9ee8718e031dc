// The script in the floor's page, which cannot wait for the app's code (`packages/web/first-paint-plugin.ts`).
import { showSettings } from './shown-settings.ts';

showSettings();
