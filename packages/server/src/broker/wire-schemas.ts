// Schemas of the messages between nodes, as text. Nodes trust each other, but may run different releases during an
// upgrade: unknown fields and messages are ignored, malformed ones are reported as a fault. For the same reason the words
// on the wire stay: `tenure` is a series of numbered messages, `told` what was published, `heads` the attendance, and
// `lets-go` the release of a table.
import { fieldOf } from '@punto/engine/object-keys';
import type { TableId } from '@punto/table/ids';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Notice, TableNews, TableReply, TableRequest } from './broker.ts';

const Name = Type.String({ minLength: 1, maxLength: 200 });
const Count = Type.Integer({ minimum: 0 });
const From = { from: Name, seq: Count };
const Typed = Type.Object({ type: Type.String() });

const Table = Type.Unsafe<TableId>(Name);
/** A table, the number of its series of messages, and the number of messages in it. */
const Line = Type.Tuple([Table, Count, Count]);
const Attendance = Type.Array(Type.Tuple([Table, Count]));

/**
 * Announcements to all nodes; `seq` counts the announcements of one node, so that duplicates and outdated ones are
 * dropped.
 */
const ANNOUNCEMENTS = {
  /** A node started or reconnected: the others announce their tables. */
  hello: Type.Object({ kind: Type.Literal('hello'), ...From }),
  /** Sent every second: all tables of this node. `told`: tables published for but owned elsewhere. */
  here: Type.Object({
    ...{ kind: Type.Literal('here'), ...From },
    ...{ owned: Type.Array(Line), told: Type.Array(Line), between: Type.Array(Table) },
    /** `null`: unchanged. */
    heads: Type.Union([Attendance, Type.Null()]),
  }),
  owns: Type.Object({ kind: Type.Literal('owns'), ...From, line: Line }),
  'lets-go': Type.Object({ kind: Type.Literal('lets-go'), ...From, table: Table, moving: Type.Boolean() }),
  heads: Type.Object({ kind: Type.Literal('heads'), ...From, heads: Attendance }),
  notice: Type.Object({ kind: Type.Literal('notice'), ...From, notice: Typed }),
  bye: Type.Object({ kind: Type.Literal('bye'), ...From }),
};

export type WireLine = Static<typeof Line>;
/** A received announcement. */
export type Announcement = {
  [K in keyof typeof ANNOUNCEMENTS]: Static<(typeof ANNOUNCEMENTS)[K]>;
}[keyof typeof ANNOUNCEMENTS];
/** An announcement before it gets a number. */
export type NewAnnouncement = Announcement extends infer S
  ? S extends Announcement
    ? Omit<S, 'from' | 'seq'>
    : never
  : never;

const NewsSchema = Type.Object({ from: Name, tenure: Count, number: Count, news: Typed });
const AskSchema = Type.Object({
  id: Type.Union([Name, Type.Null()]),
  request: Typed,
  traceparent: Type.Optional(Type.String()),
});
const AnswerSchema = Type.Object({ from: Name, tenure: Count, told: Count, reply: Typed });

export type WireNews = Omit<Static<typeof NewsSchema>, 'news'> & { readonly news: TableNews };
/** `id`: idempotency key; the request is carried out once. `traceparent`: the span of the node that sent it. */
export type WireRequest = {
  readonly id: string | null;
  readonly request: TableRequest;
  readonly traceparent?: string;
};
/** Includes the number of the table's last message at that moment. */
export type WireReply = Omit<Static<typeof AnswerSchema>, 'reply'> & {
  readonly reply: TableReply | { readonly type: 'not-mine' };
};

const NEWS: Record<TableNews['type'], true> = {
  ...{ update: true, settled: true, own: true, peel: true, people: true, stopped: true, missed: true },
};
const REQUESTS: Record<TableRequest['type'], true> = {
  ...{ 'place-ticket': true, act: true, peel: true, duty: true, oversee: true, wallets: true },
  ...{ 'open-round': true, 'place-in-cut': true, gone: true, look: true, 'roll-call': true, console: true },
};
const NOTICES: Record<Notice['type'], true> = {
  ...{
    account: true,
    renamed: true,
    'show-out': true,
    sessions: true,
    entered: true,
    session: true,
    waiting: true,
    missed: true,
  },
};

export const isKnownNews = (news: TableNews): boolean => Object.hasOwn(NEWS, news.type);
export const isKnownRequest = (request: TableRequest): boolean => Object.hasOwn(REQUESTS, request.type);
export const isKnownNotice = (notice: { type: string }): notice is Notice =>
  Object.hasOwn(NOTICES, notice.type);

/** Not a message of ours. */
export class Garbage extends Error {
  override readonly name = 'Garbage';
  constructor(text: string, cause?: unknown) {
    super(`a message that no node of this house says: ${text.slice(0, 80)}`, { cause });
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Garbage(text, cause);
  }
};

type Check = (value: unknown) => boolean;

const checkOf = (schema: TSchema): Check => {
  const compiled = Compile(schema);
  return (value) => compiled.Check(value);
};

/** Parses and checks the envelope; its content comes from a node that knows its type. */
const reader = <T>(schema: TSchema): ((text: string) => T) => {
  const isOne = checkOf(schema);
  return (text) => {
    const value = parsed(text);
    if (!isOne(value)) throw new Garbage(text);
    return value as T;
  };
};

export const parseNews = reader<WireNews>(NewsSchema);
export const parseAsk = reader<WireRequest>(AskSchema);
export const parseAnswer = reader<WireReply>(AnswerSchema);

const isAnnouncement = checkOf(Type.Object({ kind: Type.String() }));
const CHECKS = new Map<string, Check>(
  Object.entries(ANNOUNCEMENTS).map(([kind, schema]) => [kind, checkOf(schema)]),
);

/** `null`: of a type that this release does not know. */
export const parseAnnouncement = (text: string): Announcement | null => {
  const value = parsed(text);
  if (!isAnnouncement(value)) throw new Garbage(text);
  const check = CHECKS.get(String(fieldOf(value, 'kind')));
  if (check === undefined) return null;
  if (!check(value)) throw new Garbage(text);
  return value as Announcement;
};

export const written = (message: Announcement | WireNews | WireRequest | WireReply): string =>
  JSON.stringify(message);
