// The stores of patrons' sign-in methods, put together.
import type { Challenges } from './challenge-store.ts';
import type { Erase } from './erasure-store.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { OpenidStore } from './openid-store.ts';
import type { OperatorPatronStore } from './operator-patron-store.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { PatronSessions } from './patron-session-store.ts';
import type { RecoveryCodes } from './recovery-code-store.ts';
import type { RetentionStore } from './retention-store.ts';

export type IdentityStore = {
  readonly sessions: PatronSessions;
  readonly passkeys: PasskeyStore;
  readonly recoveryCodes: RecoveryCodes;
  readonly challenges: Challenges;
  readonly invitations: InvitationStore;
  readonly openid: OpenidStore;
  readonly operatorPatrons: OperatorPatronStore;
  readonly erase: Erase;
  readonly retention: RetentionStore;
};
