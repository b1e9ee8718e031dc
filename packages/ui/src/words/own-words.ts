// The sentences about rooms' bets. Their code and texts are loaded when the first such bet is seen, and the components that use
// them are drawn again then; a room without such bets does not load them.
import { loadTexts } from '@punto/language/catalogue';
import { createSignal } from 'solid-js';
import { untilLoaded } from '../until-loaded.ts';

type OwnWords = typeof import('./condition-words.ts');

const [loaded, setLoaded] = createSignal<OwnWords | null>(null);
let asked = false;

/** `null` until they are loaded. */
export const ownWords = loaded;

/** A failed load is tried again until it succeeds. */
export const loadOwnWords = async (): Promise<void> => {
  if (asked) return;
  asked = true;
  const words = await untilLoaded(async () => {
    const [found] = await Promise.all([import('./condition-words.ts'), loadTexts('paytable')]);
    return found;
  });
  setLoaded(() => words);
};
