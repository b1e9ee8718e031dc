// The roads drawn the slow way, sentence by sentence of section D: streaks as letters written one under the other,
// lengths counted anew for each cell, places found on squared paper. Nothing of it is the engine's.
import type { Mark } from '../src/mark.ts';

type Drawn = { readonly column: number; readonly row: number; readonly letter: string };

/** D1: six rows, every result with ties, column by column. */
export const pencilBeads = (marks: readonly Mark[]): string[] => {
  const drawn: string[] = [];
  let [column, row] = [0, 0];
  for (const mark of marks) {
    drawn.push(
      `${column},${row} ${mark.outcome[0]}${mark.playerPair ? 'p' : ''}${mark.bankerPair ? 'b' : ''}`,
    );
    row += 1;
    if (row === 6) [column, row] = [column + 1, 0];
  }
  return drawn;
};

/** D2: one text per circle, `column,row letter ties`, in the order drawn; first the ties kept apart. */
export const pencilBigRoad = (marks: readonly Mark[]): string[] => {
  const letters = winsOf(marks);
  const ties = letters.map(() => 0);
  let apart = 0;
  let circle = -1;
  for (const { outcome } of marks) {
    if (outcome !== 'tie') circle += 1;
    else if (circle < 0) apart += 1;
    else ties[circle] = (ties[circle] ?? 0) + 1;
  }
  const circles = layOut(letters).map((cell, i) => `${text(cell)}${ties[i]}`);
  return [`apart ${apart}`, ...circles];
};

/** D3: the colours of one derived road in its own grid, `column,row colour`. */
export const pencilDerived = (marks: readonly Mark[], k: number): string[] => {
  const colours: string[] = [];
  winsOf(marks).forEach((_, i, wins) => {
    const L = lengthsOf(wins.slice(0, i + 1));
    const n = L.length - 1;
    const m = at(L, n);
    if (m >= 2 && n >= k) {
      if (m === at(L, n - k) + 1) colours.push('blue');
      else colours.push('red');
    }
    if (m === 1 && n >= k + 1) {
      if (at(L, n - 1) === at(L, n - 1 - k)) colours.push('red');
      else colours.push('blue');
    }
  });
  return layOut(colours).map(text);
};

/** The same colours by the traditional wording: is there a circle to the left, and one to the left of the circle above. */
export const bookColours = (marks: readonly Mark[], k: number): string[] => {
  const columns: number[] = [];
  const colours: string[] = [];
  winsOf(marks).forEach((letter, i, wins) => {
    if (letter !== wins[i - 1]) columns.push(0);
    const last = columns.length - 1;
    columns[last] = at(columns, last) + 1;
    const depth = at(columns, last) - 1;
    const has = (column: number, row: number): boolean => at(columns, column) > row;
    if (depth > 0 && last - k >= 0)
      colours.push(has(last - k, depth) === has(last - k, depth - 1) ? 'red' : 'blue');
    if (depth === 0 && last - 1 - k >= 0)
      colours.push(at(columns, last - 1) === at(columns, last - 1 - k) ? 'red' : 'blue');
  });
  return colours;
};

/** Streaks at their longest, and how many streaks of one win each stand at the end. */
export const pencilStreaks = (marks: readonly Mark[]) => {
  const wins = winsOf(marks);
  const longest = (side: string): number =>
    Math.max(
      0,
      ...wins
        .join('')
        .split(/(?<=b)(?=p)|(?<=p)(?=b)/)
        .map((run) => (run[0] === side ? run.length : 0)),
    );
  const lengths = lengthsOf(wins);
  let singles = 0;
  while (lengths[lengths.length - 1 - singles] === 1) singles += 1;
  return { player: longest('p'), banker: longest('b'), singles, latest: lengths.at(-1) ?? 0 };
};

const winsOf = (marks: readonly Mark[]): string[] =>
  marks.filter(({ outcome }) => outcome !== 'tie').map(({ outcome }) => (outcome === 'banker' ? 'b' : 'p'));

const lengthsOf = (wins: readonly string[]): number[] => {
  const lengths: number[] = [];
  wins.forEach((letter, i) => {
    if (letter === wins[i - 1]) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  });
  return lengths;
};

/** D2: the same letter one down, another at the head + 1; taken or off the sixth row: right, and stay there. */
const layOut = (letters: readonly string[]): Drawn[] => {
  const paper = new Map<string, string>();
  const isTaken = (column: number, row: number) => paper.has(`${column},${row}`);
  const drawn: Drawn[] = [];
  let head = 0;
  let tail = false;
  for (const letter of letters) {
    const pen = drawn.at(-1);
    let [column, row] = [0, 0];
    if (pen?.letter === letter) {
      if (pen.row === 5 || isTaken(pen.column, pen.row + 1)) tail = true;
      [column, row] = tail ? [pen.column + 1, pen.row] : [pen.column, pen.row + 1];
    } else if (pen !== undefined) {
      tail = false;
      head += 1;
      while (isTaken(head, 0)) head += 1;
      column = head;
    }
    if (isTaken(column, row)) throw new Error('two circles on one cell');
    paper.set(`${column},${row}`, letter);
    drawn.push({ column, row, letter });
  }
  return drawn;
};

const text = ({ column, row, letter }: Drawn): string => `${column},${row} ${letter}`;
const at = (numbers: readonly number[], i: number): number => numbers[i] ?? 0;
