// The functions about tables that the floor's routes need besides the broker.
import type { Room, TableSetup } from '@punto/engine/room';
import type { JournalEntry } from '@punto/store/store';
import type { Wall } from './wall.ts';

export type FloorTables = {
  readonly wall: Wall;
  /** Rooms from which a table can be made. */
  readonly rooms: readonly Room[];
  /** Creates a table permanently; `false`: the name is or was in use. */
  readonly make: (setup: TableSetup, entry: JournalEntry) => Promise<boolean>;
  /** The number of approval requests changed. */
  readonly sendWaiting: () => void;
};
