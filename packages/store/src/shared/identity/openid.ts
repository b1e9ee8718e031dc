// Maps rows of OpenID accounts and sessions, for both databases.
import type { OpenidKind, OpenidLink, OpenidSession } from '../../openid-store.ts';

export type OpenidLinkRow = {
  issuer: string;
  subject: string;
  kind: OpenidKind;
  account: string;
  linked_at: number;
};

export type OpenidSessionRow = {
  session: string;
  kind: OpenidKind;
  issuer: string;
  subject: string;
  sid: string | null;
  opened_at: number;
};

export const openidLinkOf = ({ linked_at, ...row }: OpenidLinkRow): OpenidLink => ({
  ...row,
  linkedAt: linked_at,
});

export const openidSessionOf = ({ opened_at, ...row }: OpenidSessionRow): OpenidSession => ({
  ...row,
  openedAt: opened_at,
});
