// The language of the page: the one of the settings, or the browser's. The page is redrawn when its texts are loaded.

import type { AreaName } from '@punto/language/areas';
import { language, loadTexts, switchLanguage } from '@punto/language/catalogue';
import { type AnyLanguage, chooseLanguage, directionOf, type Language } from '@punto/language/languages';
import { createEffect, createRoot, createSignal, onCleanup, type Signal } from 'solid-js';
import { untilLoaded } from '../until-loaded.ts';
import { whenIdle } from '../when-idle.ts';
import { settings } from './settings.ts';

const [preferred, setPreferred] = createSignal(navigator.languages);

/** The language that the preferences of the browser give. */
export const browserLanguage = (): Language => chooseLanguage(preferred());

/** The language of the settings, or the browser's. */
export const pageLanguage = (): AnyLanguage =>
  settings.language === 'auto' ? browserLanguage() : settings.language;

const [inEnglish, setInEnglish] = createSignal(false);
const chosen = (): AnyLanguage => (inEnglish() ? 'en' : pageLanguage());

/** Shows the whole page in English for as long as the component is mounted that asks for it. */
export const usePageInEnglish = (): Signal<boolean> => {
  onCleanup(() => setInEnglish(false));
  return [inEnglish, setInEnglish];
};

/**
 * Loads the texts of the first page in its language and keeps both in step with the settings and the browser. A language whose files
 * cannot be loaded leaves the page as it is.
 */
export const startTexts = async (...areas: readonly AreaName[]): Promise<void> => {
  addEventListener('languagechange', () => setPreferred(navigator.languages));
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
      // Names may have letters of other sets; the page itself has them in Vietnamese alone.
      const more = () => void untilLoaded(() => import('../style/more-fonts.css'));
      if (language() === 'vi') more();
      else whenIdle(more);
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
