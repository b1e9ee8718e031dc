// Finds rounds that need their dealer to continue. [T5]
import { isMidCoup } from '@punto/protocol/floor/can';
import type { FloorEntry } from '@punto/protocol/floor/message';

/** The table whose round needs this caller; a paused table is excluded, since its supervisor has been called. */
export const openCoupOf = (entries: readonly FloorEntry[], own: string | undefined): FloorEntry | null =>
  entries.find(
    ({ floor, stopped }) =>
      !stopped && floor.pause === null && floor.dealers[0]?.id === own && isMidCoup(floor.view),
  ) ?? null;
