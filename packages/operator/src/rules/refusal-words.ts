// The operator's sentence for the patron in a refusal: cleaned, so that a page can show it as text on one line. A sentence that cannot be
// shown is left out and never makes the refusal unclear.

export type RefusalWords = {
  readonly text: string;
  /** A language tag by BCP 47; absent: that of the session. */
  readonly lang?: string;
};

export const MOST_WORDS = 500;

/** Control characters, line and paragraph separators, and all other white space. */
const BLANKS = /[\p{Cc}\s]+/gu;
/** Characters that change the direction of the text around them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `null`: nothing to show. A longer text is cut. */
export const refusalWords = (say: unknown, lang: unknown): RefusalWords | null => {
  if (typeof say !== 'string') return null;
  const cleaned = say.toWellFormed().replace(DIRECTIONS, '').replace(BLANKS, ' ').trim();
  if (cleaned === '') return null;
  const tag = languageTag(lang);
  return { text: shortened(cleaned), ...(tag === null ? {} : { lang: tag }) };
};

const shortened = (text: string): string => {
  if (text.length <= MOST_WORDS) return text;
  return `${text.slice(0, MOST_WORDS - 1).replace(/[\ud800-\udbff]$/, '')}…`;
};

const MOST_TAG = 35;

/** The canonical form; `null` for a text that is no language tag. */
const languageTag = (lang: unknown): string | null => {
  if (typeof lang !== 'string' || lang.length > MOST_TAG) return null;
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
