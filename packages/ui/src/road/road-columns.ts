// Width of a road in columns: as many as it has, plus one free for the next result, and at least as many as are
// visible.
import type { RoadPlace } from '@punto/engine/roads';

export const columnsOf = (cells: readonly RoadPlace[], inSight: number): number =>
  Math.max(inSight, cells.reduce((most, { column }) => Math.max(most, column), -1) + 2);
