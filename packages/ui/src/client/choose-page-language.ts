// The patron's choice of language, in the settings. In a file of its own, because no first view needs it.
import { switchLanguage } from '@punto/language/catalogue';
import type { Language } from '@punto/language/languages';
import { browserLanguage } from './page-language.ts';
import { setSettings } from './settings.ts';

/** Stores the choice when its texts are loaded. Throws, and changes nothing, if they cannot be. */
export const choosePageLanguage = async (choice: 'auto' | Language): Promise<void> => {
  await switchLanguage(choice === 'auto' ? browserLanguage() : choice);
  setSettings({ language: choice });
};
