// Sign-in of patrons, and the changes of their passkeys, recovery codes and sessions. Each sign-in opens a new session. An
// account is changed only by a patron who has shown a passkey or a code within the last minutes, since a copied session must not
// be enough to take the account over. [I1]–[I6]
import { randomBytes } from 'node:crypto';
import type {
  Assertion,
  CreationOptionsAnswer,
  GuestChoice,
  IdentityAnswer,
  NewCredential,
  RequestOptionsAnswer,
} from '@punto/protocol/identity-api';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { Passkey } from '@punto/store/passkey-store';
import type { PatronSession, SessionWay } from '@punto/store/patron-session-store';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { KeyedMutex } from '../../limits/semaphore.ts';
import type { Clock } from '../../time/clock.ts';
import type { Guests } from '../guests.ts';
import { SESSION_MS } from '../session-expiry.ts';
import { newSessionToken, tokenHash } from '../session-token.ts';
import { entryOf } from '../staff-journal-entry.ts';
import { MOST_PASSKEYS, type Passkeys } from './passkeys.ts';
import { codeHash, newCodes } from './recovery-code.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a shown passkey or code allows changes of the account. */
export const PROVED_MS = 5 * 60_000;

export type EntranceRefusal =
  | 'sign-in-refused'
  | 'prove-first'
  | 'guest-undecided'
  | 'last-way-in'
  | 'many-passkeys'
  | 'passkey-refused'
  | 'passkey-known'
  | 'no-passkey'
  | 'no-session'
  | 'no-ways-in'
  | 'stakes-open';
type Refused = { readonly ok: false; readonly refusal: EntranceRefusal };
type Done = { readonly ok: true } | Refused;

export type Browser = {
  readonly device: string;
  readonly party: RelyingParty;
  /** The cookie that the options of a sign-in were bound to; `null`: none. */
  readonly asking: string | null;
};

/** The session of the request; `null`: none. */
export type Present = PatronSession | null;

export type PatronSignedIn = {
  readonly ok: true;
  readonly patron: PatronId;
  readonly token: string;
  /**
   * The token of a new session of this browser's guest account, when it is kept, so that windows that show the guest's table
   * close with the old session. `null`: the guest account was left; absent: there was none.
   */
  readonly guestToken?: string | null;
};

export type PatronEntrance = {
  readonly identity: (session: PatronSession, guestWaits: boolean) => Promise<IdentityAnswer>;
  /** Whether the account has a sign-in method, beside its sessions. */
  readonly hasWayIn: (patron: PatronId) => Promise<boolean>;

  readonly signInOptions: (asking: string, party: RelyingParty) => Promise<RequestOptionsAnswer['options']>;
  readonly signIn: (
    present: Present,
    given: { readonly credential: Assertion; readonly guest?: GuestChoice | undefined },
    browser: Browser,
  ) => Promise<PatronSignedIn | Refused>;
  readonly signInByCode: (
    present: Present,
    given: { readonly code: string; readonly guest?: GuestChoice | undefined },
    device: string,
  ) => Promise<PatronSignedIn | Refused>;
  /** Signs in a patron whom the house's provider has authenticated; a guest account here is kept unless the choice is to leave it. */
  readonly signInAs: (
    present: Present,
    patron: PatronId,
    given: { readonly guest?: GuestChoice | undefined; readonly device: string },
  ) => Promise<PatronSignedIn>;
  readonly proofOptions: (
    session: PatronSession,
    party: RelyingParty,
  ) => Promise<RequestOptionsAnswer['options']>;
  readonly prove: (
    session: PatronSession,
    given: { readonly credential: Assertion; readonly party: RelyingParty } | { readonly code: string },
  ) => Promise<Done>;

  readonly passkeyOptions: (
    session: PatronSession,
    party: RelyingParty,
  ) => Promise<{ readonly ok: true; readonly options: CreationOptionsAnswer['options'] } | Refused>;
  /** `token`: the new session that replaces the guest's, after the first sign-in method; `null` otherwise. */
  readonly addPasskey: (
    session: PatronSession,
    given: { readonly credential: NewCredential; readonly name: string },
    party: RelyingParty,
  ) => Promise<{ readonly ok: true; readonly token: string | null } | Refused>;
  readonly renamePasskey: (session: PatronSession, id: string, name: string) => Promise<Done>;
  readonly removePasskey: (session: PatronSession, id: string, last: boolean) => Promise<Done>;
  readonly makeCodes: (
    session: PatronSession,
  ) => Promise<{ readonly ok: true; readonly codes: readonly string[] } | Refused>;

  /** Deletes the patron's identifying data permanently. A guest needs no proof, since a guest has no sign-in method. */
  readonly erase: (session: PatronSession) => Promise<Done>;
  readonly signOut: (session: PatronSession) => Promise<void>;
  /** Opens a session of the guest account kept in this browser, and returns its token; `null`: the account has a sign-in method now. */
  readonly comeBack: (waiting: PatronSession) => Promise<string | null>;
  readonly endSession: (session: PatronSession, id: string) => Promise<Done>;
  /** Ends all sessions of the patron but this one; returns their number. */
  readonly endOthers: (session: PatronSession) => Promise<number>;
};

