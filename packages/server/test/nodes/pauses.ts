// How long patrons notice the end of a node: those at other nodes get nothing new from its tables; its own must
// reconnect.
import type { Member } from './member.ts';

/** All in milliseconds. */
export type Pauses = {
  /** For each table of the dead node, the longest time without news for a patron elsewhere. */
  readonly elsewhere: readonly number[];
  /** For each of its own patrons, the time to the next connection, and to the next news of their table. */
  readonly reconnected: readonly number[];
  readonly playsAgain: readonly number[];
};

/** After this time everything in flight has arrived, and no node has taken over yet. */
const ON_ITS_WAY_MS = 300;

/** Watches from now, the moment of the end; `close` returns the result. `missing`: patrons still waiting. */
export const watchPauses = (
  members: readonly Member[],
  node: string,
  tables: ReadonlySet<string>,
): { readonly close: () => Pauses; readonly missing: () => number } => {
  const endedAt = performance.now();
  const releases: (() => void)[] = [];
  const longest = new Map<Member, number>();
  const goesOn = new Set<Member>();
  const reconnected = new Map<Member, number>();
  const playsAgain = new Map<Member, number>();
  const own = members.filter((each) => each.gateway() === node);
  const elsewhere = members.filter((each) => each.gateway() !== node && tables.has(each.table));

  for (const each of elsewhere) {
    releases.push(
      each.onNews((at, silentMs) => {
        longest.set(each, Math.max(longest.get(each) ?? 0, silentMs));
        if (at > endedAt + ON_ITS_WAY_MS) goesOn.add(each);
      }),
    );
  }
  for (const each of own) {
    releases.push(
      each.onOpen((at) => {
        if (!reconnected.has(each)) reconnected.set(each, at - endedAt);
      }),
      each.onNews((at) => {
        if (reconnected.has(each) && !playsAgain.has(each)) playsAgain.set(each, at - endedAt);
      }),
    );
  }

  return {
    missing: () => elsewhere.length - goesOn.size + own.length - playsAgain.size,
    close: () => {
      for (const release of releases) release();
      const worst = new Map<string, number>();
      for (const [{ table }, ms] of longest) worst.set(table, Math.max(worst.get(table) ?? 0, ms));
      return {
        elsewhere: [...worst.values()],
        reconnected: [...reconnected.values()],
        playsAgain: [...playsAgain.values()],
      };
    },
  };
};
