// Connects one table with a public beacon: a new commitment names a beacon round that comes after the list of patrons
// is closed, and the cut then waits for it. If it cannot be had in time, it is left out, and the record of the shoe
// says so. [F2]
import type { BeaconRound, BeaconValue } from '@punto/engine/fairness/record';
import { commitMs, type Instant, instant, type OpenTable } from '@punto/table/index';
import type { Beacon } from '../beacon/beacon.ts';

export type BeaconWatch = {
  /** The beacon round for the shoe being committed now. */
  readonly named: (table: OpenTable, now: number) => BeaconRound | null;
  /** Whether the cut of this shoe must still wait for the beacon; the first call starts the request. */
  readonly isAwaited: (table: OpenTable) => boolean;
  readonly value: (round: BeaconRound) => BeaconValue | null;
  /** The time when that round is published; `null`: unknown, or no beacon is configured. */
  readonly dueAt: (round: BeaconRound) => Instant | null;
};

/**
 * Between the closing of the list and the beacon: time to show every patron the list, and more than any clock is off.
 */
const MARGIN_MS = 1_000;

export const createBeaconWatch = (beacon: Beacon | null, arrived: () => void): BeaconWatch => {
  let asked: BeaconRound | null = null;
  let isRead = false;
  let held: BeaconValue | null = null;

  const read = async (source: Beacon, round: BeaconRound): Promise<void> => {
    asked = round;
    isRead = false;
    held = null;
    const value = await source.read(round);
    if (asked !== round) return;
    isRead = true;
    held = value;
    arrived();
  };
  const isSame = (round: BeaconRound): boolean => asked?.name === round.name && asked.round === round.round;

  return {
    named: (table, now) => {
      // At a private table no beacon is used: the house can choose nothing more when the patron's value arrives. [V5]
      const { solo } = table.nextSetup ?? table.setup;
      return solo ? null : (beacon?.after(now + commitMs(table) + MARGIN_MS) ?? null);
    },
    isAwaited: ({ shoe }) => {
      const round = shoe?.seal?.beacon;
      const stage = shoe?.seal?.format === 1 ? 'revealing' : 'awaiting';
      if (!beacon || !round || shoe.cutting?.stage !== stage) return false;
      if (!isSame(round)) void read(beacon, round);
      return !isRead;
    },
    value: (round) => (isSame(round) ? held : null),
    dueAt: (round) => {
      const due = beacon?.dueAt(round) ?? null;
      return due === null ? null : instant(due);
    },
  };
};
