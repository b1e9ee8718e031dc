// Finds the patron of a socket upgrade by the session cookie. If the page asks for it, the upgrade begins a guest's session for a
// browser without a session. The upgrade never replaces a cookie: with the cookie of an ended session, or of a guest who may return,
// the page enters over HTTP. So does the page of a launched patron, which is drawn with its brand.
import type { IncomingMessage } from 'node:http';
import { isKeyedPatron } from '@punto/ledger/patron-key';
import { AS_GUEST, ENTER_PARAMETER } from '@punto/protocol/guest-entry';
import type { PatronId } from '@punto/table/ids';
import type { WebSocketServer } from 'ws';
import { hasPatronCookie, tokenOf } from '../http/session-cookie.ts';
import type { Guests } from '../identity/guests.ts';
import type { MessageBudget } from '../limits/message-budget.ts';

type Entered = {
  readonly patron: PatronId;
  readonly token: string | undefined;
  /** `Set-Cookie` headers of the upgrade's answer. */
  readonly cookies: readonly string[];
};
/** By the limits and rules of `POST /api/session`; `null`: refused. */
export type EnterAsGuest = (request: IncomingMessage) => Promise<Entered | null>;
export const NO_ENTRY: EnterAsGuest = async () => null;

export type UpgradeTerms = {
  /** Message budget shared by all sockets of the address; absent: unlimited. */
  readonly budget?: MessageBudget;
  /** Absent: guests enter over HTTP only. */
  readonly enter?: EnterAsGuest;
};

/** The patron of the session; `why`: the reason for which there is no session. */
type UpgradePatron = Pick<Entered, 'patron' | 'token'> | { readonly why: string };
export type FindUpgradePatron = (request: IncomingMessage, enter: EnterAsGuest) => Promise<UpgradePatron>;

const asksToEnter = ({ url = '' }: IncomingMessage): boolean =>
  new URLSearchParams(url.split('?')[1] ?? '').get(ENTER_PARAMETER) === AS_GUEST;

/** Adds the cookie of a new session to the answer of `server` to the upgrade. */
export const createFindUpgradePatron = (
  guests: Pick<Guests, 'patronOf'>,
  server: Pick<WebSocketServer, 'on'>,
): FindUpgradePatron => {
  const given = new WeakMap<IncomingMessage, readonly string[]>();
  server.on('headers', (headers: string[], request: IncomingMessage) => {
    for (const cookie of given.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`);
  });
  return async (request, enter) => {
    const { cookie } = request.headers;
    const token = tokenOf(cookie);
    const known = await guests.patronOf(token);
    const asks = asksToEnter(request);
    if (known && !(asks && isKeyedPatron(known.id))) return { patron: known.id, token };
    if (!asks || hasPatronCookie(cookie)) return { why: 'There is no session: enter first.' };
    const entered = await enter(request);
    if (entered === null) return { why: 'A guest is not let in with the socket: enter over HTTP.' };
    given.set(request, entered.cookies);
    return entered;
  };
};