export type EntranceParts = {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly guests: Pick<Guests, 'leave'>;
  readonly passkeys: Passkeys;
  /** Mutex by key, across all nodes. */
  readonly turns: KeyedMutex;
};

type GuestDecision = { readonly session: PatronSession; readonly choice: GuestChoice };

const refused = (refusal: EntranceRefusal): Refused => ({ ok: false, refusal });
const DONE = { ok: true } as const;

export const createEntrance = ({ store, clock, guests, passkeys, turns }: EntranceParts): PatronEntrance => {
  /** A journal entry of an act of the patron. */
  const act = (patron: PatronId, action: string, after: unknown = null): JournalEntry =>
    entryOf(null, { at: clock.now(), action, patron, after });

  const waysOf = async (patron: PatronId) => {
    const [own, codes, openid] = await Promise.all([
      store.passkeys.of(patron),
      store.recoveryCodes.left(patron),
      store.openid.of('patron', patron),
    ]);
    return { passkeys: own, codes, openid };
  };
  const hasWayIn = async (patron: PatronId): Promise<boolean> => {
    const ways = await waysOf(patron);
    return ways.passkeys.length + ways.codes + ways.openid.length > 0;
  };
  const isProved = ({ provedAt }: PatronSession): boolean => clock.now() < provedAt + PROVED_MS;

  /** A new id and token, so that a planted or copied session is not signed in. */
  const open = async (patron: PatronId, way: SessionWay, device: string, ends: string | null) => {
    const token = newSessionToken();
    const [id, openedAt] = [randomBytes(16).toString('hex'), clock.now()];
    const provedAt = way === 'guest' ? 0 : openedAt;
    const session = { hash: tokenHash(token), id, openedAt, way, device, provedAt };
    await store.sessions.open(patron, session, ends);
    return token;
  };

  /** The guest account of the browser that signs in; `undecided`: the request has no choice about it. */
  const guestOf = async (present: Present, choice: GuestChoice | undefined) => {
    if (present === null || (await hasWayIn(present.patron.id))) return null;
    return choice === undefined ? 'undecided' : { session: present, choice };
  };

  const signedIn = async (
    patron: PatronId,
    way: SessionWay,
    device: string,
    present: Present,
    guest: GuestDecision | null,
  ): Promise<PatronSignedIn> => {
    const isSame = present?.patron.id === patron;
    const token = await open(patron, way, device, isSame ? present.id : null);
    if (guest !== null) {
      const { id } = guest.session.patron;
      if (guest.choice === 'keep') {
        const kept = await open(id, 'guest', guest.session.device, guest.session.id);
        return { ok: true, patron, token, guestToken: kept };
      }
      await guests.leave(id);
      return { ok: true, patron, token, guestToken: null };
    }
    if (present !== null && !isSame)
      await store.sessions.end(present.patron.id, present.id, endOf(clock, 'replaced'));
    return { ok: true, patron, token };
  };

  const signIn: PatronEntrance['signIn'] = async (present, { credential, guest: choice }, browser) => {
    const guest = await guestOf(present, choice);
    if (guest === 'undecided') return refused('guest-undecided');
    const verified = await passkeys.verify('sign-in', credential, browser.asking ?? '', browser.party);
    if (!verified.ok) {
      await noteCopy(verified.copied);
      return refused('sign-in-refused');
    }
    return signedIn(verified.passkey.patron, 'passkey', browser.device, present, guest);
  };

  /** Journals a passkey that two devices may have, for the staff to see. */
  const noteCopy = async (copied: Passkey | null): Promise<void> => {
    if (copied) await store.journal(act(copied.patron, 'refuse-copied-passkey'));
  };

  const signInByCode: PatronEntrance['signInByCode'] = async (present, { code, guest: choice }, device) => {
    const guest = await guestOf(present, choice);
    if (guest === 'undecided') return refused('guest-undecided');
    const patron = await redeem(code);
    return patron === null
      ? refused('sign-in-refused')
      : signedIn(patron, 'recovery-code', device, present, guest);
  };

  const signInAs: PatronEntrance['signInAs'] = async (
    present,
    patron,
    { guest: choice = 'keep', device },
  ) => {
    const guest = present?.patron.id === patron ? null : await guestOf(present, choice);
    if (guest === 'undecided')
      throw new Error('the guest account is undecided although the choice has a default');
    return signedIn(patron, 'openid', device, present, guest);
  };

  const redeem = (code: string) =>
    store.recoveryCodes.redeem(codeHash(code), (patron) => act(patron, 'use-recovery-code'));

  const prove: PatronEntrance['prove'] = async (session, given) => {
    const { patron, id } = session;
    if ('code' in given) {
      // A code of another account is refused without being used up.
      const verified = await turns.take(`identity ${patron.id}`, async () =>
        (await store.recoveryCodes.has(patron.id, codeHash(given.code))) ? redeem(given.code) : null,
      );
      if (verified === null) return refused('sign-in-refused');
    } else {
      const verified = await passkeys.verify('prove', given.credential, id, given.party);
      if (!verified.ok) await noteCopy(verified.copied);
      if (!verified.ok || verified.passkey.patron !== patron.id) return refused('sign-in-refused');
    }
    await store.sessions.prove(id, clock.now());
    return DONE;
  };

  /** A guest adds the first sign-in method with the session alone; later ones need a proof. */
  const mayAdd = async (session: PatronSession): Promise<'first' | 'more' | Refused> => {
    if (!(await hasWayIn(session.patron.id))) return 'first';
    return isProved(session) ? 'more' : refused('prove-first');
  };

  const ownerOf = async ({ patron: { id, name } }: PatronSession) => {
    const { name: chosen } = await store.patrons.names.of(id, clock.now());
    return { id, name: chosen ?? name };
  };

  const passkeyOptions: PatronEntrance['passkeyOptions'] = async (session, party) => {
    const may = await mayAdd(session);
    if (typeof may === 'object') return may;
    if ((await store.passkeys.of(session.patron.id)).length >= MOST_PASSKEYS) return refused('many-passkeys');
    return { ok: true, options: await passkeys.creation(await ownerOf(session), session.id, party) };
  };

  /** One at a time, so that of two first passkeys the second needs a proof. */
  const addPasskey: PatronEntrance['addPasskey'] = (session, given, party) =>
    turns.take(`identity ${session.patron.id}`, async () => {
      const may = await mayAdd(session);
      if (typeof may === 'object') return may;
      if ((await store.passkeys.of(session.patron.id)).length >= MOST_PASSKEYS)
        return refused('many-passkeys');
      const owner = await ownerOf(session);
      const entry = ({ relyingParty, backedUp }: Passkey) =>
        act(owner.id, 'add-passkey', { relyingParty, backedUp, first: may === 'first' });
      const added = await passkeys.add(owner, given, session.id, party, entry);
      if (added === 'known') return refused('passkey-known');
      if (added === 'refused') return refused('passkey-refused');
      if (may === 'more') return { ok: true, token: null };
      return { ok: true, token: await open(owner.id, 'passkey', session.device, session.id) };
    });

  const removePasskey: PatronEntrance['removePasskey'] = (session, id, last) =>
    turns.take(`identity ${session.patron.id}`, async () => {
      const { id: patron } = session.patron;
      const ways = await waysOf(patron);
      if (!ways.passkeys.some((each) => each.id === id)) return refused('no-passkey');
      if (!isProved(session)) return refused('prove-first');
      if (!last && ways.passkeys.length + ways.codes + ways.openid.length === 1)
        return refused('last-way-in');
      const removed = await store.passkeys.remove(patron, id, act(patron, 'remove-passkey', { last }));
      return removed ? DONE : refused('no-passkey');
    });

  const makeCodes: PatronEntrance['makeCodes'] = async (session) => {
    const { id } = session.patron;
    if (!(await hasWayIn(id))) return refused('no-ways-in');
    if (!isProved(session)) return refused('prove-first');
    const codes = newCodes();
    const made = act(id, 'make-recovery-codes', { codes: codes.length });
    await store.recoveryCodes.replace(id, { hashes: codes.map(codeHash), at: clock.now() }, made);
    return { ok: true, codes };
  };

  const erase: PatronEntrance['erase'] = (session) =>
    turns.take(`identity ${session.patron.id}`, async () => {
      const { id } = session.patron;
      if ((await hasWayIn(id)) && !isProved(session)) return refused('prove-first');
      const erased = await store.erase(id, clock.now(), act(id, 'erase-patron', { by: 'patron' }));
      return erased === 'stakes-open' ? refused('stakes-open') : DONE;
    });

  const endSession: PatronEntrance['endSession'] = async ({ patron, id: own }, id) => {
    const entry = act(patron.id, 'end-session', { own: id === own });
    const ended = await store.sessions.end(patron.id, id, endOf(clock, 'patron'), entry);
    return ended ? DONE : refused('no-session');
  };

  const livingSince = (): number => clock.now() - SESSION_MS + 1;

  return {
    hasWayIn,
    identity: async (session, guestWaits) => {
      const [ways, sessions] = await Promise.all([
        waysOf(session.patron.id),
        store.sessions.of(session.patron.id, livingSince()),
      ]);
      return {
        passkeys: ways.passkeys.map(({ id, name, relyingParty, backedUp, createdAt, usedAt }) => ({
          ...{ id, name, relyingParty, backedUp, createdAt, usedAt },
        })),
        recoveryCodes: ways.codes,
        openid: ways.openid.length > 0,
        sessions: sessions.map((line) => ({ ...line, here: line.id === session.id })),
        provedUntil: session.provedAt + PROVED_MS,
        guestWaits,
      };
    },
    signInOptions: (asking, party) => passkeys.request('sign-in', asking, party),
    signIn,
    signInByCode,
    signInAs,
    proofOptions: ({ patron, id }, party) => passkeys.request('prove', id, party, patron.id),
    prove,
    passkeyOptions,
    addPasskey,
    renamePasskey: async ({ patron }, id, name) =>
      (await store.passkeys.rename(patron.id, id, name)) ? DONE : refused('no-passkey'),
    removePasskey,
    makeCodes,
    erase,
    signOut: async ({ patron, id }) => void (await store.sessions.end(patron.id, id, endOf(clock, 'patron'))),
    comeBack: async ({ patron: { id }, id: ends, device }) =>
      (await hasWayIn(id)) ? null : open(id, 'guest', device, ends),
    endSession,
    endOthers: async ({ patron, id: own }) => {
      const others = (await store.sessions.of(patron.id, 0)).filter(({ id }) => id !== own);
      for (const { id } of others)
        await store.sessions.end(
          patron.id,
          id,
          endOf(clock, 'patron'),
          act(patron.id, 'end-session', { own: false }),
        );
      return others.length;
    },
  };
};

const endOf = (clock: Pick<Clock, 'now'>, reason: 'patron' | 'replaced') => ({ at: clock.now(), reason });
