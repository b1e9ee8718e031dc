// Time at tables, by frame and by session. Nodes report intervals, which may overlap or arrive late: an interval counts from the
// end of the last one, so that two windows at two nodes count once. [P3]
import { FRAME_KINDS, type Frame, type FrameKind, frameOf } from './frame.ts';

export type FrameTime = Frame & { readonly playedMs: number };

/** Uninterrupted play; an absence longer than `SESSION_GAP_MS` begins a new session. */
export type Session = {
  readonly startedMs: number;
  /** Time at tables, without the absences. */
  readonly playedMs: number;
  /** The balance at the start, stakes in play included. */
  readonly worthMinor: number;
  /** `playedMs` when the patron last answered a reality check; 0: not yet. */
  readonly checkedMs: number;
};

export type PlayTime = Readonly<Record<FrameKind, FrameTime>> & {
  readonly session: Session;
  /** Since the first play. */
  readonly totalMs: number;
  /** Time up to here is counted. */
  readonly countedToMs: number;
};

const MINUTE_MS = 60_000;
export const SESSION_GAP_MS = 15 * MINUTE_MS;

/** A play time with nothing counted; its session begins at `nowMs`. */
export const playTimeFrom = (nowMs: number, zone: string, worthMinor: number): PlayTime => {
  const none = (kind: FrameKind): FrameTime => ({ ...frameOf(kind, nowMs, zone), playedMs: 0 });
  return {
    day: none('day'),
    week: none('week'),
    month: none('month'),
    session: { startedMs: nowMs, playedMs: 0, worthMinor, checkedMs: 0 },
    totalMs: 0,
    countedToMs: nowMs,
  };
};

/**
 * Counts time at a table from `fromMs` to `toMs`. An interval over the start of a frame is divided. `worthMinor`: the present
 * balance, for a session that begins.
 */
export const withPlay = (
  time: PlayTime,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  zone: string,
  worthMinor: number,
): PlayTime => {
  const startMs = Math.max(fromMs, time.countedToMs);
  if (toMs <= startMs) return time;
  const frame = (kind: FrameKind): FrameTime => {
    const last = time[kind];
    if (toMs < last.endMs) return { ...last, playedMs: last.playedMs + toMs - startMs };
    const next = frameOf(kind, toMs, zone);
    return { ...next, playedMs: toMs - Math.max(startMs, next.startMs) };
  };
  const isSame = startMs - time.countedToMs <= SESSION_GAP_MS;
  const before = isSame ? time.session : { startedMs: startMs, playedMs: 0, worthMinor, checkedMs: 0 };
  return {
    day: frame('day'),
    week: frame('week'),
    month: frame('month'),
    session: { ...before, playedMs: before.playedMs + toMs - startMs },
    totalMs: time.totalMs + toMs - startMs,
    countedToMs: toMs,
  };
};

/**
 * The same time in the frames of another zone, for an account whose zone is not frozen yet. The times within a frame are not
 * stored, so the largest part that may lie in the new frame counts: never less than was played in it. [P1]
 */
export const timeInZone = (time: PlayTime, zone: string): PlayTime => {
  const { countedToMs } = time;
  const frame = (kind: FrameKind): FrameTime => {
    const next = frameOf(kind, countedToMs, zone);
    const bounds = FRAME_KINDS.map(
      (each) => time[each].playedMs + Math.max(0, time[each].startMs - next.startMs),
    );
    return { ...next, playedMs: Math.min(countedToMs - next.startMs, ...bounds) };
  };
  return { ...time, day: frame('day'), week: frame('week'), month: frame('month') };
};

/** Time played in the frame that contains `nowMs`. */
export const playedIn = (time: PlayTime, kind: FrameKind, nowMs: number): number =>
  nowMs < time[kind].endMs ? time[kind].playedMs : 0;

/** Whether a reality check waits for the patron's answer. [P4] */
export const isCheckDue = ({ session }: PlayTime, everyMs: number): boolean =>
  session.playedMs - session.checkedMs >= everyMs;

/** A new session of a patron who has played elsewhere for a while, which counts towards the first reality check. [P4] */
export const withElapsed = (
  time: PlayTime,
  {
    nowMs,
    elapsedMs,
    everyMs,
    worthMinor,
  }: Readonly<Record<'nowMs' | 'elapsedMs' | 'everyMs' | 'worthMinor', number>>,
): PlayTime => ({
  ...time,
  session: {
    ...{ startedMs: nowMs, playedMs: elapsedMs, worthMinor },
    checkedMs: elapsedMs - (elapsedMs % everyMs),
  },
  countedToMs: Math.max(time.countedToMs, nowMs),
});

/** Marks the reality check as answered. */
export const withAnsweredCheck = (time: PlayTime): PlayTime => ({
  ...time,
  session: { ...time.session, checkedMs: time.session.playedMs },
});
