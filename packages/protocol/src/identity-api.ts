// Schemas of a patron's identity: passkeys, recovery codes, sessions. The shape of a passkey's answer is checked here, its
// content by the server.
import { type Static, Type } from 'typebox';
import { closed, InstantSchema, listOf, orNull } from './setup-schema.ts';

/** Whether a visitor without an account may play as a guest. */
export const GUEST_ENTRIES = ['open', 'invitation', 'closed'] as const;
export type GuestEntry = (typeof GUEST_ENTRIES)[number];

export const WaysSchema = Type.Object(
  {
    guests: Type.Enum([...GUEST_ENTRIES]),
    passkeys: Type.Boolean({ description: 'At this address: browsers make none for an address in numbers.' }),
    openid: orNull(Type.Object({ name: Type.String() }, closed)),
  },
  closed,
);
export type WaysAnswer = Static<typeof WaysSchema>;

const SessionId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' });
const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]{1,8000}$', description: 'base64url' });

export const PasskeyNameSchema = Type.String({ minLength: 1, maxLength: 60 });

export const PasskeySchema = Type.Object(
  {
    id: CredentialId,
    name: Type.String(),
    relyingParty: Type.String({ description: 'The domain it works at.' }),
    backedUp: Type.Boolean({ description: 'It is on other devices of the patron too.' }),
    createdAt: InstantSchema,
    usedAt: orNull(InstantSchema),
  },
  closed,
);
export type PasskeyAnswer = Static<typeof PasskeySchema>;

export const SessionLineSchema = Type.Object(
  {
    id: SessionId,
    device: Type.String({ description: 'Browser and system; empty: unknown.' }),
    way: Type.Enum(['guest', 'passkey', 'recovery-code', 'openid', 'launch']),
    openedAt: InstantSchema,
    seenAt: InstantSchema,
    here: Type.Boolean({ description: 'The session that asks.' }),
  },
  closed,
);

/** A guest has no sign-in method: the session alone leads to the account. */
export const IdentitySchema = Type.Object(
  {
    passkeys: listOf(PasskeySchema),
    recoveryCodes: Type.Integer({ minimum: 0, description: 'Codes that are not used yet.' }),
    openid: Type.Boolean({ description: 'Signed in to at the house’s provider.' }),
    sessions: listOf(SessionLineSchema),
    provedUntil: InstantSchema,
    /** A guest account that is kept in this browser until the session ends. */
    guestWaits: Type.Boolean(),
  },
  closed,
);
export type IdentityAnswer = Static<typeof IdentitySchema>;

/** The input of `navigator.credentials.create` and `get`, as JSON in the form of the standard [WebAuthn §5.1]. */
type CreationOptions = {
  challenge: string;
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
};
type RequestOptions = { challenge: string; rpId?: string };
const options = (description: string) =>
  Type.Object({}, { additionalProperties: true, description: `As \`${description}\` takes it.` });

export const CreationOptionsSchema = Type.Object(
  {
    options: Type.Unsafe<CreationOptions>(options('PublicKeyCredential.parseCreationOptionsFromJSON')),
  },
  closed,
);
export type CreationOptionsAnswer = Static<typeof CreationOptionsSchema>;

export const RequestOptionsSchema = Type.Object(
  { options: Type.Unsafe<RequestOptions>(options('PublicKeyCredential.parseRequestOptionsFromJSON')) },
  closed,
);
export type RequestOptionsAnswer = Static<typeof RequestOptionsSchema>;

/** Browsers add fields; they are ignored. */
const open = { additionalProperties: true } as const;
const asBrowser = { ...open, description: 'As `PublicKeyCredential.toJSON()` has it.' };

const CREDENTIAL = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}, open),
} as const;

export const NewCredentialSchema = Type.Object(
  {
    ...CREDENTIAL,
    response: Type.Object(
      {
        clientDataJSON: Bytes,
        attestationObject: Bytes,
        transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 })),
      },
      open,
    ),
  },
  asBrowser,
);
export type NewCredential = Static<typeof NewCredentialSchema>;

export const AssertionSchema = Type.Object(
  {
    ...CREDENTIAL,
    response: Type.Object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }, open),
  },
  asBrowser,
);
export type Assertion = Static<typeof AssertionSchema>;

export const AddPasskeySchema = Type.Object(
  { credential: NewCredentialSchema, name: Type.Optional(PasskeyNameSchema) },
  closed,
);
export type AddPasskeyRequest = Static<typeof AddPasskeySchema>;

export const RenamePasskeySchema = Type.Object({ name: PasskeyNameSchema }, closed);
export type RenamePasskeyRequest = Static<typeof RenamePasskeySchema>;

export const PasskeyParamsSchema = Type.Object({ id: CredentialId }, closed);

/** `last`: the patron confirmed the removal of the last sign-in method of the account. */
export const RemovePasskeyQuerySchema = Type.Object({ last: Type.Optional(Type.Literal('yes')) }, closed);

/** The choice about the guest account of this browser; its coins stay in it in both cases. */
export const GUEST_CHOICES = ['keep', 'leave'] as const;
export type GuestChoice = (typeof GUEST_CHOICES)[number];
const Guest = Type.Optional(
  Type.Enum([...GUEST_CHOICES], {
    description: 'keep: it comes back in this browser at sign-out; leave: it is lost.',
  }),
);

export const PasskeySignInSchema = Type.Object({ credential: AssertionSchema, guest: Guest }, closed);
export type PasskeySignInRequest = Static<typeof PasskeySignInSchema>;

const RecoveryCode = Type.String({ minLength: 1, maxLength: 60 });
export const RecoverySignInSchema = Type.Object({ code: RecoveryCode, guest: Guest }, closed);
export type RecoverySignInRequest = Static<typeof RecoverySignInSchema>;

export const ProofSchema = Type.Union([
  Type.Object({ credential: AssertionSchema }, closed),
  Type.Object({ code: RecoveryCode }, closed),
]);
export type ProofRequest = Static<typeof ProofSchema>;

export const RecoveryCodesSchema = Type.Object(
  { codes: listOf(Type.String()) },
  { ...closed, description: 'Told once; the server has their hashes.' },
);
export type RecoveryCodesAnswer = Static<typeof RecoveryCodesSchema>;

export const SessionParamsSchema = Type.Object({ id: SessionId }, closed);

export const InvitedSchema = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }, closed);
export type InvitedRequest = Static<typeof InvitedSchema>;

/** Begins a sign-in at the OpenID provider of the house. */
export const OpenidStartSchema = Type.Object(
  {
    guest: Guest,
    prove: Type.Optional(
      Type.Literal(true, { description: 'Sign in there anew to prove the session that is open here. [I6]' }),
    ),
  },
  closed,
);
export type OpenidStartRequest = Static<typeof OpenidStartSchema>;
