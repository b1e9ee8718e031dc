// The sounds of the table, by name. They are loaded after the first view; one that is asked for before that is played if it can be in
// time.
import { LATE_MS } from '@punto/ui/client/speaker.ts';
import { laterModule } from '@punto/ui/later-module.ts';
import type { SoundName } from './sounds.ts';

export type { SoundName } from './sounds.ts';

const sounds = laterModule(() => import('./sounds.ts'));

/**
 * Plays a sound, unless sound is muted, its group has volume zero, or the page was not touched yet.
 * @param pan from −1, left, to 1, right
 */
export const sound = (name: SoundName, pan = 0): void => {
  const asked = performance.now();
  void sounds.load().then(({ playSound }) => {
    if (performance.now() - asked <= LATE_MS) playSound(name, pan);
  });
};
