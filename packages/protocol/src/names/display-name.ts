// The rules for a name that a patron chooses. The server decides by them; the page checks them while the name is typed. The
// same rules hold for the public name of a dealer, which may contain the words of the staff.
import { LONGEST_NAME, type NameFault, SHORTEST_NAME } from './name-fault.ts';
import { HOUSE_NAMES, OFFENSIVE_WORDS, STAFF_WORDS } from './refused-words.ts';
import { mayBeTogether, scriptOf } from './scripts.ts';
import { nameSkeleton, wholes, wordSkeletons } from './skeleton.ts';

/** Code units of what is typed; more is not read. */
export const MOST_TYPED = 200;

/** `name` as it is kept and shown; `skeleton`: what it looks like, see `nameSkeleton`. */
export type NameReading =
  | { readonly ok: true; readonly name: string; readonly skeleton: string }
  | { readonly ok: false; readonly fault: NameFault };

type NameRules = {
  /** More words that no name may have. */
  readonly refused?: readonly string[];
  /** A dealer's name: the words of the staff are allowed. */
  readonly ofStaff?: boolean;
};

/** Reads a typed name: the name as it is kept, or why it is refused. */
export const readDisplayName = (
  typed: string,
  { refused = [], ofStaff = false }: NameRules = {},
): NameReading => {
  if (typed.length > MOST_TYPED) return no('too-long');
  const name = tidied(typed);
  const length = graphemesOf(name);
  if (length < SHORTEST_NAME) return no('too-short');
  if (length > LONGEST_NAME) return no('too-long');
  const fault = faultOfLetters(name) ?? faultOfWords(name, refused, ofStaff);
  return fault === null ? { ok: true, name, skeleton: nameSkeleton(name) } : no(fault);
};

const no = (fault: NameFault): NameReading => ({ ok: false, fault });

const tidied = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/‐/g, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string): number => [...segments.segment(text)].length;

/** Everything but letters, their marks, and these. */
const FOREIGN = /[^\p{L}\p{M}0-9 '.-]/u;
/** Invisible characters are letters or marks to Unicode in part. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** A mark without its letter, a frame around one, or a pile of marks. */
const MARKS = /(?<![\p{L}\p{M}])\p{M}|\p{Me}|\p{M}{4}/u;

const faultOfLetters = (name: string): NameFault | null => {
  if (FOREIGN.test(name) || INVISIBLE.test(name) || MARKS.test(name)) return 'character';
  const letters = name.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return 'no-letter';
  const scripts = letters.map(scriptOf);
  const known = scripts.filter((script) => script !== null);
  if (known.length < scripts.length || letters.some(isLatinForm)) return 'character';
  return mayBeTogether(new Set(known)) ? null : 'mixed-scripts';
};

/** A wide, small or joined form of Latin letters. */
const isLatinForm = (letter: string): boolean =>
  /\p{Script=Latin}/u.test(letter) && letter.normalize('NFKC') !== letter;

const houseNames = new Set(HOUSE_NAMES.flatMap(wholes));
const skeletonsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(nameSkeleton));
const staffWords = skeletonsOf(STAFF_WORDS);
const offensiveWords = skeletonsOf(OFFENSIVE_WORDS);

const faultOfWords = (name: string, refused: readonly string[], ofStaff: boolean): NameFault | null => {
  const words = wordSkeletons(name);
  if (!ofStaff && (wholes(name).some((whole) => houseNames.has(whole)) || hasAny(words, staffWords)))
    return 'house-name';
  return hasAny(words, offensiveWords) || hasAny(words, skeletonsOf(refused)) ? 'offensive' : null;
};

/** A plural counts as the word, and so does a word with a letter drawn out. */
const hasAny = (words: ReadonlySet<string>, refused: ReadonlySet<string>): boolean =>
  [...words]
    .flatMap((word) => [word, word.replace(/(.)\1{2,}/gu, '$1')])
    .some((word) => refused.has(word) || (word.endsWith('s') && refused.has(word.slice(0, -1))));
