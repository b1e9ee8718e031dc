// One line about each message of the sockets, and the answers to each message of a client, for the AsyncAPI document.
import type { FloorClientMessage, FloorServerMessage } from '../floor/message.ts';
import type { ClientMessage, ServerMessage } from '../message.ts';

type Words<M extends { readonly type: string }> = Readonly<Record<M['type'], string>>;
type Answers<C extends { readonly type: string }, S extends { readonly type: string }> = Readonly<
  Partial<Record<C['type'], readonly S['type'][]>>
>;

export const PATRON_CLIENT_SAYS: Words<ClientMessage> = {
  act: 'What a patron does besides betting; named for one round and never repeated by itself.',
  'cut-place': 'Asks for the place of a commit in the cut of the shoe.',
  peel: 'How the holder bends a squeezed card; null lets it go.',
  ping: 'Measures the connection.',
  'watch-lobby': 'The lobby now, and its changes from now on.',
  'leave-lobby': 'Nothing more of the lobby.',
  'watch-table':
    'The table now, and its changes from now on; with `since` only what changed after that version.',
  'leave-table': 'Nothing more of the table.',
  'place-ticket':
    'The bets of a patron, taken or refused whole; sent again under the same id it counts once.',
};

export const PATRON_SERVER_SAYS: Words<ServerMessage> = {
  welcome: 'The first message: version of the protocol, time, account.',
  pong: 'Answers `ping`.',
  lobby: 'All tables of the lobby.',
  'lobby-update': 'The tables of the lobby that changed.',
  snapshot: 'The whole view of a table.',
  resumed: 'The fields of the view that changed since the version that the client holds.',
  update: 'The fields of the view that changed; applies to a view at version `from`.',
  'ticket-accepted': 'The ticket is on disk and its stakes are taken.',
  'ticket-refused': 'The one reason why the ticket was not taken.',
  'round-settled': 'The record of a round with stakes of the patron.',
  'round-corrected': 'The new record of a settled round that was voided or settled again.',
  people: 'The names at a table and its largest stakes.',
  own: 'The part of a view that is the patron’s alone, where it changed other than by a ticket.',
  'act-done': 'The act is on disk.',
  'cut-place': 'The place of the commit in the cut.',
  'act-refused': 'The one reason why the act was not done.',
  peel: 'How the holder bends the card at this place.',
  account: 'The account, where it changed elsewhere.',
  error: 'What was wrong with a message, or why the socket is closed.',
  closing: 'The server is about to stop; reconnect after this time.',
};

export const FLOOR_CLIENT_SAYS: Words<FloorClientMessage> = {
  ping: 'Measures the connection.',
  'watch-table': 'Shows this table in full, now and whenever it changes; null ends it.',
};

export const FLOOR_SERVER_SAYS: Words<FloorServerMessage> = {
  welcome: 'Every table as the wall shows it; again after an unlocked session and when a table is gone.',
  pong: 'Answers `ping`.',
  'floor-update': 'The tables of the wall that changed.',
  table: 'One table in full.',
  wallets: 'What rings about the wallets of operators: all of it, whenever it has changed.',
  approvals: 'The number of corrections that wait for a second supervisor.',
  session: 'The session was locked for idleness, or has ended.',
  error: 'What was wrong with a message, or why the socket is closed.',
  closing: 'The server is about to stop; reconnect after this time.',
};

export const REPLIES: {
  readonly patron: Answers<ClientMessage, ServerMessage>;
  readonly floor: Answers<FloorClientMessage, FloorServerMessage>;
} = {
  patron: {
    act: ['act-done', 'act-refused', 'error'],
    'cut-place': ['cut-place', 'error'],
    ping: ['pong'],
    'watch-lobby': ['lobby'],
    'watch-table': ['snapshot', 'resumed', 'error'],
    'place-ticket': ['ticket-accepted', 'ticket-refused', 'error'],
  },
  floor: { ping: ['pong'], 'watch-table': ['table', 'error'] },
};
