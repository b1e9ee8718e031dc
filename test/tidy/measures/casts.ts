// Number of type casts in each package: `x as T` (`<T>x` is refused by the compiler). A better signature makes most of
// them unnecessary. `as const` does not count.
import { type Node, walk } from '../syntax.ts';
import { isCode, isTest, packageOf, type SourceFile } from '../tree.ts';
import type { Ceilings } from './exceptions.ts';

/** Casts of each package, without tests. */
export const casts = (files: readonly SourceFile[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const name = packageOf(file.path);
    if (name === null || !/\/src\//.test(file.path) || !isCode(file) || isTest(file)) continue;
    // Most files contain no `as` at all and need not be parsed.
    if (!/\bas\s/.test(file.text)) continue;
    walk(file, (node) => {
      if (isCast(node)) counts.set(name, (counts.get(name) ?? 0) + 1);
    });
  }
  return counts;
};

const isCast = (node: Node): boolean => {
  if (node.type !== 'TSAsExpression') return false;
  const { typeName } = node.typeAnnotation as { readonly typeName?: { readonly name?: string } };
  return typeName?.name !== 'const';
};

/** The current numbers. When a cast is removed, the number must be lowered. */
export const CEILINGS: Ceilings = {
  cli: 3,
  engine: 16,
  language: 1,
  protocol: 1,
  server: 18,
  simulation: 2,
  store: 8,
  table: 12,
};
