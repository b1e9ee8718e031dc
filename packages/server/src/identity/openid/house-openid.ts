// The OpenID provider of the house with the services that use it, created once for each server.
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { KeyedMutex } from '../../limits/semaphore.ts';
import type { Clock } from '../../time/clock.ts';
import type { FloorSessions } from '../floor-sessions.ts';
import type { Guests } from '../guests.ts';
import { createPasswords } from '../password.ts';
import type { PatronEntrance } from '../patron/patron-sign-in.ts';
import { createOpenidLogout, type EndOpenidSessions } from './openid-logout.ts';
import { createOpenidProvider, type OpenidProvider } from './openid-provider.ts';
import type { OpenidSettings } from './openid-settings.ts';
import { createPatronOpenid, type PatronOpenid } from './patron-openid.ts';
import { createStaffOpenid, type StaffOpenid } from './staff-openid.ts';

export type HouseOpenid = {
  /** The provider's name on pages. */
  readonly name: string;
  readonly provider: OpenidProvider;
  readonly patrons: PatronOpenid;
  readonly staff: StaffOpenid;
  readonly end: EndOpenidSessions;
};

export type HouseOpenidParts = {
  readonly settings: OpenidSettings;
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly guests: Guests;
  readonly entrance: PatronEntrance;
  readonly floor: FloorSessions;
  readonly turns: KeyedMutex;
  readonly onSessionsEnded: (patron: PatronId) => void;
  readonly onRefused: (fault: unknown) => void;
};

export const createHouseOpenid = (parts: HouseOpenidParts): HouseOpenid => {
  const { settings, store, clock, guests, entrance, floor, turns, onSessionsEnded, onRefused } = parts;
  const { challenges } = store;
  return {
    name: settings.name,
    provider: createOpenidProvider({ settings, challenges, clock, onRefused }),
    patrons: createPatronOpenid({ store, clock, guests, entrance, turns }),
    staff: createStaffOpenid({
      ...{ store, clock, settings, turns, sessions: floor },
      passwords: createPasswords(),
    }),
    end: createOpenidLogout({ store, clock, floor, onSessionsEnded }),
  };
};
