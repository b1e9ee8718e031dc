// The list of errors and refusals that a client of the sockets or of HTTP can get: what each means, what to do, and whether to send
// the request again. docs/reference/errors.md and the AsyncAPI document are made from it.
import type { ActRefusal, TicketRefusal } from '@punto/table';
import type { FloorError } from '../floor/api.ts';
import type { ProtocolError } from '../message.ts';

/**
 * `same`: the same request again, after a moment; it counts once. `changed`: once the request is changed. `later`: when what stands
 * in the way is over. `no`: never.
 */
export type Retry = 'same' | 'changed' | 'later' | 'no';
export type Described = { readonly means: string; readonly act: string; readonly retry: Retry };
type List<C extends string> = Readonly<Record<C, Described>>;

const told = (retry: Retry, means: string, act: string): Described => ({ means, act, retry });
const BUSY_TABLE = told('same', 'The table has too many requests.', 'Wait a moment and send it again.');

/** `error` on a socket. */
export const SOCKET_ERRORS: List<ProtocolError> = {
  malformed: told(
    'changed',
    'The message does not fit its schema.',
    'Correct the field that the message names.',
  ),
  'too-large': told(
    'changed',
    'The message has more than 16 KiB. The socket is closed.',
    'Send less, and reconnect.',
  ),
  'unknown-message': told('changed', 'There is no message of this type.', 'Correct the type.'),
  'too-frequent': told(
    'later',
    'More than thirty messages a second.',
    'Send fewer; a socket that goes on is closed.',
  ),
  'no-such-table': told('changed', 'There is no table of this name.', 'Take a name from the lobby.'),
  'not-signed-in': told(
    'later',
    'There is no session, or it has ended. The socket is closed.',
    'Enter or sign in, then reconnect.',
  ),
  'wrong-origin': told(
    'no',
    'The page is of another site. The socket is closed.',
    'Open the page at an address that the house allows.',
  ),
  'other-protocol': told(
    'no',
    'The server does not serve the version of the protocol that the client named. The socket is closed.',
    'Load the page again, or update the client.',
  ),
  busy: BUSY_TABLE,
  'cannot-record': told(
    'same',
    'The house cannot write to its disk. An act was not done.',
    'Wait a moment and send it again.',
  ),
  'slow-reader': told(
    'later',
    'The client read too slowly. The socket is closed.',
    'Reconnect and watch again.',
  ),
  'table-stopped': told(
    'later',
    'The table has stopped on a fault. Stakes on it are kept.',
    'Wait until it plays again.',
  ),
  'at-another-table': told(
    'no',
    'The patron watches another table, and may be at one.',
    'Nothing; watch again to come back.',
  ),
};

const closedRound = (means: string) => told('no', means, 'Place another ticket in the next round.');
const stakes = (means: string, act: string) => told('changed', means, act);

