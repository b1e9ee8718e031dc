// Requests from other nodes for tables of this owner. Requests that must not be carried out twice have an idempotency
// key: a repeated one gets the first answer again.
import type { TableId } from '@punto/table/index';
import type { Tracing } from '../trace/tracing.ts';
import type { TableReply } from './broker.ts';
import type { LocalChannels } from './local-channels.ts';
import { servedIn } from './request-spans.ts';
import type { WireReceive } from './wire.ts';
import { isKnownRequest, parseAsk, type WireReply, type WireRequest, written } from './wire-schemas.ts';

type Reply = WireReply['reply'];

export type RequestsIn = {
  readonly receive: (table: TableId) => WireReceive;
  /** About every second. */
  readonly tick: () => void;
};

export type RequestsInParts = {
  readonly channels: LocalChannels;
  readonly node: string;
  readonly line: (table: TableId) => { readonly series: number; readonly published: number };
  readonly onFault: (fault: unknown, table: TableId) => void;
  readonly tracing: Tracing | null;
};

/** Answers are remembered for at least this long, and at most twice as long. */
const REMEMBERED_TICKS = 15;

export const createRequestsIn = (parts: RequestsInParts): RequestsIn => {
  const { channels, node, line, onFault, tracing } = parts;
  let given = new Map<string, Promise<Reply>>();
  let before = new Map<string, Promise<Reply>>();
  let ticks = 0;

  const answer = (table: TableId, { id, request }: WireRequest): Promise<Reply> => {
    // A newer release sent a request that this one does not support.
    if (!isKnownRequest(request)) return Promise.resolve(BUSY);
    const known = id === null ? undefined : (given.get(id) ?? before.get(id));
    if (known) return known;
    const reply = channels.ask(table, request) ?? Promise.resolve(NOT_MINE);
    if (id === null) return reply;
    given.set(id, reply);
    return reply.then((result) => {
      if (result.type === 'not-mine') given.delete(id);
      return result;
    });
  };

  const sendAnswer = async (
    table: TableId,
    ask: WireRequest,
    reply: (body: string) => void,
  ): Promise<void> => {
    const result = await (tracing === null
      ? answer(table, ask)
      : servedIn(tracing, ask, () => answer(table, ask)));
    const { series, published } = line(table);
    reply(written({ from: node, tenure: series, told: published, reply: result }));
  };

  return {
    receive: (table) => (body, reply) => {
      if (reply) sendAnswer(table, parseAsk(body), reply).catch((fault: unknown) => onFault(fault, table));
    },
    tick: () => {
      ticks += 1;
      if (ticks % REMEMBERED_TICKS > 0) return;
      before = given;
      given = new Map();
    },
  };
};

const BUSY: TableReply = { type: 'no-reply', reason: 'busy' };
const NOT_MINE = { type: 'not-mine' } as const;
