// The AsyncAPI 3.0 document of the two sockets, made from the schemas that check the clients' messages and describe the server's. The
// committed copy is packages/protocol/schemas/asyncapi.json.
import type { TSchema } from 'typebox';
import { AccountSchema, LobbyEntrySchema, RecordedBetSchema, RecordSchema } from '../api.ts';
import { WrittenBetSchema } from '../bet-schema.ts';
import { FloorClientMessageSchema } from '../floor/message.ts';
import { FLOOR_PATHS } from '../floor/paths.ts';
import { ActSchema, BetSchema, ClientMessageSchema, FoldSchema } from '../message.ts';
import { PATHS } from '../paths.ts';
import { CardSchema, TableSetupSchema, TranslationsSchema } from '../setup-schema.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { ERROR_LISTS } from './errors.ts';
import { FloorEntrySchema, FloorServerMessageSchema, FloorViewSchema } from './floor-message-schema.ts';
import {
  FLOOR_CLIENT_SAYS,
  FLOOR_SERVER_SAYS,
  PATRON_CLIENT_SAYS,
  PATRON_SERVER_SAYS,
  REPLIES,
} from './message-words.ts';
import { OwnViewSchema, PeopleSchema, PlaceInCutSchema } from './own-view-schema.ts';
import { createReferences, type Fields, type Json, openAnswers, opened, plainJson } from './references.ts';
import { ActRefusalSchema, TicketRefusalSchema } from './refusal-schema.ts';
import { ServerMessageSchema } from './server-message-schema.ts';
import {
  ChangedViewSchema,
  CoupViewSchema,
  CuttingViewSchema,
  HandsViewSchema,
  LimitsSchema,
  RoundViewSchema,
  SeatsViewSchema,
  ShoeViewSchema,
  SqueezeViewSchema,
  TableViewSchema,
  TermsSchema,
  TotalsSchema,
} from './table-view-schema.ts';

const NAMED: Readonly<Record<string, TSchema>> = {
  Account: AccountSchema,
  Act: ActSchema,
  ActRefusal: ActRefusalSchema,
  Bet: BetSchema,
  Card: CardSchema,
  ChangedView: ChangedViewSchema,
  CoupView: CoupViewSchema,
  CuttingView: CuttingViewSchema,
  FloorEntry: FloorEntrySchema,
  FloorView: FloorViewSchema,
  Fold: FoldSchema,
  HandsView: HandsViewSchema,
  Limits: LimitsSchema,
  LobbyEntry: LobbyEntrySchema,
  OwnView: OwnViewSchema,
  People: PeopleSchema,
  PlaceInCut: PlaceInCutSchema,
  Record: RecordSchema,
  RecordedBet: RecordedBetSchema,
  RoundView: RoundViewSchema,
  SeatsView: SeatsViewSchema,
  ShoeView: ShoeViewSchema,
  SqueezeView: SqueezeViewSchema,
  TableSetup: TableSetupSchema,
  TableView: TableViewSchema,
  Terms: TermsSchema,
  TicketRefusal: TicketRefusalSchema,
  Totals: TotalsSchema,
  Translations: TranslationsSchema,
  WrittenBet: WrittenBetSchema,
};

type Variants = {
  readonly anyOf: readonly { readonly properties: { readonly type: { readonly const: string } } }[];
};
type Says = Readonly<Record<string, string>>;
/** One direction of a socket: the name of its messages in the document, their schemas and their meaning. */
type Direction = { readonly name: string; readonly variants: Variants; readonly says: Says };

/** Messages by their name in the document. */
const messagesOf = ({ name, variants, says }: Direction, payloadOf: (schema: object) => Json): Fields =>
  Object.fromEntries(
    variants.anyOf.map((schema) => {
      const type = schema.properties.type.const;
      return [`${name}.${type}`, { name: type, summary: says[type] ?? '', payload: payloadOf(schema) }];
    }),
  );

const DIRECTIONS = {
  patronClient: { name: 'patronClient', variants: ClientMessageSchema, says: PATRON_CLIENT_SAYS },
  patronServer: { name: 'patronServer', variants: ServerMessageSchema, says: PATRON_SERVER_SAYS },
  floorClient: { name: 'floorClient', variants: FloorClientMessageSchema, says: FLOOR_CLIENT_SAYS },
  floorServer: { name: 'floorServer', variants: FloorServerMessageSchema, says: FLOOR_SERVER_SAYS },
} as const satisfies Record<string, Direction>;

const typesOf = ({ variants }: Direction): readonly string[] =>
  variants.anyOf.map(({ properties }) => properties.type.const);
const inChannel = (channel: string, direction: Direction, type: string): Fields => ({
  $ref: `#/channels/${channel}/messages/${direction.name}.${type}`,
});

