// The language of the page: the one of the settings, or the browser's. The page is redrawn when its texts are loaded.

import type { AreaName } from '@punto/language/areas';
import { language, loadTexts, switchLanguage } from '@punto/language/catalogue';
import { chooseLanguage, directionOf } from '@punto/language/languages';
import { createEffect, createRoot } from 'solid-js';
import { settings } from './settings.ts';

const chosen = () => (settings.language === 'auto' ? chooseLanguage(navigator.languages) : settings.language);

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
  });
};

/** A page with the texts that it uses, for `lazy`. */
export const withTexts = async <Page>(page: Promise<Page>, ...areas: readonly AreaName[]): Promise<Page> => {
  const [loaded] = await Promise.all([page, loadTexts(...areas)]);
  return loaded;
};
