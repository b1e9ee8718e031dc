// Requests for a table that may be local, at another node, or between two owners. A request that was certainly not
// carried out is sent again, until there is an owner or a timeout; one that may have been carried out is sent again
// only if it is idempotent, otherwise it ends as unanswered.
import { instant, type TableId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { NoReply, TableReply, TableRequest } from './broker.ts';
import type { Directory } from './directory.ts';
import type { LocalChannels } from './local-channels.ts';
import { sentIn } from './request-spans.ts';
import type { Wire } from './wire.ts';
import { parseAnswer, type WireReply, written } from './wire-schemas.ts';

export type RequestLimits = {
  /** How long a request waits for an owner and an answer, in total. */
  readonly patienceMs: number;
  /** How long to wait for one answer of a request that can be repeated. */
  readonly attemptMs: number;
  /** Most unanswered requests to other nodes; more are answered `busy`. */
  readonly asksElsewhere: number;
};

export const REQUEST_LIMITS: RequestLimits = { patienceMs: 5_000, attemptMs: 1_500, asksElsewhere: 50_000 };

export type RequestsOutParts = {
  readonly node: string;
  readonly wire: Wire;
  readonly clock: Clock;
  readonly channels: LocalChannels;
  readonly directory: Directory;
  readonly limits: RequestLimits;
  readonly answered: (table: TableId, answer: WireReply) => void;
  readonly onFault: (fault: unknown, table: TableId) => void;
  readonly tracing: Tracing | null;
};

export type RequestsOut = {
  readonly ask: (table: TableId, request: TableRequest) => Promise<TableReply>;
  /** All pending requests end as `stopped`. */
  readonly close: () => void;
};

/** An owner that has not announced itself may still exist, so the request is repeated. */
const OWNER_RETRY_MS = 500;
/** With less time left no attempt is made: without an answer in time the reply would be `unanswered`, not `busy`. */
const LEAST_ATTEMPT_MS = 250;

/** How a request may continue after an answer that never arrived. */
const AFTER_LATE: Record<TableRequest['type'], 'again' | 'once' | 'never'> = {
  ...{
    'place-ticket': 'again',
    look: 'again',
    oversee: 'again',
    wallets: 'again',
    'open-round': 'again',
    'place-in-cut': 'again',
    'roll-call': 'again',
  },
  ...{ act: 'once', duty: 'once', peel: 'never', gone: 'never' },
  ...{ console: 'never' },
};

/** Result of a request to the owner of a table. `no-receiver`: no owner accepted the request, and it had no effect. */
type Outcome = TableReply | 'no-receiver' | 'late';

export const createRequestsOut = (parts: RequestsOutParts): RequestsOut => {
  const { node, wire, clock, channels, directory, limits, answered, onFault, tracing } = parts;
  const sleepers = new Set<() => void>();
  let names = 0;
  let searches = 0;
  let closed = false;

  /** Until a node announces the table, or a timeout. */
  const ownerOrSoon = (table: TableId, until: number): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        sleepers.delete(wake);
        callOff();
        release();
        resolve();
      };
      sleepers.add(wake);
      const release = directory.onOwner(table, wake);
      const callOff = clock.wake(instant(Math.min(until, clock.now() + OWNER_RETRY_MS)), wake);
    });

  const attempt = async (
    table: TableId,
    request: TableRequest,
    body: string,
    withinMs: number,
  ): Promise<Outcome> => {
    const here = await channels.ask(table, request);
    if (here !== null && here.type !== 'not-mine') return here;
    const got = await wire.request(`ask/${table}`, body, withinMs);
    if (got.type !== 'answer') return got.type;
    const answer = parseAnswer(got.body);
    if (answer.reply.type === 'not-mine') return 'no-receiver';
    answered(table, answer);
    return answer.reply;
  };

  const search = async (table: TableId, request: TableRequest, traceparent?: string): Promise<TableReply> => {
    const until = clock.now() + limits.patienceMs;
    const then = AFTER_LATE[request.type];
    names += 1;
    const id = then === 'once' ? `${node}/${names}` : null;
    const body = written({ id, request, ...(traceparent === undefined ? {} : { traceparent }) });
    let wasLate = false;
    while (!closed) {
      const left = until - clock.now();
      if (left < LEAST_ATTEMPT_MS) return no(wasLate ? 'unanswered' : 'busy');
      const outcome = await attempt(
        table,
        request,
        body,
        then === 'again' ? Math.min(left, limits.attemptMs) : left,
      );
      if (typeof outcome === 'object') return outcome;
      if (closed) break;
      if (outcome === 'late' && then !== 'again') return no('unanswered');
      wasLate ||= outcome === 'late';
      if (outcome === 'late') continue;
      if (wire.connected() && !directory.knows(table)) return no('no-such-table');
      await ownerOrSoon(table, until);
    }
    return no('stopped');
  };

  const elsewhere = async (table: TableId, request: TableRequest): Promise<TableReply> => {
    if (searches >= limits.asksElsewhere) return no('busy');
    searches += 1;
    try {
      return await (tracing === null ? search(table, request) : sentIn(tracing, table, request, search));
    } catch (fault) {
      // From another release, or a foreign program: the outcome is unknown.
      onFault(fault, table);
      return no('unanswered');
    } finally {
      searches -= 1;
    }
  };

  return {
    ask: (table, request) => {
      const here = channels.ask(table, request);
      if (here === null) return elsewhere(table, request);
      return here.then((reply) => (reply.type === 'not-mine' ? elsewhere(table, request) : reply));
    },
    close: () => {
      closed = true;
      for (const wake of [...sleepers]) wake();
    },
  };
};

const no = (reason: NoReply['reason']): NoReply => ({ type: 'no-reply', reason });
