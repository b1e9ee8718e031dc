// Back-channel sign-out: the provider reports that a session there has ended. Every session here that was opened with it ends,
// with its sockets at all nodes. [OpenID Connect Back-Channel Logout]
import type { Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';
import type { FloorSessions } from '../floor-sessions.ts';
import { entryOf } from '../staff-journal-entry.ts';
import type { OpenidLogout } from './openid-provider.ts';

export type EndOpenidSessions = (logout: OpenidLogout) => Promise<number>;

export type OpenidLogoutParts = {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly floor: Pick<FloorSessions, 'findByHash' | 'end'>;
  /** Called for every patron with a session that was ended. */
  readonly onSessionsEnded: (patron: PatronId) => void;
};

/** Returns the number of ended sessions. */
export const createOpenidLogout = (parts: OpenidLogoutParts): EndOpenidSessions => {
  const { store, clock, floor, onSessionsEnded } = parts;

  const endPatrons = async (issuer: string, subject: string, session: string): Promise<boolean> => {
    const account = await store.openid.find('patron', { issuer, subject });
    if (account === null) return false;
    const patron = patronId(account);
    const after = { issuer };
    const entry = entryOf(null, { at: clock.now(), action: 'end-session', patron, after });
    const ended = await store.sessions.end(patron, session, { at: entry.at, reason: 'patron' }, entry);
    onSessionsEnded(patron);
    return ended;
  };

  const endStaffs = async (session: string, issuer: string): Promise<boolean> => {
    const signedIn = await floor.findByHash(session);
    if (signedIn === null) return false;
    const after = { because: 'signed out at the provider', issuer };
    await floor.end(signedIn, entryOf(signedIn, { at: clock.now(), action: 'session-ended', after }));
    return true;
  };

  return async ({ issuer, subject, sid }) => {
    let ended = 0;
    for (const each of await store.openid.sessions(issuer, { subject, sid })) {
      const { kind, session } = each;
      const done =
        kind === 'patron'
          ? await endPatrons(issuer, each.subject, session)
          : await endStaffs(session, issuer);
      await store.openid.forget(session);
      if (done) ended += 1;
    }
    return ended;
  };
};
