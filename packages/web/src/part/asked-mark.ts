// The cell a road would gain if a side won next. A plain win stands for it: neither score nor pairs move a road.
import { type Mark, parseMark } from '@punto/engine/mark';
import type { Place } from '@punto/engine/roads';
import type { Side } from '@punto/engine/side';

const PLAIN: Readonly<Record<Side, Mark>> = { player: parseMark('P6'), banker: parseMark('B6') };

/** The new last cell of `drawn`, or `null` where nothing is asked or nothing would be drawn. [D4] */
export const askedCell = <Cell extends Place>(
  marks: readonly Mark[],
  side: Side | null,
  drawn: (marks: readonly Mark[]) => readonly Cell[],
): Cell | null => {
  if (side === null) return null;
  const after = drawn([...marks, PLAIN[side]]);
  return after.length > drawn(marks).length ? (after.at(-1) ?? null) : null;
};
