// The sentences about rooms' bets, and their groups. Their code and texts are loaded when the first such bet is seen, and the components that use
// them are drawn again then; a room without such bets does not load them.
import { loadTexts } from '@punto/language/catalogue';
import { createSignal } from 'solid-js';
import { untilLoaded } from '../until-loaded.ts';

type OwnWords = typeof import('./condition-words.ts') & typeof import('@punto/engine/bet/bet-group');

const [loaded, setLoaded] = createSignal<OwnWords | null>(null);
let asked = false;

/** `null` until they are loaded. */
export const ownWords = loaded;

/** A failed load is tried again until it succeeds. */
export const loadOwnWords = async (): Promise<void> => {
  if (asked) return;
  asked = true;
  const words = await untilLoaded(async () => {
    const [words, groups] = await Promise.all([
      import('./condition-words.ts'),
      import('@punto/engine/bet/bet-group'),
      loadTexts('paytable'),
    ]);
    return { ...words, ...groups };
  });
  setLoaded(() => words);
};