/** `refusal.reason` of `ticket-refused`. */
export const TICKET_REFUSALS_SAY: List<TicketRefusal['reason']> = {
  'betting-closed': closedRound('The betting of that round is closed, or the round is over.'),
  'table-paused': told('later', 'The table is paused by the staff.', 'Wait until it plays again.'),
  suspended: told('no', 'The house takes no bets of this patron.', 'Ask the house; watching is free.'),
  excluded: told('later', 'The patron is excluded up to `untilMs`, or for good.', 'Wait for the end.'),
  'time-out': told('later', 'The patron takes a break up to `untilMs`.', 'Wait for the end.'),
  'reality-check': told(
    'later',
    'A reality check waits for an answer.',
    'Answer it with `POST /api/protection`.',
  ),
  'own-limit': stakes(
    'It is above the patron’s own limit `key`.',
    'Stake `open` or less, or wait until `untilMs`.',
  ),
  'staked-elsewhere': told(
    'later',
    'The patron has stakes at `tablesAtOnce` other tables.',
    'Wait for the end of their rounds.',
  ),
  'no-seat': told('later', 'Only patrons with a seat may stake at this table.', 'Take a seat.'),
  'one-main': stakes('The room allows one of player, banker and tie in a round.', 'Leave `option` out.'),
  'not-offered': stakes('The table does not offer `option`.', 'Stake on an option of `setup.offers`.'),
  'mode-not-offered': stakes('The table does not offer this mode.', 'Take one of `setup.commissionModes`.'),
  'mode-fixed': stakes(
    'The patron has stakes of another mode in this round.',
    'Send `mode` as in the refusal.',
  ),
  'closed-for-shoe': stakes(
    '`option` is closed after round `until` of a shoe.',
    'Leave it out until the next shoe.',
  ),
  'not-a-multiple': stakes('The stake on `option` is no multiple of `stepMinor`.', 'Stake a multiple.'),
  'below-minimum': stakes('The stake on `option` is below `minMinor`.', 'Stake at least that.'),
  'above-maximum': stakes('All stakes on `option` are above `maxMinor`.', 'Stake less.'),
  'over-differential': stakes(
    '`option` takes `openMinor` more at most: `limit` says whose limit it is.',
    'Stake less, or on the other side too.',
  ),
  'not-enough-balance': stakes(
    'The balance is `availableMinor`. `say` may have the operator’s own sentence.',
    'Stake less, or top up when broke.',
  ),
  'wallet-refused': told(
    'changed',
    'The wallet of the operator refused: `code` says why, and `say` in its own words.',
    'Follow the code; `fault` is for the operator.',
  ),
  'wallet-unclear': told(
    'later',
    'The wallet has not answered clearly. What it took goes back.',
    'Place another ticket.',
  ),
  'wallet-unavailable': told(
    'later',
    'Calls to the wallet fail, so none is sent.',
    'Place another ticket in some seconds.',
  ),
  'wallet-locked': told(
    'later',
    'Earlier calls about this patron are not delivered yet.',
    'Place another ticket in some seconds.',
  ),
};

const atTable = (means: string, act: string) => told('changed', means, act);

/** `refusal.reason` of `act-refused`. */
export const ACT_REFUSALS_SAY: List<ActRefusal['reason']> = {
  'round-over': told(
    'no',
    'The round or shoe that the act names is over.',
    'Look at the view and decide again.',
  ),
  'not-your-card': told(
    'no',
    'The patron has no right to turn this card.',
    'Nothing: another patron or the house turns it.',
  ),
  'no-seats-here': told('no', 'The table has no seats.', 'Nothing.'),
  'no-such-seat': atTable('There is no seat of this name.', 'Take a name from `view.seats`.'),
  'seat-taken': atTable('Another patron has this seat.', 'Take another seat.'),
  'seat-given-up': told(
    'later',
    'The seat was given up when this round opened.',
    'Sit again in the next round.',
  ),
  'already-seated': told('no', 'The patron sits already.', 'Leave the seat first.'),
  'not-seated': told('later', 'The patron has no seat.', 'Take a seat first.'),
  'stakes-on-felt': told('later', 'The patron has stakes in this round.', 'Wait for its end.'),
  'shoe-not-offered': told('no', 'The shoe is not offered to this seat.', 'Wait until it is.'),
  'not-the-holder': told('no', 'Another seat, or the house, has the shoe.', 'Nothing.'),
  'behind-not-allowed': atTable('The seat, or the room, allows no bets behind it.', 'Choose another seat.'),
  'behind-amount': atTable('The amount does not fit the limits of the table.', 'Send another amount.'),
  'behind-full': told(
    'later',
    'The table has as many bets behind seats as it takes.',
    'Try again when others have ended.',
  ),
  'not-cutting': told('no', 'The shoe is not being cut, or not in this stage.', 'Wait for the next cut.'),
  'already-cut': told('no', 'The patron is in this cut already.', 'Nothing.'),
  'cut-full': told('no', 'The cut has as many entries as it takes.', 'Wait for the next shoe.'),
  'wrong-value': atTable('The value does not lead to the commit.', 'Send the value that was committed to.'),
  'barred-from-cut': told('no', 'The patron withheld a value of this shoe.', 'Wait for the next shoe.'),
  suspended: told('no', 'The house takes no bets of this patron.', 'Ask the house.'),
  excluded: told('later', 'The patron is excluded.', 'Wait for the end.'),
  'time-out': told('later', 'The patron takes a break.', 'Wait for the end.'),
  'table-paused': told('later', 'The table is paused by the staff.', 'Wait until it plays again.'),
};

