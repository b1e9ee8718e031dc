// Guests: patrons without an account. Each enters with a starting balance, and may get it again when broke. [L7]
import { randomInt, randomUUID } from 'node:crypto';
import { coins, MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import { HOUSE, type Movement, patronAccount } from '@punto/ledger';
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import { isBroke } from '@punto/protocol/broke';
import type { AccountView } from '@punto/protocol/message';
import type { PatronSession } from '@punto/store/patron-session-store';
import type { Patron, Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
import { type KeyedMutex, LocalKeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { accountView } from './account-view.ts';
import { isOver, type LifeOf, seenEveryMs } from './session-expiry.ts';
import { newSessionToken, sessionHash, tokenHash } from './session-token.ts';

export const STARTING_BALANCE = coins(10_000);
const DAY_MS = 24 * 60 * 60_000;
/**
 * Age at which a session gets a new token, so that a copied one does not stay valid for long once its owner returns.
 */
export const RENEWED_MS = DAY_MS;
/** How long the old token stays valid afterwards: other windows may have requests on the way. */
export const BOTH_MS = 60_000;
/** Number of the patron's latest entries among which a repeated request is searched. */
const RECENT_ENTRIES = 100;

export type TopUp =
  | { readonly ok: true; readonly account: AccountView }
  | { readonly ok: false; readonly refusal: 'not-broke' | ProtectionRefusal };

export type Guests = {
  /** Creates a patron with a session; the token is not stored. */
  readonly admit: (device?: string) => Promise<{ readonly patron: Patron; readonly token: string }>;
  readonly patronOf: (token: string | undefined) => Promise<Patron | null>;
  /** Records an act of a launched patron, so that the session does not become idle. */
  readonly use: (token: string | undefined) => Promise<void>;
  /** The session; `null`: unknown or ended. */
  readonly sessionOf: (token: string | undefined) => Promise<PatronSession | null>;
  /** Records the use of a session: at most once an hour, or once in `seenEveryMs`. */
  readonly see: (session: PatronSession, device: string) => Promise<void>;
  /** A new token for a session that has become old; `null`: keep the current one. */
  readonly renew: (token: string | undefined) => Promise<string | null>;
  /** Ends all sessions of the patron, so that the account cannot be used. */
  readonly leave: (patron: PatronId) => Promise<void>;
  /** Only when the patron is broke; the same request twice counts once. [L6] [L7] */
  readonly topUp: (patron: PatronId, request: string) => Promise<TopUp>;
};

export const createGuests = (
  store: Store,
  clock: Clock,
  turns: KeyedMutex = new LocalKeyedMutex(),
  /** The smallest minimum of all tables: a patron with less is broke. */
  leastMinor: () => Minor = () => minor(MINOR_PER_COIN),
  lifeOf: LifeOf = () => null,
): Guests => {
  const admit = async (device?: string) => {
    const patron: Patron = {
      id: patronId(`guest-${randomUUID()}`),
      name: `Guest ${randomInt(1000, 10_000)}`,
      createdAt: clock.now(),
    };
    const token = newSessionToken();
    const grant = fromHouse('grant', `grant:${patron.id}`, patron.id, patron.createdAt);
    await store.admit(patron, tokenHash(token), [grant], device);
    return { patron, token };
  };

  const sessionOf = async (token: string | undefined): Promise<PatronSession | null> => {
    const hash = sessionHash(token);
    const session = hash === null ? null : await store.sessions.find(hash);
    return session !== null && !isOver(session, lifeOf(session.patron.id), clock.now()) ? session : null;
  };

  const patronOf = async (token: string | undefined): Promise<Patron | null> => {
    const session = await sessionOf(token);
    if (session === null) return null;
    if (session.replaces !== null && clock.now() >= session.openedAt + BOTH_MS)
      await store.sessions.settle(session);
    return session.patron;
  };

  const see = async ({ hash, seenAt, patron }: PatronSession, device: string): Promise<void> => {
    if (clock.now() >= seenAt + seenEveryMs(lifeOf(patron.id)))
      await store.sessions.see(hash, clock.now(), device);
  };

  const use = async (token: string | undefined): Promise<void> => {
    const session = await sessionOf(token);
    if (session !== null && lifeOf(session.patron.id) !== null) await see(session, session.device);
  };

  const renew = async (token: string | undefined): Promise<string | null> => {
    const session = await sessionOf(token);
    if (session === null || clock.now() < session.openedAt + RENEWED_MS) return null;
    const next = newSessionToken();
    return (await store.sessions.replace(session, tokenHash(next), clock.now())) ? next : null;
  };

  /** Serialised for each patron: two concurrent requests must not both be granted. */
  const topUp = (patron: PatronId, request: string): Promise<TopUp> =>
    turns.take(`top-up ${patron}`, () => fill(patron, request));

  const fill = async (patron: PatronId, request: string): Promise<TopUp> => {
    const id = `top-up:${patron}:${request}`;
    const recent = await store.statement(patron, { limit: RECENT_ENTRIES, before: null });
    const done = recent.items.some((line) => line.id === id);
    if (!done) {
      if (!isBroke(await accountView(store, patron, clock.now()), leastMinor()))
        return { ok: false, refusal: 'not-broke' };
      const refusal = await store.give(patron, fromHouse('top-up', id, patron, clock.now()));
      if (typeof refusal === 'object' && refusal !== null) return { ok: false, refusal };
      if (refusal !== null) throw new Error(`the books refuse a top-up: ${refusal}`);
    }
    return { ok: true, account: await accountView(store, patron, clock.now()) };
  };

  const leave = async (patron: PatronId): Promise<void> =>
    void (await store.sessions.endAll(patron, { at: clock.now(), reason: 'patron' }));

  return { admit, patronOf, use, sessionOf, see, renew, leave, topUp };
};

const fromHouse = (code: 'grant' | 'top-up', id: string, patron: PatronId, at: number): Movement => ({
  kind: 'direct',
  id,
  debit: HOUSE,
  credit: patronAccount(patron),
  amountMinor: STARTING_BALANCE,
  code,
  memo: { at },
});
