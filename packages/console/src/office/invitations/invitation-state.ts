// Whether an invitation can still be used.
import type { InvitationAnswer } from '@punto/protocol/floor/identity-api';

export type InvitationState = 'open' | 'used' | 'ended' | 'withdrawn';

export const invitationState = (
  {
    uses,
    used,
    expiresAt,
    withdrawnAt,
  }: Pick<InvitationAnswer, 'uses' | 'used' | 'expiresAt' | 'withdrawnAt'>,
  now: number,
): InvitationState => {
  if (withdrawnAt !== null) return 'withdrawn';
  if (now >= expiresAt) return 'ended';
  return used >= uses ? 'used' : 'open';
};

/** Address of the account page with the code filled in. The code is in the URL fragment, which a browser does not send to the server. */
export const invitationLink = (origin: string, code: string): string =>
  `${origin}/account#invitation=${code}`;
