// Spans of one table. The trace of a request gets the wait in the mailbox, the decision, the commit and the answer; the trace of a
// ticket also gets the settlement of its round. A batch of many requests has a separate trace: its span links to the requests, and
// their commits link to it. All spans are made after the commit, so a batch that was rolled back leaves none. An unsampled request
// gets no spans.
import { publicName } from '@punto/table/ids';
import type { OpenTable } from '@punto/table/state';
import type { BatchTally, TableMeter } from '../../meter/meter.ts';
import type { SpanId } from '../../trace/traceparent.ts';
import type { SpanOptions, Tracing } from '../../trace/tracing.ts';
import { ItemTrace } from './item-trace.ts';

type Traced = { readonly kind: string; readonly trace?: ItemTrace | null };

/** Hooks of the table host for its traces. */
export type TableSpans = {
  /** The trace of the request in whose context it is called; `null`: none. */
  readonly traceItem: () => ItemTrace | null;
  /** Wraps the meter of the table, which reports each commit. */
  readonly over: (meter: TableMeter) => TableMeter;
  /** Wraps the write of a batch: makes the spans of its requests once they are answered. */
  readonly around: <T extends Traced>(
    write: (items: readonly T[]) => Promise<void>,
  ) => (items: readonly T[]) => Promise<void>;
};

const NO_SPANS: TableSpans = { traceItem: () => null, over: (meter) => meter, around: (write) => write };

export const createTableSpans = (tracing: Tracing | null, table: string): TableSpans => {
  if (tracing === null) return NO_SPANS;
  const spans = new SpansOfTable(tracing, table);
  return {
    traceItem: () => {
      const active = tracing.active();
      return active && new ItemTrace(active);
    },
    over: (meter) => ({
      ...meter,
      wrote: (tally, after) => {
        meter.wrote(tally, after);
        spans.wrote(tally, after);
      },
    }),
    around: (write) => (items) => spans.around(items, () => write(items)),
  };
};

/** An accepted ticket whose round has not ended. */
type Stake = { readonly parent: SpanId; readonly shoe: number; readonly round: number };
/** `batch`: the span of the batch; `null`: it has none. */
type Committed = { readonly ms: number; readonly batch: SpanId | null };

class SpansOfTable {
  readonly #tracing: Tracing;
  /** The public name: the name of a private table contains the patron's id. */
  readonly #table: string;
  #stakes: Stake[] = [];
  #writing: { readonly items: readonly ItemTrace[]; readonly takenMs: number } | null = null;
  #committed: Committed | null = null;
  /** Wall clock minus monotonic clock, measured once for each batch: spans have wall times, moments are monotonic. */
  #offsetMs = 0;

  constructor(tracing: Tracing, table: string) {
    this.#tracing = tracing;
    this.#table = publicName(table);
  }

  async around(items: readonly Traced[], write: () => Promise<void>): Promise<void> {
    const traced = items.flatMap(({ trace }) => (trace?.isSampled ? [trace] : []));
    const takenMs = performance.now();
    this.#writing = { items: traced, takenMs };
    this.#offsetMs = Date.now() - takenMs;
    // The queue runs in the context of the request that woke it but serves many requests.
    await this.#tracing.outside(write);
    const endMs = performance.now();
    for (const item of traced) {
      this.#child(item, 'wait in mailbox', item.arrivedMs, takenMs);
      if (this.#committed) this.#answered(item, takenMs, this.#committed, endMs);
      else this.#unwritten(item, takenMs, endMs);
    }
    this.#writing = null;
    this.#committed = null;
  }

  #answered(item: ItemTrace, takenMs: number, { ms, batch }: Committed, endMs: number): void {
    const { decidingMs, decidedMs, outcome } = item;
    // A repeated duty is not decided again.
    const isDecided = outcome !== '';
    if (isDecided) {
      this.#child(item, 'prepare', takenMs, decidingMs);
      const attributes = { 'punto.table': this.#table, 'punto.outcome': outcome };
      this.#child(item, 'decide', decidingMs, decidedMs, { attributes });
    }
    const links = batch ? [batch] : [];
    this.#child(item, 'commit', isDecided ? decidedMs : takenMs, ms, { links });
    this.#child(item, 'answer', ms, endMs);
  }

  #unwritten({ parent }: ItemTrace, takenMs: number, endMs: number): void {
    const commit = this.#tracing.begin('commit', { parent, startMs: this.#wall(takenMs) });
    commit.fail('not-written');
    commit.end(this.#wall(endMs));
  }

  #child(
    { parent }: { readonly parent: SpanId },
    name: string,
    fromMs: number,
    toMs: number,
    more: SpanOptions = {},
  ): void {
    this.#tracing.begin(name, { parent, startMs: this.#wall(fromMs), ...more }).end(this.#wall(toMs));
  }

  #wall(ms: number): number {
    return this.#offsetMs + ms;
  }

  /** Called when the batch is on disk. */
  wrote(tally: BatchTally, { shoe, round }: OpenTable): void {
    if (!this.#writing) return;
    const { items, takenMs } = this.#writing;
    const ms = performance.now();
    const at = { shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
    for (const { parent, isStake } of items) if (isStake) this.#stakes.push({ parent, ...at });
    // `round` is set when a duty corrects an earlier round: its tickets have their settlement already.
    const ended = tally.ended.find((each) => each.round === null);
    const settled = ended ? this.#stakes : [];
    if (ended) this.#stakes = [];
    const links = [...new Set([...items, ...settled].map(({ parent }) => parent))];
    const batch = links.length === 0 ? null : this.#batch(takenMs, ms, links, tally);
    this.#committed = { ms, batch };
    for (const stake of settled)
      this.#child(stake, 'settle', takenMs, ms, {
        links: batch ? [batch] : [],
        attributes: {
          ...{ 'punto.table': this.#table, 'punto.shoe': stake.shoe, 'punto.round': stake.round },
          'punto.outcome': ended?.end ?? '',
        },
      });
  }

  #batch(
    fromMs: number,
    toMs: number,
    links: readonly SpanId[],
    { events, accepted, refused }: BatchTally,
  ): SpanId {
    const span = this.#tracing.begin('write batch', {
      ...{ parent: null, links, startMs: this.#wall(fromMs) },
      attributes: {
        ...{ 'punto.table': this.#table, 'punto.batch.events': events },
        ...{ 'punto.batch.accepted': accepted, 'punto.batch.refused': refused.length },
      },
    });
    span.end(this.#wall(toMs));
    return span.id;
  }
}
