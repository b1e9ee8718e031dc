// What the floor's routes do with tables, beside what they ask of each through the broker.
import type { Room, TableSetup } from '@punto/engine/room';
import type { JournalEntry } from '@punto/store/store';
import type { Wall } from './wall.ts';

export type FloorTables = {
  readonly wall: Wall;
  /** What a table may be made from. */
  readonly rooms: readonly Room[];
  /** Opens it, for good; `false`: one has the name, or had it. */
  readonly make: (setup: TableSetup, entry: JournalEntry) => Promise<boolean>;
  /** A correction waits for a second supervisor, or waits no longer. */
  readonly tellWaiting: () => void;
};
