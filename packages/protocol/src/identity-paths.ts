// Paths of the identity routes and of a patron's data, without the schemas, for clients.

export const IDENTITY_PATHS = {
  /** The sign-in methods that this house offers. */
  ways: '/api/ways',
  invitation: '/api/session/invitation',
  signInOptions: '/api/sign-in/options',
  signIn: '/api/sign-in',
  recoverySignIn: '/api/sign-in/recovery-code',
  signOut: '/api/sign-out',
  identity: '/api/me/identity',
  passkeyOptions: '/api/me/passkeys/options',
  passkeys: '/api/me/passkeys',
  passkey: '/api/me/passkeys/:id',
  proofOptions: '/api/me/proof/options',
  proof: '/api/me/proof',
  recoveryCodes: '/api/me/recovery-codes',
  sessions: '/api/me/sessions',
  session: '/api/me/sessions/:id',
  openid: '/api/openid',
  openidStart: '/api/openid/start',
  openidCallback: '/api/openid/callback',
  openidLogout: '/api/openid/back-channel-logout',
  export: '/api/me/export',
  erase: '/api/me/erase',
} as const;
