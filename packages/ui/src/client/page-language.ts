// The language of the page: the one of the settings, or the browser's. The page is redrawn when its texts are loaded.

import type { AreaName } from '@punto/language/areas';
import { language, loadTexts, switchLanguage } from '@punto/language/catalogue';
import { type AnyLanguage, chooseLanguage, directionOf } from '@punto/language/languages';
import { createEffect, createRoot, createSignal, onCleanup, type Signal } from 'solid-js';
import { settings } from './settings.ts';

/** The language of the settings, or the browser's. */
export const pageLanguage = (): AnyLanguage =>
  settings.language === 'auto' ? chooseLanguage(navigator.languages) : settings.language;

const [inEnglish, setInEnglish] = createSignal(false);
const chosen = (): AnyLanguage => (inEnglish() ? 'en' : pageLanguage());

/** Shows the whole page in English for as long as the component is mounted that asks for it. */
export const usePageInEnglish = (): Signal<boolean> => {
  onCleanup(() => setInEnglish(false));
  return [inEnglish, setInEnglish];
};

/**
 * Loads the texts of the first page in its language and keeps both in step with the settings. A language whose files
 * cannot be loaded leaves the page as it is.
 */
export const startTexts = async (...areas: readonly AreaName[]): Promise<void> => {
  await switchLanguage(chosen());
  await loadTexts(...areas);
  createRoot(() => {
    createEffect(() =>
      switchLanguage(chosen()).catch((error) => console.warn('Texts cannot be loaded', error)),
    );
    createEffect(() => {
      document.documentElement.lang = language();
      document.documentElement.dir = directionOf(language());
    });
    createEffect(() => {
      // English and its neighbours need none of these rules.
      if (/^(?:zh|ja|ko|th|vi)/.test(language()))
        import('../style/languages.css').catch((error) => console.warn('Fonts cannot be loaded', error));
    });
  });
};

/** A page with the texts that it uses, for `lazy`. */
export const withTexts = async <Page>(page: Promise<Page>, ...areas: readonly AreaName[]): Promise<Page> => {
  const [loaded] = await Promise.all([page, loadTexts(...areas)]);
  return loaded;
};
