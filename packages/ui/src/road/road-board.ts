// The scoreboard of a table, updated with its history: new results are appended, and it is rebuilt only when the
// history is another one (a new shoe, or a corrected round). All panels of a table share one.
import { parseMark } from '@punto/engine/mark';
import { Scoreboard } from '@punto/engine/roads';
import { type Accessor, createMemo } from 'solid-js';

export type RoadBoard = {
  /** Mutated in place: access it only through the latest `RoadBoard`. */
  readonly board: Scoreboard;
  readonly history: readonly string[];
  /** The latest results came while the page was open, as opposed to being loaded with it. */
  readonly arrived: boolean;
};

/** The board for this history; returns the same object if there are no new results. */
export const updatedBoard = (before: RoadBoard | null, history: readonly string[]): RoadBoard => {
  const known = before?.history ?? [];
  const goesOn = before !== null && known.every((mark, i) => mark === history[i]);
  if (goesOn && history.length === known.length) return before;
  const board = goesOn ? before.board : new Scoreboard();
  for (const mark of goesOn ? history.slice(known.length) : history) board.add(parseMark(mark));
  return { board, history, arrived: goesOn };
};

export const useRoadBoard = (history: Accessor<readonly string[]>): Accessor<RoadBoard> =>
  createMemo<RoadBoard>((before) => updatedBoard(before ?? null, history()));
