// Finds names by what is typed, in every script: capitals, accents, widths and punctuation do not count, and what an
// input method has typed so far of a Korean syllable finds it.

/** Letters that are not an accented form of another in Unicode, and that people type without their stroke. */
const WITHOUT_STROKE: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss' };

/** The text as it is compared: `Königin 2` becomes `konigin 2`, `Độc đáo` becomes `doc dao`. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøıß]/g, (letter) => WITHOUT_STROKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether each word of the search is in one of the names; always, if nothing is searched for. */
export const isFound = (search: string, names: readonly string[]): boolean => {
  const text = names.map(searchForm).join(' ');
  return searchForm(search)
    .split(' ')
    .every((word) => text.includes(word));
};
