// Exported types, interfaces and classes of the product have unique names, so that a search for `Refusal` finds one
// declaration, and an import is clear without its path.
import { type Node, statements } from '../syntax.ts';
import { isCode, isTest, type SourceFile } from '../tree.ts';
import type { Fault } from './exceptions.ts';

const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration']);

/** The product; the simulation is never shipped. */
const PRODUCT = /^packages\/(?!simulation\/)[^/]+\/src\//;

/** Names that are exported more than once, with their number: one more declaration is a new violation. */
export const sharedNames = (files: readonly SourceFile[]): readonly Fault[] => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    if (!PRODUCT.test(file.path) || !isCode(file) || isTest(file)) continue;
    for (const name of exportedTypes(file)) places.set(name, [...(places.get(name) ?? []), file.path]);
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({
      key: `${name} ×${paths.length}`,
      says: `${name} is exported ${paths.length} times: ${paths.join(', ')}`,
    }));
};

const exportedTypes = (file: SourceFile): ReadonlySet<string> => {
  const body = statements(file);
  const own = new Set(body.flatMap(declaredType));
  const names = body
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && source == null)
    .flatMap((line) => [
      ...(line.declaration == null ? [] : declaredType(line.declaration as Node)),
      // `export type { A as B }` of a type that this file declares.
      ...(line.specifiers as readonly Node[])
        .filter(({ local }) => own.has(nameOf(local)))
        .map(({ exported }) => nameOf(exported)),
    ]);
  return new Set(names);
};

const declaredType = (node: Node): readonly string[] => (TYPES.has(node.type) ? [nameOf(node.id)] : []);

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';

/** Says neither what it is nor of what: `HttpReply`, `DutyDecision`, `CachedPage` do. */
const VAGUE = new Set(['Answer', 'Held', 'House', 'Told']);

/** Types, exported or not, of these names; tests too. */
export const vagueNames = (files: readonly SourceFile[]): readonly string[] =>
  files.filter(isCode).flatMap((file) =>
    statements(file)
      .flatMap((line) =>
        line.type === 'ExportNamedDeclaration' && line.declaration != null
          ? declaredType(line.declaration as Node)
          : declaredType(line),
      )
      .filter((name) => VAGUE.has(name))
      .map((name) => `${file.path}: ${name}`),
  );
