// Reads a pasted shoe: marks between spaces (`B6 P9np T8`), letters alone (`BBPTB`), or the notation of a shoe, of which each coup
// is a line. What cannot be read is named with its place.
import { type Mark, markOf, parseMark } from '@punto/engine/mark';
import { parseShoe } from '@punto/engine/notation';
import type { Outcome } from '@punto/engine/side';

export type ReadShoe = { readonly marks: readonly Mark[]; readonly fault: string | null };

const MOST_ROUNDS = 200;
const OUTCOMES: Readonly<Record<string, Outcome>> = { P: 'player', B: 'banker', T: 'tie' };

export const readShoe = (text: string): ReadShoe => {
  const shoe = text.trim();
  const read = /^(?:[[;{]|\d+\.?\s)/.test(shoe) ? readNotation(`${shoe}\n`) : readMarks(shoe);
  return read.marks.length > MOST_ROUNDS
    ? { marks: [], fault: `${read.marks.length} results are more than a shoe has (${MOST_ROUNDS} at most).` }
    : read;
};

const readNotation = (text: string): ReadShoe => {
  const parsed = parseShoe(text);
  if (parsed.ok) return { marks: parsed.shoe.coups.map(({ coup }) => parseMark(markOf(coup))), fault: null };
  const [{ line, column, says }] = parsed.faults;
  return { marks: [], fault: `Line ${line}, column ${column}: ${says}` };
};

const readMarks = (text: string): ReadShoe => {
  const marks: Mark[] = [];
  for (const word of text.split(/[\s,;]+/).filter((each) => each !== '')) {
    if (/^[PBT]+$/i.test(word)) for (const letter of word) marks.push(plainMark(letter.toUpperCase()));
    else {
      try {
        marks.push(parseMark(word));
      } catch {
        return {
          marks: [],
          fault: `Result ${marks.length + 1} is “${word}”: write P, B or T, or a mark such as B6, P9n or T8.`,
        };
      }
    }
  }
  return { marks, fault: null };
};

/** A result whose score was not written: no score is drawn for it. */
const plainMark = (letter: string): Mark => ({
  outcome: OUTCOMES[letter] ?? 'tie',
  score: 0,
  natural: false,
  playerPair: false,
  bankerPair: false,
});
