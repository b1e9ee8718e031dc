// The scoreboard of a table, kept beside its history: what the history has gained is added, and only another
// shoe is read from its start. Every panel of a table shares one.
import { parseMark } from '@punto/engine/mark';
import { Scoreboard } from '@punto/engine/roads';
import { type Accessor, createMemo } from 'solid-js';

export type RoadBoard = {
  /** Grows in place: look at it through a new `RoadBoard` only. */
  readonly board: Scoreboard;
  readonly history: readonly string[];
  /** The latest results came while one was looking. */
  readonly arrived: boolean;
};

/** The board for this history; the same one when there is nothing new. */
export const followed = (before: RoadBoard | null, history: readonly string[]): RoadBoard => {
  const known = before?.history ?? [];
  const goesOn = before !== null && known.every((mark, i) => mark === history[i]);
  if (goesOn && history.length === known.length) return before;
  const board = goesOn ? before.board : new Scoreboard();
  for (const mark of goesOn ? history.slice(known.length) : history) board.add(parseMark(mark));
  return { board, history, arrived: goesOn };
};

export const useRoadBoard = (history: Accessor<readonly string[]>): Accessor<RoadBoard> =>
  createMemo<RoadBoard>((before) => followed(before ?? null, history()));
