// A round that only its dealer leads to an end, and whose it is. [T5]
import type { FloorEntry } from '@punto/protocol/floor/message';

export const isMidCoup = ({ view }: FloorEntry['floor']): boolean =>
  view.setup.dealing === 'person' && view.phase !== 'shuffling' && view.phase !== 'settled';

/** The table whose round waits for this caller; one that is paused has its supervisor called already. */
export const openCoupOf = (entries: readonly FloorEntry[], own: string | undefined): FloorEntry | null =>
  entries.find(
    ({ floor, stopped }) =>
      !stopped && floor.pause === null && floor.dealers[0]?.id === own && isMidCoup(floor),
  ) ?? null;
