// The settings of a house's OpenID provider.
import type { Role } from '@punto/protocol/floor/permission';

export type OpenidSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's name on pages. */
  readonly name: string;
  /** Whether patrons and staff sign in there. */
  readonly patrons: boolean;
  readonly staff: boolean;
  /** The claim with the groups of a person. */
  readonly groupsClaim: string;
  /** Role at the floor by group. */
  readonly roles: ReadonlyMap<string, Role>;
  /** Claims of which one shows a second factor: `amr:otp`, `acr:mfa`. Empty: no second factor is required. */
  readonly secondFactor: readonly string[];
};
