// Client of the identity routes: sign-in methods, sessions, data. Separate from the client of the other routes, because the first
// view of a page does not need it.
import type { SessionAnswer } from '../api.ts';
import type {
  AddPasskeyRequest,
  CreationOptionsAnswer,
  IdentityAnswer,
  InvitedRequest,
  PasskeySignInRequest,
  ProofRequest,
  RecoveryCodesAnswer,
  RecoverySignInRequest,
  RenamePasskeyRequest,
  RequestOptionsAnswer,
  WaysAnswer,
} from '../identity-api.ts';
import { IDENTITY_PATHS } from '../identity-paths.ts';
import { createAsk } from './api-client.ts';
import { type HttpOptions, pathOf } from './http.ts';

/** The typed client of the identity routes. Its functions throw `ApiRefusal` and nothing else. */
export const createIdentityClient = (options: HttpOptions) => {
  const ask = createAsk(options);
  const passkey = (id: string) => pathOf(IDENTITY_PATHS.passkey, { id });
  return {
    ways: () => ask<WaysAnswer>('GET', IDENTITY_PATHS.ways),
    identity: () => ask<IdentityAnswer>('GET', IDENTITY_PATHS.identity),
    signInOptions: () => ask<RequestOptionsAnswer>('POST', IDENTITY_PATHS.signInOptions),
    signIn: (given: PasskeySignInRequest) => ask<SessionAnswer>('POST', IDENTITY_PATHS.signIn, given),
    signInByCode: (given: RecoverySignInRequest) =>
      ask<SessionAnswer>('POST', IDENTITY_PATHS.recoverySignIn, given),
    enterInvited: (given: InvitedRequest) => ask<SessionAnswer>('POST', IDENTITY_PATHS.invitation, given),
    /** The address at which to sign in at the house's provider. */
    startOpenid: (given: { readonly prove?: true } = {}) =>
      ask<{ url: string }>('POST', IDENTITY_PATHS.openidStart, given),
    signOut: () => ask<null>('POST', IDENTITY_PATHS.signOut),
    proofOptions: () => ask<RequestOptionsAnswer>('POST', IDENTITY_PATHS.proofOptions),
    prove: (given: ProofRequest) => ask<IdentityAnswer>('POST', IDENTITY_PATHS.proof, given),
    passkeyOptions: () => ask<CreationOptionsAnswer>('POST', IDENTITY_PATHS.passkeyOptions),
    addPasskey: (given: AddPasskeyRequest) => ask<IdentityAnswer>('POST', IDENTITY_PATHS.passkeys, given),
    renamePasskey: (id: string, given: RenamePasskeyRequest) =>
      ask<IdentityAnswer>('PATCH', passkey(id), given),
    /** `last`: remove it even if it is the last sign-in method of the account. */
    removePasskey: (id: string, last: boolean) =>
      ask<IdentityAnswer>('DELETE', passkey(id) + (last ? '?last=yes' : '')),
    makeCodes: () => ask<RecoveryCodesAnswer>('POST', IDENTITY_PATHS.recoveryCodes),
    endSession: (id: string) => ask<IdentityAnswer>('DELETE', pathOf(IDENTITY_PATHS.session, { id })),
    endOtherSessions: () => ask<IdentityAnswer>('DELETE', IDENTITY_PATHS.sessions),
    erase: () => ask<null>('POST', IDENTITY_PATHS.erase),
  };
};
