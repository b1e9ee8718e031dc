// Guests: patrons without an account. Each enters with a starting balance, and may get it again when broke. [L7]
import { randomInt, randomUUID } from 'node:crypto';
import { coins, MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import { HOUSE, type Movement, patronAccount } from '@punto/ledger';
import { isBroke } from '@punto/protocol/broke';
import type { AccountView } from '@punto/protocol/message';
import type { PatronSession } from '@punto/store/patron-session-store';
import type { Patron, Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
import { type KeyedMutex, LocalKeyedMutex } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { accountView } from './account-view.ts';
import { newSessionToken, sessionHash } from './session-token.ts';

export const STARTING_BALANCE = coins(10_000);
const DAY_MS = 24 * 60 * 60_000;
/** As long as browsers keep a cookie: who stays away longer has lost theirs already. */
export const SESSION_MS = 400 * DAY_MS;
/** Whoever enters with one so old gets another: what was copied is of no use for long once its owner comes back. */
export const RENEWED_MS = DAY_MS;
/** So long the old one still counts after the new one was given: other windows have requests on the way. */
export const BOTH_MS = 60_000;
/** A repeated request is looked for among so many of the patron's latest entries. */
const RECENT_ENTRIES = 100;

export type TopUp =
  | { readonly ok: true; readonly account: AccountView }
  | { readonly ok: false; readonly refusal: 'not-broke' };

export type Guests = {
  /** A new patron with a new session; the token is told once and never again. */
  readonly admit: () => Promise<{ readonly patron: Patron; readonly token: string }>;
  readonly patronOf: (token: string | undefined) => Promise<Patron | null>;
  /** The token to use from now on, for a session that has become old; `null`: the one there is. */
  readonly renew: (token: string | undefined) => Promise<string | null>;
  /** Ends every session of the patron: nobody comes back to this account. */
  readonly leave: (patron: PatronId) => Promise<void>;
  /** Only when nothing can be staked any more; the same request twice counts once. [L6] [L7] */
  readonly topUp: (patron: PatronId, request: string) => Promise<TopUp>;
};

export const createGuests = (
  store: Store,
  clock: Clock,
  turns: KeyedMutex = new LocalKeyedMutex(),
  /** The least that can be staked anywhere in the house: who has less is broke. */
  leastMinor: () => Minor = () => minor(MINOR_PER_COIN),
): Guests => {
  const admit = async () => {
    const patron: Patron = {
      id: patronId(`guest-${randomUUID()}`),
      name: `Guest ${randomInt(1000, 10_000)}`,
      createdAt: clock.now(),
    };
    const token = newSessionToken();
    const grant = fromHouse('grant', `grant:${patron.id}`, patron.id, patron.createdAt);
    await store.admit(patron, hashOf(token), [grant]);
    return { patron, token };
  };

  const sessionOf = async (token: string | undefined): Promise<PatronSession | null> => {
    const hash = sessionHash(token);
    const session = hash === null ? null : await store.sessions.find(hash);
    return session !== null && clock.now() < session.openedAt + SESSION_MS ? session : null;
  };

  const patronOf = async (token: string | undefined): Promise<Patron | null> => {
    const session = await sessionOf(token);
    if (session === null) return null;
    if (session.replaces !== null && clock.now() >= session.openedAt + BOTH_MS)
      await store.sessions.settle(session);
    return session.patron;
  };

  const renew = async (token: string | undefined): Promise<string | null> => {
    const session = await sessionOf(token);
    if (session === null || clock.now() < session.openedAt + RENEWED_MS) return null;
    const next = newSessionToken();
    return (await store.sessions.replace(session, hashOf(next), clock.now())) ? next : null;
  };

  /** One at a time for each patron: two requests that both see an empty purse must not both fill it. */
  const topUp = (patron: PatronId, request: string): Promise<TopUp> =>
    turns.take(`top-up ${patron}`, () => fill(patron, request));

  const fill = async (patron: PatronId, request: string): Promise<TopUp> => {
    const id = `top-up:${patron}:${request}`;
    const recent = await store.statement(patron, { limit: RECENT_ENTRIES, before: null });
    const done = recent.items.some((line) => line.id === id);
    if (!done) {
      if (!isBroke(await accountView(store, patron), leastMinor()))
        return { ok: false, refusal: 'not-broke' };
      const refusal = await store.transfer([fromHouse('top-up', id, patron, clock.now())]);
      if (refusal !== null) throw new Error(`the books refuse a top-up: ${refusal}`);
    }
    return { ok: true, account: await accountView(store, patron) };
  };

  return { admit, patronOf, renew, leave: store.sessions.endAll, topUp };
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

const hashOf = (token: string): string => {
  const hash = sessionHash(token);
  if (hash === null) throw new Error('a new session token is not one');
  return hash;
};
