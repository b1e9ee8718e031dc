// Dependencies of the floor's routes.
import type { Minor } from '@punto/engine/minor';
import type { GuestEntry } from '@punto/protocol/identity-api';
import type { LobbyEntry } from '@punto/protocol/message';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Brands } from '../brands/brand.ts';
import type { Broker } from '../broker/broker.ts';
import type { FloorIdentity } from '../identity/floor-identity.ts';
import type { HouseOpenid } from '../identity/openid/house-openid.ts';
import type { KeyedMutex } from '../limits/semaphore.ts';
import type { ProgramCheck } from '../program/program-check.ts';
import type { Clock } from '../time/clock.ts';
import type { BrandWallet } from '../wallet/brand-wallet.ts';
import type { FloorTables } from './floor-tables.ts';
import type { ReturnAlarms } from './return-to-player/return-alarms.ts';
import type { LimitsApproval } from './second-person.ts';
import type { TableKinds } from './table-kinds.ts';

export type FloorParts = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: Clock;
  /** The staff, their sessions and passwords. */
  readonly identity: FloorIdentity;
  /** The OpenID provider for sign-in; `null`: none. */
  readonly openid: HouseOpenid | null;
  /** Mutex by key, across all nodes. */
  readonly turns: KeyedMutex;
  /** Corrections that move more than this need a second supervisor. [T6] */
  readonly approvalMinor: Minor;
  /** Limits raised further than this need one too. [L3] [L4] */
  readonly limitsApproval: LimitsApproval;
  readonly floorTables: FloorTables;
  readonly kindOf: TableKinds;
  /** `null` in servers of tests, which have no program files to check. */
  readonly program: Pick<ProgramCheck, 'status' | 'check'> | null;
  /** Actual returns against theory, judged once a day. [A.6.1] */
  readonly returns: ReturnAlarms;
  /** Empty in a house without operators. */
  readonly brands: Brands;
  /** The wallets of the brands in this process. */
  readonly wallets: ReadonlyMap<string, Pick<BrandWallet, 'status'>>;
  readonly lobby: () => readonly LobbyEntry[];
  /** Time zone of accounts without one. */
  readonly zone: string;
  /** Called for every patron whose account changed here. */
  readonly onAccount: (patron: PatronId) => void;
  /** Called for every patron with a session that was ended here. */
  readonly onSessionsEnded: (patron: PatronId) => void;
  /** Called for every patron whose name was changed or removed here. */
  readonly onRenamed: (patron: PatronId) => void;
  /** Words that no name may have, besides those of the release. */
  readonly refusedWords: readonly string[];
  /** Whether a visitor without an account may play as a guest. */
  readonly guestEntry: GuestEntry;
  /** The site's own origins; empty: every origin at which it is reached. */
  readonly origins: readonly string[];
  /** Sign-ins on the floor that one address may try in a minute. */
  readonly signInsPerMinute: number;
};
