// A profile by the part of the tree its time was spent in, so that what to mend first is read off at once. What the
// runtime itself does, a statement of the store say, counts for the function of ours that had it done.
import type { Profiler } from 'node:inspector';

type Part = { readonly part: string; readonly us: number };

/** Statements are all run there: it says nothing of whose they are. */
const HANDS_ON = /store\/query\.ts/;
const WAITS = new Set(['(idle)', '(root)']);

/** Time by file and function, the most first; what waits is left out. */
export const partsOf = (profiles: readonly Profiler.Profile[], most = 40): readonly Part[] => {
  const spent = new Map<string, number>();
  for (const { nodes, samples = [], timeDeltas = [] } of profiles) {
    const named = namesOf(nodes);
    for (const [index, id] of samples.entries()) {
      const name = named.get(id) ?? '';
      if (!WAITS.has(name)) spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[index] ?? 0));
    }
  }
  return [...spent]
    .map(([part, us]) => ({ part, us }))
    .sort((a, b) => b.us - a.us)
    .slice(0, most);
};

const namesOf = (nodes: readonly Profiler.ProfileNode[]): ReadonlyMap<number, string> => {
  const named = new Map<number, string>();
  // A parent stands before its children.
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (node: Profiler.ProfileNode, above: string): void => {
    const { functionName, url, lineNumber } = node.callFrame;
    const isOurs = url.includes('/packages/') || url.includes('/bench/');
    const file = url.replace(/^.*\/(packages|bench)\//, '');
    const own = isOurs && !HANDS_ON.test(url) ? `${file}:${lineNumber + 1} ${functionName}` : above;
    const name = own === '' ? functionName : own;
    named.set(node.id, name);
    for (const child of node.children ?? []) {
      const next = byId.get(child);
      if (next) visit(next, own);
    }
  };
  const [root] = nodes;
  if (root) visit(root, '');
  return named;
};
