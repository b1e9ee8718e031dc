// The skeleton of a name: two names with one skeleton look alike. It ignores case, accents, blanks and punctuation, and replaces
// letters and digits that look like a Latin letter by that letter. The table is a small part of Unicode's confusables: names have
// letters of one script, which is checked first.

/** Letters on the left of each pair look like the one on the right; small letters only. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['аɑα', 'a'],
  ['ьвβ', 'b'],
  ['сϲ', 'c'],
  ['ԁɗ', 'd'],
  ['еєε', 'e'],
  ['ɡ', 'g'],
  ['һнη', 'h'],
  ['іiıιїӏ', 'l'],
  ['ј', 'j'],
  ['кκ', 'k'],
  ['м', 'm'],
  ['ոп', 'n'],
  ['оοσօø', 'o'],
  ['рρ', 'p'],
  ['ԛզ', 'q'],
  ['гѓ', 'r'],
  ['ѕ', 's'],
  ['тτ', 't'],
  ['υսμ', 'u'],
  ['ѵν', 'v'],
  ['ԝω', 'w'],
  ['хχ', 'x'],
  ['уγ', 'y'],
  ['đ', 'd'],
  ['ł', 'l'],
];
/** Digits in place of letters. */
const DIGITS: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
];

const tableOf = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(pairs.flatMap(([many, one]) => [...many].map((each) => [each, one] as const)));
const LETTERS = tableOf(ALIKE);
const ALL = tableOf([...ALIKE, ...DIGITS]);

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const mapped = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (each) => table.get(each) ?? each).join('');

/** What the text looks like; empty when it has neither letter nor digit. */
export const nameSkeleton = (text: string): string => mapped(plain(text).replace(/[^\p{L}\p{N}]/gu, ''), ALL);

/**
 * The words of a text as skeletons, digits read as letters and digits left out, with the text as one word: `d3aler`,
 * `Dealer7` and `D.e.a.l.e.r` all have the word `dealer`.
 */
export const wordSkeletons = (text: string): ReadonlySet<string> => {
  const folded = plain(text);
  const withDigits = folded.split(/[^\p{L}\p{N}]+/u);
  const lettersOnly = folded.split(/[^\p{L}]+/u);
  return new Set(
    [
      ...withDigits.map((word) => mapped(word, ALL)),
      ...lettersOnly.map((word) => mapped(word, LETTERS)),
      ...wholes(folded),
    ].filter((word) => word !== ''),
  );
};

/** The whole text as one word. */
export const wholes = (text: string): readonly [string, string] => [
  nameSkeleton(text),
  mapped(plain(text).replace(/[^\p{L}]/gu, ''), LETTERS),
];
