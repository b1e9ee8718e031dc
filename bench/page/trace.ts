// A Chromium trace reduced to what the page's main thread did: its tasks, and the time of each kind of work.
import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread; throttling is part of it, and other work of the machine is not. */
  readonly tdur?: number;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: { readonly dirtyObjects?: number };
  };
};

/** `ms` by the clock, `processorMs` without the time in which another process had the processor. */
export type Task = {
  readonly atMs: number;
  readonly ms: number;
  readonly processorMs: number;
  /** Elements whose style was computed, and boxes that needed a layout: the same on each machine. */
  readonly styled: number;
  readonly laidOut: number;
};

/** A `performance.mark` of the page. */
export type Mark = { readonly name: string; readonly atMs: number };

export type MainThread = {
  /** In the order of time. */
  readonly marks: readonly Mark[];
  readonly tasks: readonly Task[];
  /** Processor time in milliseconds by kind, each without what it calls. */
  readonly kinds: ReadonlyMap<string, number>;
};

const KINDS: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'commit',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  'V8.GC_MC_INCREMENTAL_MARKING': 'garbage',
};
const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;

/** Starts a trace; the returned function ends it. The main thread is the one that made marks whose name begins with `prefix`. */
export const startTrace = async (
  browser: Browser,
  file?: string,
): Promise<(prefix: string) => Promise<MainThread>> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing', 'v8'] },
  });
  return async (prefix) => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    if (file !== undefined) writeFileSync(file, JSON.stringify({ traceEvents: events }));
    return mainThreadIn(events, prefix);
  };
};

const mainThreadIn = (events: readonly TraceEvent[], prefix: string): MainThread => {
  const marks = events.filter(({ name }) => name.startsWith(prefix)).toSorted((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error(`the trace has no mark "${prefix}"`);
  const own = events.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X');
  // The longer of two that begin at the same time calls the other.
  own.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: { -readonly [Field in keyof Task]: Task[Field] }[] = [];
  const kinds = new Map<string, number>();
  const open: { readonly kind: string; readonly end: number }[] = [];
  const add = (kind: string, micros: number) => kinds.set(kind, (kinds.get(kind) ?? 0) + micros / 1_000);
  for (const { name, ts, dur = 0, tdur = dur, args } of own) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    if (TASK.test(name) && open.length === 0)
      tasks.push({ atMs: ts / 1_000, ms: dur / 1_000, processorMs: tdur / 1_000, styled: 0, laidOut: 0 });
    const task = tasks.at(-1);
    if (task && open.length > 0) {
      if (name === 'UpdateLayoutTree') task.styled += args?.elementCount ?? 0;
      if (name === 'Layout') task.laidOut += args?.beginData?.dirtyObjects ?? 0;
    }
    const around = open.at(-1);
    const kind = KINDS[name] ?? around?.kind ?? 'other';
    if (around) add(around.kind, -tdur);
    add(kind, tdur);
    open.push({ kind, end: ts + dur });
  }
  return { marks: marks.map(({ name, ts }) => ({ name, atMs: ts / 1_000 })), tasks, kinds };
};
