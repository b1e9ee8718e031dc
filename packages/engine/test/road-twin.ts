// The roads drawn the slow way, as a person does it with a pencil: the big road result by result on squared
// paper, the derived roads by looking at the columns of a big road that never turns.
import type { Mark } from '../src/mark.ts';
import type { Colour } from '../src/roads.ts';

/** One text per cell, `column,row what`, in the order drawn. */
export const pencilBigRoad = (marks: readonly Mark[]): string[] => {
  const paper: string[][] = Array.from({ length: 200 }, () => Array(6).fill(''));
  const drawn: { column: number; row: number; letter: string; ties: number }[] = [];
  let head = 0;
  let turned = false;
  for (const mark of marks) {
    const pen = drawn.at(-1);
    if (mark.outcome === 'tie') {
      if (pen !== undefined) pen.ties += 1;
      continue;
    }
    const letter = mark.outcome === 'banker' ? 'b' : 'p';
    let [column, row] = [0, 0];
    if (pen !== undefined && pen.letter === letter) {
      turned = turned || pen.row === 5 || paper[pen.column]?.[pen.row + 1] !== '';
      [column, row] = turned ? [pen.column + 1, pen.row] : [pen.column, pen.row + 1];
    } else if (pen !== undefined) {
      head += 1;
      while (paper[head]?.[0] !== '') head += 1;
      turned = false;
      column = head;
    }
    const line = paper[column];
    if (line === undefined || line[row] !== '') throw new Error('two circles on one cell');
    line[row] = letter;
    drawn.push({ column, row, letter, ties: 0 });
  }
  return drawn.map(({ column, row, letter, ties }) => `${column},${row} ${letter}${ties}`);
};

/** The colours as the old books say it: is there a circle beside it, and one above that. */
export const pencilDerived = (marks: readonly Mark[], k: number): Colour[] => {
  const columns: string[] = [];
  const colours: Colour[] = [];
  for (const mark of marks) {
    if (mark.outcome === 'tie') continue;
    const letter = mark.outcome === 'banker' ? 'b' : 'p';
    const last = columns.at(-1);
    if (last?.startsWith(letter)) columns[columns.length - 1] = last + letter;
    else columns.push(letter);
    const at = columns.length - 1;
    const depth = (columns[at] ?? '').length - 1;
    const has = (column: number, row: number): boolean => (columns[column] ?? '').length > row;
    if (depth > 0 && at - k >= 0) {
      const beside = has(at - k, depth);
      const above = has(at - k, depth - 1);
      colours.push(beside === above ? 'red' : 'blue');
    } else if (depth === 0 && at - 1 - k >= 0) {
      colours.push(columns[at - 1]?.length === columns[at - 1 - k]?.length ? 'red' : 'blue');
    }
  }
  return colours;
};
