// Whether the calling dealer can be reached: a console is open on some gateway, or the dealer has just done
// something. Gateways repeat it every few seconds, so that a lost one takes its consoles with it. Kept in memory
// only; its effect on the table is an event. [T5]
import { type Instant, instant } from '@punto/table/ids';
import type { Missing } from '@punto/table/state';

/** State of a console, as reported by its gateway. */
export type ConsoleState = 'open' | 'locked' | 'gone';

/** How long a report is valid. */
const HOLDS_MS = 6_000;
/**
 * Grace before a dealer counts as missing: a reloaded page is back within it; longer after a start, until consoles have
 * reconnected.
 */
const GRACE_MS = 4_000;
const START_GRACE_MS = 12_000;

export type Desk = {
  readonly report: (staff: string, gateway: string, state: ConsoleState) => void;
  /** An act of the member shows presence. */
  readonly sawAct: (staff: string) => void;
  /** Why the dealer cannot be reached (`null`: reachable), and when the answer may change without another report. */
  readonly status: (staff: string) => { readonly why: Missing | null; readonly again: Instant | null };
};

type Report = { readonly state: ConsoleState; readonly at: number };

const ACT = 'act';

export const createDealerPresence = (now: () => Instant): Desk => {
  const reports = new Map<string, Map<string, Report>>();
  /** The missing dealer, and since when. */
  let missing: { readonly staff: string; readonly since: number } | null = null;
  const startedAt = now();

  const report = (staff: string, by: string, state: ConsoleState): void => {
    const ofStaff = reports.get(staff) ?? new Map<string, Report>();
    reports.set(staff, ofStaff);
    if (state === 'gone') ofStaff.delete(by);
    else ofStaff.set(by, { state, at: now() });
  };

  return {
    report,
    sawAct: (staff) => report(staff, ACT, 'open'),
    status: (staff) => {
      const ofStaff = reports.get(staff) ?? new Map<string, Report>();
      for (const [by, { at }] of ofStaff) if (now() - at >= HOLDS_MS) ofStaff.delete(by);
      const open = [...ofStaff.values()].filter(({ state }) => state === 'open').map(({ at }) => at);
      if (open.length > 0) {
        missing = null;
        return { why: null, again: instant(Math.max(...open) + HOLDS_MS) };
      }
      if (missing?.staff !== staff) missing = { staff, since: now() };
      const until = Math.max(missing.since + GRACE_MS, startedAt + START_GRACE_MS);
      if (now() < until) return { why: null, again: instant(until) };
      return { why: ofStaff.size > 0 ? 'locked' : 'gone', again: null };
    },
  };
};
