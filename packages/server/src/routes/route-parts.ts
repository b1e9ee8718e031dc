// The parts passed to the HTTP server and its routes: each takes what it needs from here, and nothing is global.

import type { LobbyEntry } from '@punto/protocol/message';
import type { PatronId, TableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import type { FloorParts } from '../floor/floor-parts.ts';
import type { AddressLimiter } from '../http/address-limiter.ts';
import type { Health } from '../http/health.ts';
import type { FloorSockets } from '../http/listener-of-route.ts';
import type { SessionCookies } from '../http/session-cookie.ts';
import type { Guests } from '../identity/guests.ts';
import type { PatronEntrance } from '../identity/patron/patron-sign-in.ts';
import type { Meter } from '../meter/meter.ts';
import type { LaunchLimiter } from '../operators/launch-limits.ts';
import type { Launches } from '../operators/launches.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { Balances } from '../wallet/balances.ts';

export type HttpParts = FloorParts & {
  readonly log: Logger;
  readonly guests: Guests;
  /** Sign-in methods of patrons. */
  readonly entrance: PatronEntrance;
  readonly health: Health;
  readonly brands: Brands;
  readonly launches: Launches;
  readonly launchLimiter: LaunchLimiter;
  readonly balances: Pick<Balances, 'update'>;
  readonly sessionCookies: SessionCookies;
  /** `null`: the table is not in the lobby. */
  readonly lobbyEntry: (table: TableId) => LobbyEntry | null;
  readonly meter?: Meter;
  readonly tracing: Tracing | null;
  /** Called for every patron whose sessions were ended here. */
  readonly onLeave: (patron: PatronId) => void;
  readonly trustedProxies: readonly string[];
  readonly addressLimiter: Pick<AddressLimiter, 'mayAsk'>;
  /** New guests allowed from one address per minute. */
  readonly guestsPerMinute: number;
  /** Sockets of the floor's own listener, if there is one. */
  readonly floorSockets?: FloorSockets;
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** The folder of the built documents. */
  readonly docsFolder: string;
};