/** `error` of an answer over HTTP; from `wrong-name-or-password` on, on the floor alone. */
export const HTTP_ERRORS: List<FloorError> = {
  'invalid-request': told(
    'changed',
    'The request does not fit its schema, or cannot be done as it is.',
    'Correct the field that the message names.',
  ),
  'not-signed-in': told(
    'later',
    'There is no session, or it has ended; a signed call has no valid signature.',
    'Enter or sign in; sign with a key of the brand.',
  ),
  'wrong-origin': told(
    'no',
    'The request came from a page of another site.',
    'Open the page at an address that the house allows.',
  ),
  'not-broke': told(
    'later',
    'A top-up is for a patron who can stake nothing and has nothing in play.',
    'Wait for the end of the rounds.',
  ),
  protected: told(
    'later',
    'The patron’s limits, a break or an exclusion forbid it now.',
    'Read `detail`; wait for the end.',
  ),
  'name-refused': told('changed', 'The display name breaks a rule.', 'Read `detail` and choose another.'),
  'sign-in-refused': told(
    'changed',
    'The passkey, code or launch token was not accepted.',
    'Try another; a launch begins anew at the operator.',
  ),
  'prove-first': told(
    'later',
    'The change needs a passkey or code shown in the last five minutes.',
    'Use `POST /api/me/proof`, then send it again.',
  ),
  'closed-to-guests': told(
    'changed',
    'The house admits no guests, or only with an invitation.',
    'Sign in, or enter with an invitation.',
  ),
  conflict: told(
    'changed',
    'The state is not the one that the request assumes.',
    'Read `detail`, load the state and decide again.',
  ),
  'no-such-table': told('changed', 'There is no table of this name.', 'Take a name from the list of tables.'),
  'not-found': told('changed', 'There is nothing at this address.', 'Correct the address or id.'),
  'too-large': told('changed', 'The body is too large.', 'Send less.'),
  'too-frequent': told(
    'later',
    'Too many requests of this address, session or kind.',
    'Wait `seconds`, or a minute.',
  ),
  'not-ready': told(
    'same',
    'The tables are not open yet, or nothing can be read or written.',
    'Wait a moment and send it again.',
  ),
  internal: told(
    'later',
    'A fault of the server, which it has logged.',
    'Try again later; name `traceId` to the house if there is one.',
  ),
  'wrong-name-or-password': told(
    'changed',
    'The name is unknown, the password wrong, or the account inactive.',
    'Correct them.',
  ),
  'code-needed': told('changed', 'The account has a second factor.', 'Send `code` too.'),
  'wrong-code': told('changed', 'The code is wrong or was used.', 'Wait for the next code.'),
  'locked-out': told(
    'later',
    'Too many wrong passwords for this name.',
    'Wait half an hour, or use a browser that signed in before.',
  ),
  locked: told('later', 'The session was idle and is locked.', 'Confirm the password, then send it again.'),
  'confirm-first': told(
    'later',
    'The act needs a password confirmed just now.',
    'Confirm the password, then send it again.',
  ),
  'change-password-first': told(
    'later',
    'The password was given by another person.',
    'Change the own password.',
  ),
  'not-permitted': told('no', 'The role has no permission.', 'Ask a member who has it.'),
  'weak-password': told('changed', 'The password is too easy to guess.', 'Read `detail` and choose another.'),
  'bad-name': told('changed', 'The name of the member breaks a rule.', 'Choose another.'),
  'name-taken': told('changed', 'Another member has this name.', 'Choose another.'),
  'last-manager': told('no', 'At least one manager must be able to sign in.', 'Appoint another one first.'),
  'duty-refused': told(
    'changed',
    'The table does not allow the duty now: `refusal` says why.',
    'Look at the table and decide again.',
  ),
  'cannot-record': told(
    'same',
    'The disk is full or fails. Nothing was done.',
    'Mend the disk, then send it again.',
  ),
  'own-request': told(
    'no',
    'Who asked for a correction cannot approve it.',
    'Another supervisor approves it.',
  ),
};

/** All lists, by where the code is. */
export const ERROR_LISTS = {
  socket: SOCKET_ERRORS,
  ticket: TICKET_REFUSALS_SAY,
  act: ACT_REFUSALS_SAY,
  http: HTTP_ERRORS,
} as const;
