// Finds the word that was probably meant: the one with the smallest edit distance, if it is small.

/** `null`: none is near. Case is ignored. */
export const nearestWord = (wrong: string, words: readonly string[]): string | null => {
  const near = words
    .map((word) => ({ word, far: distance(wrong.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(Math.max(word.length, wrong.length) / 3)))
    .sort((a, b) => a.far - b.far);
  return near[0]?.word ?? null;
};

/** Number of letters to add, remove, replace or swap with their neighbour. */
const distance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (line: number[], k: number) => line[k] ?? Number.POSITIVE_INFINITY;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + same,
          swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
};
