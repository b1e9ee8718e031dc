// Passkeys [WebAuthn]: options for the browser, and verification of its answers. The library is loaded at the first use, since a
// house whose patrons are guests does not need it.
import { randomBytes } from 'node:crypto';
import type {
  Assertion,
  CreationOptionsAnswer,
  NewCredential,
  RequestOptionsAnswer,
} from '@punto/protocol/identity-api';
import type { Challenges } from '@punto/store/challenge-store';
import type { JournalEntry } from '@punto/store/journal-entry';
import type { Passkey, PasskeyStore } from '@punto/store/passkey-store';
import type { PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';
import { decoyKey } from './decoy-key.ts';
import type { RelyingParty } from './relying-party.ts';

const library = () => import('@simplewebauthn/server');

/** Time limit of an answer; browsers get the same limit. */
export const CHALLENGE_MS = 5 * 60_000;
export const MOST_PASSKEYS = 20;
const NAME = 'Punto';
/** Ed25519, ECDSA on P-256, RSA: supported by browsers, and verified by the runtime without experimental features. */
const ALGORITHMS = [-8, -7, -257] as const;

export type Purpose = 'add-passkey' | 'sign-in' | 'prove';

export type Verified =
  | { readonly ok: true; readonly passkey: Passkey }
  /** `copied`: the counter went back, so two devices may have this key. */
  | { readonly ok: false; readonly copied: Passkey | null };

/** The account that the passkey is for; browsers show it in their list. */
export type Owner = { readonly id: PatronId; readonly name: string };

export type Passkeys = {
  /** Options for `navigator.credentials.create`. */
  readonly creation: (
    owner: Owner,
    boundTo: string,
    party: RelyingParty,
  ) => Promise<CreationOptionsAnswer['options']>;
  /** `refused`: the answer is not valid for the challenge; `known`: this passkey is stored already. */
  readonly add: (
    owner: Owner,
    given: { readonly credential: NewCredential; readonly name: string },
    boundTo: string,
    party: RelyingParty,
    entry: (passkey: Passkey) => JournalEntry,
  ) => Promise<'added' | 'refused' | 'known'>;
  /** Options for `navigator.credentials.get`; `of`: only passkeys of this patron. */
  readonly request: (
    purpose: 'sign-in' | 'prove',
    boundTo: string,
    party: RelyingParty,
    of?: PatronId,
  ) => Promise<RequestOptionsAnswer['options']>;
  /** An unknown passkey takes the same work as a wrong signature. */
  readonly verify: (
    purpose: 'sign-in' | 'prove',
    credential: Assertion,
    boundTo: string,
    party: RelyingParty,
  ) => Promise<Verified>;
};

export type PasskeyParts = {
  readonly passkeys: PasskeyStore;
  readonly challenges: Challenges;
  readonly clock: Pick<Clock, 'now'>;
};

export const createPasskeys = ({ passkeys, challenges, clock }: PasskeyParts): Passkeys => {
  const newChallenge = async (purpose: Purpose, boundTo: string, { id: body }: RelyingParty) => {
    const challenge = randomBytes(32);
    const now = clock.now();
    await challenges.add({
      ...{ id: challenge.toString('base64url'), purpose, boundTo, body },
      expiresAt: now + CHALLENGE_MS,
    });
    return new Uint8Array(challenge);
  };

  /** Takes the challenge first, so that no answer can be tried twice. */
  const taken = async (purpose: Purpose, clientData: string, boundTo: string, party: RelyingParty) => {
    const id = challengeIn(clientData);
    if (id === null) return null;
    const madeFor = await challenges.take({ id, purpose, boundTo }, clock.now());
    return madeFor === party.id ? id : null;
  };

  const listed = async (patron: PatronId, party: RelyingParty) =>
    (await passkeys.of(patron))
      .filter(({ relyingParty }) => relyingParty === party.id)
      .map(({ id, transports }) => ({ id, transports: [...transports] }));

  const creation: Passkeys['creation'] = async (owner, boundTo, party) => {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      ...{ rpName: NAME, rpID: party.id, userName: owner.name, userDisplayName: owner.name },
      userID: new Uint8Array(Buffer.from(owner.id)),
      challenge: await newChallenge('add-passkey', boundTo, party),
      timeout: CHALLENGE_MS,
      excludeCredentials: await listed(owner.id, party),
      supportedAlgorithmIDs: [...ALGORITHMS],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  };

  const add: Passkeys['add'] = async (owner, { credential, name }, boundTo, party, entry) => {
    const { verifyRegistrationResponse } = await library();
    const challenge = await taken('add-passkey', credential.response.clientDataJSON, boundTo, party);
    if (challenge === null) return 'refused';
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: [...ALGORITHMS],
      ...{ expectedOrigin: party.origin, expectedRPID: party.id },
      // The library reports every invalid answer with an error.
    }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
    if (!verified || !registrationInfo) return 'refused';
    const { credential: made, credentialBackedUp } = registrationInfo;
    const passkey: Passkey = {
      ...{ id: made.id, patron: owner.id, publicKey: made.publicKey, counter: made.counter, name },
      ...{ transports: made.transports ?? [], relyingParty: party.id, backedUp: credentialBackedUp },
      ...{ createdAt: clock.now(), usedAt: null },
    };
    return (await passkeys.add(passkey, entry(passkey))) ? 'added' : 'known';
  };

  const request: Passkeys['request'] = async (purpose, boundTo, party, of) => {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: party.id,
      challenge: await newChallenge(purpose, boundTo, party),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      ...(of === undefined ? {} : { allowCredentials: await listed(of, party) }),
    });
  };

  const verify: Passkeys['verify'] = async (purpose, credential, boundTo, party) => {
    const { verifyAuthenticationResponse } = await library();
    const challenge = await taken(purpose, credential.response.clientDataJSON, boundTo, party);
    const found = await passkeys.find(credential.id);
    const known = found?.relyingParty === party.id ? found : null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge ?? '',
      ...{ expectedOrigin: party.origin, expectedRPID: party.id },
      // The counter is compared below, after the signature was verified.
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(known?.publicKey ?? decoyKey()),
        counter: 0,
      },
    }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
    if (challenge === null || known === null || !verified || !authenticationInfo) return WRONG;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    if (isBack(known.counter, newCounter)) return { ok: false, copied: known };
    const use = { before: known.counter, counter: newCounter, backedUp: credentialBackedUp, at: clock.now() };
    return (await passkeys.use(known.id, use)) ? { ok: true, passkey: known } : WRONG;
  };

  return { creation, add, request, verify };
};

const WRONG = { ok: false, copied: null } as const;

/** An authenticator without a counter stays at 0. */
const isBack = (before: number, now: number): boolean => (before > 0 || now > 0) && now <= before;

/** The challenge that the browser signed; `null`: the client data is malformed. */
const challengeIn = (clientData: string): string | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge =
      typeof read === 'object' && read !== null && 'challenge' in read ? read.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // The client data is not JSON.
    return null;
  }
};
