// How wide a road is: as many columns as it has, one free for what comes, and never less than are in sight.
import type { RoadPlace } from '@punto/engine/roads';

export const columnsOf = (cells: readonly RoadPlace[], inSight: number): number =>
  Math.max(inSight, cells.reduce((most, { column }) => Math.max(most, column), -1) + 2);
