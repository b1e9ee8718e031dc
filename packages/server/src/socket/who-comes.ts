// The patron who opens a socket: the one of the session cookie. A browser that has no session may begin one as a guest with its
// socket, where the page asks for it. A cookie is never replaced here: with one that is over, or that waits for a guest's return,
// the page enters over HTTP, and so does the page of a launched patron, which is drawn with its brand.
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

/** `why`: there is no session. */
type Comer = Pick<Entered, 'patron' | 'token'> | { readonly why: string };
export type WhoComes = (request: IncomingMessage, enter: EnterAsGuest) => Promise<Comer>;

const asksToEnter = ({ url = '' }: IncomingMessage): boolean =>
  new URLSearchParams(url.split('?')[1] ?? '').get(ENTER_PARAMETER) === AS_GUEST;

/** Adds the cookie of a new session to the answer of `server` to the upgrade. */
export const createWhoComes = (
  guests: Pick<Guests, 'patronOf'>,
  server: Pick<WebSocketServer, 'on'>,
): WhoComes => {
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
