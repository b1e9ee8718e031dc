// Launches: the operator requests a launch URL, and the page that opens it within a minute exchanges its token for a session. The
// token is in the fragment of the URL, so no server, log or `Referer` header receives it.
import { randomBytes, randomUUID } from 'node:crypto';
import { type Minor, minor } from '@punto/engine/minor';
import { keyedPatron } from '@punto/ledger/patron-key';
import type { LaunchTerms } from '@punto/ledger/protection/launch';
import type { LaunchRequest } from '@punto/protocol/operator-api';
import type { Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
import type { Brand, Brands } from '../brands/brand.ts';
import { newSessionToken, sessionHash, tokenHash } from '../identity/session-token.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import type { Clock } from '../time/clock.ts';
import { launchTerms } from './launch-terms.ts';
import type { OpenSession } from './open-session.ts';

/** Lifetime of a launch token. */
export const LAUNCH_MS = 60_000;

const PURPOSE = 'launch';

export type Launches = {
  /** Returns the token of a launch URL: valid once, until `expiresAt`. */
  readonly begin: (
    brand: Brand,
    request: LaunchRequest,
  ) => Promise<{ readonly token: string; readonly expiresAt: number }>;
  readonly exchange: (token: string, brand: string, device: string) => Promise<Launched | LaunchRefusal>;
};

/** `invalid-token`: unknown, used, expired or of another brand. `wallet-refused`: the wallet refuses, or does not answer. */
export type LaunchRefusal = 'invalid-token' | 'wallet-refused';

export type Launched = {
  readonly patron: PatronId;
  /** The token of the new session. */
  readonly token: string;
  readonly balanceMinor: Minor;
  readonly language: string | null;
  readonly table: string | null;
};

export type LaunchParts = {
  readonly store: Pick<Store, 'challenges' | 'operatorPatrons' | 'protections' | 'sessions' | 'journal'>;
  readonly brands: Brands;
  readonly clock: Pick<Clock, 'now'>;
  readonly openSession: OpenSession;
  /** Called after the patron's earlier sessions have ended. */
  readonly onSessionsEnded: (patron: PatronId) => void;
};

export const createLaunches = (parts: LaunchParts): Launches => {
  const { store, brands, clock, openSession, onSessionsEnded } = parts;

  /** A random patron id: it contains nothing of the operator's id. */
  const newPatron = (brand: string, currency: string): PatronId =>
    patronId(keyedPatron({ brand, currency }, randomUUID()));

  const admit = async (brand: string, { currency, patron: operatorPatron }: LaunchRequest) => {
    const id = newPatron(brand, currency);
    const name = `Guest ${id.slice(-4)}`;
    return store.operatorPatrons.admit(
      { brand, currency, operatorPatron },
      { id, name, createdAt: clock.now() },
    );
  };

  /** Before the session opens, so that no ticket passes without them. */
  const setTerms = async (
    { gamingDay: { zone } }: Brand,
    patron: PatronId,
    terms: LaunchTerms | null,
    nowMs: number,
  ): Promise<void> => {
    const known = await store.protections.find(patron);
    if (terms === null && known?.launch === undefined) return;
    const changed = await store.protections.change(
      patron,
      { change: 'launch', terms },
      { setter: 'house', nowMs, zone },
    );
    if (!changed.ok) throw new Error(`the terms of a launch were refused: ${changed.refusal.reason}`);
  };

  const exchange: Launches['exchange'] = async (token, brandId, device) => {
    const id = sessionHash(token);
    const brand = brands.get(brandId);
    if (id === null || !brand) return 'invalid-token';
    const kept = await store.challenges.take({ id, purpose: PURPOSE, boundTo: brandId }, clock.now());
    if (kept === null) return 'invalid-token';
    const request: LaunchRequest = JSON.parse(kept);
    const { launch, patron: operatorPatron, currency } = request;
    const session = randomBytes(16).toString('hex');
    const answer = await openSession(brand, { launch, session, patron: operatorPatron, brand: brandId });
    // The launch fixes the currency: an answer in another one is refused.
    if (answer === null || answer.patron !== operatorPatron || answer.currency !== currency)
      return 'wallet-refused';
    const patron = await admit(brandId, request);
    const own = newSessionToken();
    const openedAt = clock.now();
    const terms = launchTerms(answer);
    await setTerms(brand, patron, terms, openedAt);
    await store.sessions.endAll(patron, { at: openedAt, reason: 'replaced' });
    await store.sessions.open(
      patron,
      { hash: tokenHash(own), id: session, openedAt, way: 'launch', device, provedAt: 0 },
      null,
    );
    await store.journal(
      entryOf(null, {
        at: openedAt,
        action: 'launch-patron',
        patron,
        after: { brand: brandId, currency, terms },
      }),
    );
    onSessionsEnded(patron);
    return {
      patron,
      token: own,
      balanceMinor: minor(answer.balance),
      language: request.language ?? null,
      table: request.table ?? null,
    };
  };

  return {
    begin: async ({ id: boundTo }, request) => {
      const token = newSessionToken();
      const expiresAt = clock.now() + LAUNCH_MS;
      const body = JSON.stringify(request);
      await store.challenges.add({ id: tokenHash(token), purpose: PURPOSE, boundTo, expiresAt, body });
      return { token, expiresAt };
    },
    exchange,
  };
};
