// The language of the caller's voice.
import { language } from '@punto/language/catalogue';
import type { AnyLanguage } from '@punto/language/languages';
import { settings } from '@punto/ui/client/settings.ts';

/** The language of the settings, or that of the page. */
export const voiceLanguage = (): AnyLanguage =>
  settings.voiceLanguage === 'auto' ? language() : settings.voiceLanguage;
