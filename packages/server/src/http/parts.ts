// What the routes stand on: each takes what it needs from here, and nothing is global.
import type { LobbyEntry } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Broker } from '../broker/broker.ts';
import type { Clock } from '../clock.ts';
import type { Guests } from '../identity/guests.ts';
import type { Store } from '../store/store.ts';

export type HttpParts = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: Clock;
  readonly log: Logger;
  readonly guests: Guests;
  readonly lobby: () => readonly LobbyEntry[];
  readonly isReady: () => boolean;
  /** Told of every patron whose account changed here. */
  readonly onAccount: (patron: PatronId) => void;
  /** The site's own origins; empty: wherever it is reached. */
  readonly origins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** New guests one address may bring in a minute. */
  readonly guestsPerMinute: number;
  /** The folder of the built web app. */
  readonly webFolder: string;
};