const channelOf = (address: string, description: string, directions: readonly Direction[]): Fields => ({
  address,
  description,
  messages: Object.fromEntries(
    directions.flatMap((direction) =>
      typesOf(direction).map((type) => [
        `${direction.name}.${type}`,
        { $ref: `#/components/messages/${direction.name}.${type}` },
      ]),
    ),
  ),
  bindings: { ws: { method: 'GET' } },
});

type Socket = {
  readonly channel: 'patron' | 'floor';
  readonly scheme: 'session' | 'floor';
  readonly client: Direction;
  readonly server: Direction;
  /** The answers to each message of the client. */
  readonly replies: ReadonlyMap<string, readonly string[]>;
};

const operation = ({ channel, scheme }: Socket, direction: Direction, type: string): Fields => ({
  summary: direction.says[type] ?? '',
  channel: { $ref: `#/channels/${channel}` },
  security: [{ $ref: `#/components/securitySchemes/${scheme}` }],
  messages: [inChannel(channel, direction, type)],
});

/** The operations of one socket, as the server does them: each message that it receives with its answers, and what it sends. */
const operationsOf = (socket: Socket): Fields => {
  const { channel, client, server, replies } = socket;
  const reply = (answers: readonly string[]): Fields => ({
    channel: { $ref: `#/channels/${channel}` },
    messages: answers.map((answer) => inChannel(channel, server, answer)),
  });
  const received = typesOf(client).map((type): [string, Fields] => {
    const answers = replies.get(type);
    const asked = { action: 'receive', ...operation(socket, client, type) };
    return [`${channel}.receive.${type}`, answers ? { ...asked, reply: reply(answers) } : asked];
  });
  const sent = typesOf(server).map((type): [string, Fields] => [
    `${channel}.send.${type}`,
    { action: 'send', ...operation(socket, server, type) },
  ]);
  return Object.fromEntries([...received, ...sent]);
};

const DESCRIPTION = [
  'The sockets of a Punto house: text frames of JSON, 16 KiB at most from a client. docs/reference/wire.md explains the messages and ' +
    'has an example of each; the requests over HTTP are in openapi.json beside this file.',
  'Amounts are integers of the minor unit, times are server milliseconds since 1970.',
  'The server refuses fields that it does not know. A later release may add fields, messages and words to what the server sends: a client ' +
    'ignores what it does not know. docs/reference/versions.md has the promise.',
].join('\n\n');

const cookie = (name: string, description: string): Fields => ({
  type: 'httpApiKey',
  ...{ name, in: 'cookie', description },
});

/** The document as a JSON value. */
export const asyncApiDocument = (): Fields => {
  const names = new Map(Object.entries(NAMED).map(([name, schema]) => [JSON.stringify(schema), name]));
  const { referring, schemas } = createReferences(names);
  const { patronClient, patronServer, floorClient, floorServer } = DIRECTIONS;
  const closedPayload = (schema: object): Json => referring(plainJson(schema));
  const openPayload = (schema: object): Json => opened(referring(plainJson(schema)));
  const asked = { ...messagesOf(patronClient, closedPayload), ...messagesOf(floorClient, closedPayload) };
  const sent = { ...messagesOf(patronServer, openPayload), ...messagesOf(floorServer, openPayload) };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Punto: the sockets',
      version: String(PROTOCOL_VERSION),
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    'x-errors': ERROR_LISTS,
    defaultContentType: 'application/json',
    servers: {
      house: {
        host: 'punto.example',
        protocol: 'wss',
        description: 'The server of the house.',
      },
    },
    channels: {
      patron: channelOf(PATHS.socket, 'The socket of a patron.', [patronClient, patronServer]),
      floor: channelOf(
        FLOOR_PATHS.socket,
        'The socket of the staff: dealers, supervisors and managers. It only tells; duties are requests over HTTP.',
        [floorClient, floorServer],
      ),
    },
    operations: {
      ...operationsOf({
        ...{ channel: 'patron', scheme: 'session', client: patronClient, server: patronServer },
        replies: new Map(Object.entries(REPLIES.patron)),
      }),
      ...operationsOf({
        ...{ channel: 'floor', scheme: 'floor', client: floorClient, server: floorServer },
        replies: new Map(Object.entries(REPLIES.floor)),
      }),
    },
    components: {
      messages: { ...asked, ...sent },
      schemas: openAnswers(asked, schemas()),
      securitySchemes: {
        session: cookie('punto_session', 'A patron. `POST /api/session` sets it.'),
        floor: cookie('punto_floor', 'A member of the staff. `POST /api/floor/sign-in` sets it.'),
      },
    },
  };
};

/** The text of the committed file. */
export const asyncApiText = (): string => `${JSON.stringify(asyncApiDocument(), null, 2)}\n`;
