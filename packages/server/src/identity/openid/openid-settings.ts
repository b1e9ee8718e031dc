// The OpenID provider of a house, as its settings name it.
import type { Role } from '@punto/protocol/floor/permission';

export type OpenidSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the pages. */
  readonly name: string;
  /** Who signs in there. */
  readonly patrons: boolean;
  readonly staff: boolean;
  /** Claim with the groups of a person. */
  readonly groupsClaim: string;
  /** Role at the floor by group. */
  readonly roles: ReadonlyMap<string, Role>;
  /** Any of these says that a second factor was given: `amr:otp`, `acr:mfa`. Empty: none is asked for. */
  readonly secondFactor: readonly string[];
};
