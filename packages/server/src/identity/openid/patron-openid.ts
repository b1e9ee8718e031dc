// Patrons who sign in at the house's OpenID provider. A new subject is linked to the guest account of this browser, with its
// coins, or to a new account; an account that has another sign-in method is never linked by a sign-in there. [I10]
import type { GuestChoice } from '@punto/protocol/identity-api';
import type { PatronSession } from '@punto/store/patron-session-store';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import { patronId } from '@punto/table/ids';
import type { KeyedMutex } from '../../limits/semaphore.ts';
import type { Clock } from '../../time/clock.ts';
import type { Guests } from '../guests.ts';
import type { PatronEntrance, PatronSignedIn } from '../patron/patron-sign-in.ts';
import { tokenHash } from '../session-token.ts';
import { entryOf } from '../staff-journal-entry.ts';
import type { OpenidPerson } from './openid-provider.ts';

export type PatronOpenid = {
  readonly signIn: (
    person: OpenidPerson,
    present: PatronSession | null,
    given: { readonly guest?: GuestChoice | undefined; readonly device: string },
  ) => Promise<PatronSignedIn>;
  /** Counts a new sign-in there as a proof in this session. `false`: the account of the session is not that of the subject. */
  readonly prove: (person: OpenidPerson, present: PatronSession) => Promise<boolean>;
};

export type PatronOpenidParts = {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly guests: Pick<Guests, 'admit'>;
  readonly entrance: PatronEntrance;
  readonly turns: KeyedMutex;
};

export const createPatronOpenid = (parts: PatronOpenidParts): PatronOpenid => {
  const { store, clock, guests, entrance, turns } = parts;

  const accountOf = async (
    { issuer, subject }: OpenidPerson,
    present: PatronSession | null,
    device: string,
  ): Promise<PatronId> => {
    const known = await store.openid.find('patron', { issuer, subject });
    if (known !== null) return patronId(known);
    const isGuest = present !== null && !(await entrance.hasWayIn(present.patron.id));
    const patron = isGuest ? present.patron.id : (await guests.admit(device)).patron.id;
    const linkedAt = clock.now();
    const entry = entryOf(null, { at: linkedAt, action: 'link-openid', patron, after: { issuer } });
    await store.openid.link({ issuer, subject, kind: 'patron', account: patron, linkedAt }, entry);
    return patron;
  };

  return {
    // One sign-in at a time for each subject, so that it gets one account.
    signIn: (person, present, { guest, device }) =>
      turns.take(`openid ${person.issuer} ${person.subject}`, async () => {
        const patron = await accountOf(person, present, device);
        const signedIn = await entrance.signInAs(present, patron, { guest, device });
        const session = await store.sessions.find(tokenHash(signedIn.token));
        if (session === null) throw new Error('the session opened by this sign-in was not found');
        const { issuer, subject, sid } = person;
        const opened = { kind: 'patron', issuer, subject, sid, openedAt: session.openedAt } as const;
        await store.openid.opened({ ...opened, session: session.id });
        return signedIn;
      }),
    prove: async ({ issuer, subject }, present) => {
      if ((await store.openid.find('patron', { issuer, subject })) !== present.patron.id) return false;
      await store.sessions.prove(present.id, clock.now());
      return true;
    },
  };
};
