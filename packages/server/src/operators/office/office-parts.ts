// Dependencies of the office routes.
import type { IncomingHttpHeaders } from 'node:http';
import type { LobbyEntry } from '@punto/protocol/message';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Brands } from '../../brands/brand.ts';
import type { TableKinds } from '../../floor/table-kinds.ts';
import { originOfSite } from '../../http/origin.ts';
import type { Clock } from '../../time/clock.ts';
import type { OperatorIds } from './brand-trace.ts';

export type OfficeParts = {
  readonly store: Pick<
    Store,
    'office' | 'webhooks' | 'challenges' | 'rounds' | 'openedShoe' | 'operatorPatrons' | 'sessions'
  >;
  readonly clock: Pick<Clock, 'now'>;
  readonly brands: Brands;
  readonly kindOf: TableKinds;
  readonly lobby: () => readonly LobbyEntry[];
  readonly patronNames: OperatorIds;
  /** Called after the office ended sessions of a patron. */
  readonly onSessionsEnded: (patron: PatronId) => void;
  /** Returns the origin of the site, from the headers of a request. */
  readonly originOf: (headers: IncomingHttpHeaders) => string;
};

/** The dependencies as a server has them: patrons are looked up by the ids of their operator. */
export const officeParts = (
  parts: Omit<OfficeParts, 'patronNames' | 'originOf'> & { readonly origins: readonly string[] },
): OfficeParts => ({
  ...parts,
  patronNames: async (patron) => (await parts.store.operatorPatrons.of(patron))?.operatorPatron ?? patron,
  originOf: (headers) => originOfSite(headers, parts.origins),
});
