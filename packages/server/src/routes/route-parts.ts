// What the routes stand on: each takes what it needs from here, and nothing is global.
import type { Minor } from '@punto/engine/minor';
import type { LobbyEntry } from '@punto/protocol/message';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Broker } from '../broker/broker.ts';
import type { FloorTables } from '../floor/floor-tables.ts';
import type { LimitsApproval } from '../floor/second-person.ts';
import type { Doorway } from '../http/doorway.ts';
import type { FloorSockets } from '../http/floor-fence.ts';
import type { Health } from '../http/health.ts';
import type { FloorIdentity } from '../identity/floor-identity.ts';
import type { Guests } from '../identity/guests.ts';
import type { KeyedTurns } from '../limits/semaphore.ts';
import type { Meter } from '../meter/meter.ts';
import type { Clock } from '../time/clock.ts';

export type HttpParts = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: Clock;
  readonly log: Logger;
  readonly guests: Guests;
  /** The people of the house. */
  readonly identity: FloorIdentity;
  /** Shared with the other nodes, where there are any. */
  readonly turns: KeyedTurns;
  /** Corrections that move more than this need a second supervisor. [T6] */
  readonly approvalMinor: Minor;
  /** Limits raised further than this need one too. [L3] [L4] */
  readonly limitsApproval: LimitsApproval;
  readonly floorTables: FloorTables;
  readonly lobby: () => readonly LobbyEntry[];
  readonly health: Health;
  readonly meter?: Meter;
  /** Told of every patron whose account changed here. */
  readonly onAccount: (patron: PatronId) => void;
  /** Told of every patron whose sessions were ended here. */
  readonly onLeave: (patron: PatronId) => void;
  /** The site's own origins; empty: wherever it is reached. */
  readonly origins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly doorway: Pick<Doorway, 'mayAsk'>;
  /** New guests one address may bring in a minute. */
  readonly guestsPerMinute: number;
  /** Tries one address may make in a minute to sign in at the floor. */
  readonly signInsPerMinute: number;
  /** Where the floor has an address of its own: the sockets that came by it. */
  readonly floorSockets?: FloorSockets;
  /** The folder of the built web app. */
  readonly webFolder: string;
};
