// The languages of the apps, by BCP 47 tag, each named in itself.

export const LANGUAGES = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
} as const;

/** Read out with the choice of the language, in English for every language of the page. */
export const LANGUAGE_IN_ENGLISH = 'Language';

export type Language = keyof typeof LANGUAGES;

/** The languages that have every file of the catalogue; only these are offered and chosen. */
export const COMPLETE: readonly Language[] = [
  'en',
  'zh-Hans',
  'zh-Hant',
  'ja',
  'ko',
  'th',
  'vi',
  'id',
  'pt-BR',
  'es',
];

/**
 * Made from the English texts to test the pages: `en-XA` is longer, accented and marked at both ends, `en-XB` is that
 * from right to left.
 */
export const TEST_LANGUAGES = ['en-XA', 'en-XB'] as const;
export type TestLanguage = (typeof TEST_LANGUAGES)[number];

export type AnyLanguage = Language | TestLanguage;

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

export const isTestLanguage = (tag: unknown): tag is TestLanguage => tag === 'en-XA' || tag === 'en-XB';

export const isAnyLanguage = (tag: unknown): tag is AnyLanguage => isLanguage(tag) || isTestLanguage(tag);

export const directionOf = (language: AnyLanguage): 'ltr' | 'rtl' => (language === 'en-XB' ? 'rtl' : 'ltr');

/** The locale of `Intl`; Thai is written with the digits 0 to 9. */
export const localeOf = (language: AnyLanguage): string =>
  isTestLanguage(language) ? 'en' : language === 'th' ? 'th-u-nu-latn' : language;

/**
 * The first preferred language that is offered, English if none.
 *
 * @param preferred BCP 47 tags, the best first, as in `navigator.languages`; a tag that is not valid is passed over.
 */
export const chooseLanguage = (
  preferred: readonly string[],
  offered: readonly Language[] = COMPLETE,
): Language => {
  for (const tag of preferred) {
    const found = nearest(tag);
    if (found && offered.includes(found)) return found;
  }
  return 'en';
};

const nearest = (tag: string): Language | null => {
  const locale = parsed(tag)?.maximize();
  if (!locale) return null;
  // Chinese is chosen by its script (`zh-TW` is written in Hant), all others by the language alone.
  if (locale.language === 'zh') return locale.script === 'Hant' ? 'zh-Hant' : 'zh-Hans';
  if (locale.language === 'pt') return 'pt-BR';
  return isLanguage(locale.language) ? locale.language : null;
};

const parsed = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
};
