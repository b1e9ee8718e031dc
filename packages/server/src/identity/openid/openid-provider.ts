// Sign-in at an OpenID provider: authorization code with PKCE and nonce, and validation of logout tokens. The library and the
// provider's configuration are loaded at the first sign-in.

import { hash } from 'node:crypto';
import type { Role } from '@punto/protocol/floor/permission';
import type { Challenges } from '@punto/store/challenge-store';
import type { JWTPayload } from 'jose';
import type { Configuration } from 'openid-client';
import type { Clock } from '../../time/clock.ts';
import type { OpenidSettings } from './openid-settings.ts';

const client = () => import('openid-client');
const jose = () => import('jose');

/** How long a sign-in at the provider may take. */
export const AWAY_MS = 10 * 60_000;
/** The largest age of a logout token; providers send them at once. */
const LOGOUT_TOKEN_S = 120;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const SCOPE = 'openid profile';
/** Tolerated difference of clocks. */
const SKEW_S = 30;

/** The person who signed in, from the provider's claims. */
export type OpenidPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly sid: string | null;
  /** A readable name for the staff; `null`: no claim has one. */
  readonly name: string | null;
  /** The highest role of the person's groups; `null`: no group has one. */
  readonly role: Role | null;
  readonly secondFactor: boolean;
};

export type OpenidLogout = {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
};

export type OpenidProvider = {
  readonly settings: OpenidSettings;
  /**
   * Returns the address at the provider. `finish` returns `body` with the person, once, in the browser that has `boundTo`.
   * `fresh`: the person has to sign in there anew, even with a session there.
   */
  readonly begin: (boundTo: string, redirectUri: string, body: string, fresh?: 'fresh') => Promise<string>;
  /**
   * `null`: the answer was not requested, or not by this browser, or is too late, or is not from this provider, or proves no
   * fresh sign-in where one was requested.
   */
  readonly finish: (
    boundTo: string,
    redirectUri: string,
    query: URLSearchParams,
  ) => Promise<{ readonly person: OpenidPerson; readonly body: string } | null>;
  /** `null`: not a logout token of this provider for this house, or used before. */
  readonly logout: (token: string) => Promise<OpenidLogout | null>;
};

type Kept = {
  readonly nonce: string;
  readonly verifier: string;
  readonly body: string;
  /** A flow that a patron began cannot end at the floor, nor a flow of the staff at the patrons' pages. */
  readonly redirectUri: string;
  /** When a fresh sign-in was asked for; `null`: any will do. */
  readonly freshSince: number | null;
};

export type OpenidProviderParts = {
  readonly settings: OpenidSettings;
  readonly challenges: Challenges;
  readonly clock: Pick<Clock, 'now'>;
  /** Called with the reason of a refused sign-in, which is not shown to the person. */
  readonly onRefused: (fault: unknown) => void;
};

