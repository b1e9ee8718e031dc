// A profile by the part of the tree its time was spent in, so that what to mend first is read off at once.
import type { Profiler } from 'node:inspector';

type Part = { readonly part: string; readonly percent: number };

/** Self time by file and function, the most first; what waits is left out. */
export const partsOf = (profile: Profiler.Profile, most = 40): readonly Part[] => {
  const spent = new Map<string, number>();
  const named = new Map(profile.nodes.map((node) => [node.id, nameOf(node)]));
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const name = named.get(id) ?? '';
    const time = profile.timeDeltas?.[index] ?? 0;
    if (name === '(idle)' || name === '(program)') continue;
    total += time;
    spent.set(name, (spent.get(name) ?? 0) + time);
  }
  return [...spent]
    .map(([part, time]) => ({ part, percent: (100 * time) / total }))
    .sort((a, b) => b.percent - a.percent)
    .slice(0, most);
};

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string => {
  const file = url.replace(/^.*\/(packages|bench)\//, '');
  return url === '' ? functionName : `${file}:${lineNumber + 1} ${functionName}`;
};
