// Summarises a profile by source file, to find what to optimise first. Time in the runtime itself, such as a statement
// of the store, counts for the function of ours that called it.
import type { Profiler } from 'node:inspector';

type Part = { readonly part: string; readonly us: number };

/** All statements run there, so it does not say who needed them. */
const HANDS_ON = /store\/query\.ts/;
const WAITS = new Set(['(idle)', '(root)']);

/** Time by file and function, most first; idle time is omitted. */
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
  // Parents come before their children.
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
