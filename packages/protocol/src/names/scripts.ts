// Scripts of letters, and which of them may be together in one name. Letters of different scripts look alike, so a
// name with a Cyrillic letter among Latin ones could pass for another name; East Asian names mix scripts by custom.

/** The scripts in everyday use; letters of others are not taken in names. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan', 'Mongolian'],
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
] as const;
type Script = (typeof SCRIPTS)[number];

const PATTERNS = new Map(SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]));

/** Written together by custom. */
const COMPANIES: readonly ReadonlySet<Script>[] = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Bopomofo']),
  new Set(['Latin', 'Han', 'Hangul']),
];

/** The mark that makes a kana long belongs to no script. */
const LONG_KANA = 'ー';

/** The script of a letter; `null`: none that is taken in names. */
export const scriptOf = (letter: string): Script | null => {
  if (letter === LONG_KANA) return 'Katakana';
  for (const [script, pattern] of PATTERNS) if (pattern.test(letter)) return script;
  return null;
};

/** Whether letters of these scripts may be in one name. */
export const mayBeTogether = (scripts: ReadonlySet<Script>): boolean =>
  scripts.size <= 1 || COMPANIES.some((company) => scripts.isSubsetOf(company));