export const createOpenidProvider = (parts: OpenidProviderParts): OpenidProvider => {
  const { settings, challenges, clock, onRefused } = parts;
  let known: Promise<Configuration> | null = null;

  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretPost, discovery } = await client();
    const { issuer, clientId, clientSecret } = settings;
    // The settings admit http for addresses of this machine only.
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), { execute });
  };
  /** After a failure the next call loads the configuration again. */
  const configuration = (): Promise<Configuration> => {
    known ??= discover().catch((fault: unknown) => {
      known = null;
      throw fault;
    });
    return known;
  };

  const begin: OpenidProvider['begin'] = async (boundTo, redirectUri, body, fresh) => {
    const library = await client();
    const config = await configuration();
    const [state, nonce, verifier] = [
      library.randomState(),
      library.randomNonce(),
      library.randomPKCECodeVerifier(),
    ];
    const now = clock.now();
    const kept: Kept = { nonce, verifier, body, redirectUri, freshSince: fresh ? now : null };
    const expiresAt = now + AWAY_MS;
    const id = hash('sha256', state);
    await challenges.add({ id, purpose: 'openid', boundTo, expiresAt, body: JSON.stringify(kept) });
    return library.buildAuthorizationUrl(config, {
      ...{ redirect_uri: redirectUri, scope: SCOPE, state, nonce },
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(fresh ? { prompt: 'login', max_age: '0' } : {}),
    }).href;
  };

  const finish: OpenidProvider['finish'] = async (boundTo, redirectUri, query) => {
    const state = query.get('state') ?? '';
    const taken = await challenges.take(
      { id: hash('sha256', state), purpose: 'openid', boundTo },
      clock.now(),
    );
    if (taken === null) return null;
    const { nonce, verifier, body, freshSince, ...kept }: Kept = JSON.parse(taken);
    if (kept.redirectUri !== redirectUri) return null;
    try {
      const library = await client();
      const tokens = await library.authorizationCodeGrant(
        await configuration(),
        // The answer's `iss` is compared: an answer of another provider is refused. [RFC 9207]
        new URL(`${redirectUri}?${query}`),
        {
          ...{
            expectedNonce: nonce,
            expectedState: state,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
          // The browser could leave out what asked for it: `auth_time` says when the person signed in there. The library
          // allows for clocks that differ by thirty seconds.
          ...(freshSince === null ? {} : { maxAge: Math.ceil((clock.now() - freshSince) / 1000) }),
        },
      );
      const claims = tokens.claims();
      if (!claims) return null;
      return { person: personOf(claims, settings), body };
    } catch (fault) {
      onRefused(fault);
      return null;
    }
  };

  const logout: OpenidProvider['logout'] = async (token) => {
    try {
      const { createRemoteJWKSet, jwtVerify } = await jose();
      const { issuer, jwks_uri } = (await configuration()).serverMetadata();
      const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks_uri ?? '')), {
        ...{ issuer, audience: settings.clientId, maxTokenAge: LOGOUT_TOKEN_S, clockTolerance: SKEW_S },
        requiredClaims: ['iat', 'jti', 'events'],
      });
      return (await isLogout(payload)) ? logoutOf(payload, issuer) : null;
    } catch (fault) {
      onRefused(fault);
      return null;
    }
  };

  /** [OpenID Connect Back-Channel Logout §2.6] */
  const isLogout = async ({ events, nonce, jti, sub, sid }: JWTPayload): Promise<boolean> => {
    const named = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
    if (!named || nonce !== undefined || (sub === undefined && sid === undefined)) return false;
    // Accepted once: the id is stored for as long as the token is valid.
    const expiresAt = clock.now() + (LOGOUT_TOKEN_S + 2 * SKEW_S) * 1000;
    const id = hash('sha256', `logout ${settings.issuer} ${jti}`);
    return challenges.add({ id, purpose: 'logout-token', boundTo: '', expiresAt, body: '' });
  };

  return { settings, begin, finish, logout };
};

const logoutOf = ({ sub, sid }: JWTPayload, issuer: string): OpenidLogout => ({
  issuer,
  subject: sub ?? null,
  sid: typeof sid === 'string' ? sid : null,
});

type Claims = { readonly iss: string; readonly sub: string; readonly [claim: string]: unknown };

const RANKED: readonly Role[] = ['manager', 'supervisor', 'dealer'];

const personOf = (claims: Claims, { groupsClaim, roles, secondFactor }: OpenidSettings): OpenidPerson => {
  const own = new Set(listOf(claims[groupsClaim]).flatMap((group) => roles.get(group) ?? []));
  const given = [
    ...listOf(claims.amr).map((amr) => `amr:${amr}`),
    ...listOf(claims.acr).map((acr) => `acr:${acr}`),
  ];
  const name = [claims.preferred_username, claims.name].find((each) => typeof each === 'string');
  return {
    ...{ issuer: claims.iss, subject: claims.sub, sid: typeof claims.sid === 'string' ? claims.sid : null },
    name: typeof name === 'string' ? name : null,
    role: RANKED.find((role) => own.has(role)) ?? null,
    secondFactor: given.some((each) => secondFactor.includes(each)),
  };
};

const listOf = (claim: unknown): readonly string[] =>
  [claim].flat().filter((each): each is string => typeof each === 'string');
