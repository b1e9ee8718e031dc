// Imports and syntax tree of a module, from the parser of the build, so that comments and strings are not confused with
// code.
import { parseSync } from 'vite';
import type { SourceFile } from './tree.ts';

export type Import = { readonly specifier: string; readonly typeOnly: boolean };

export type Node = { readonly type: string; readonly [key: string]: unknown };

const trees = new Map<string, ReturnType<typeof parseSync>>();

const parsed = ({ path, text }: SourceFile) => {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const result = parseSync(path, text);
  if (result.errors.length > 0) throw new Error(`${path} cannot be parsed: ${result.errors[0]?.message}`);
  trees.set(text, result);
  return result;
};

export const statements = (file: SourceFile): readonly Node[] =>
  parsed(file).program.body as unknown as readonly Node[];

/** Every specifier in `import`, `export … from` and `import()`. */
export const importsOf = (file: SourceFile): readonly Import[] => {
  const { module } = parsed(file);
  const written = module.staticImports.map((line) => ({
    specifier: line.moduleRequest.value,
    typeOnly: line.entries.length > 0 && line.entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports.flatMap((line) =>
    line.entries.flatMap((entry) =>
      entry.moduleRequest === null || entry.moduleRequest === undefined
        ? []
        : [{ specifier: entry.moduleRequest.value, typeOnly: entry.isType }],
    ),
  );
  const asked = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: file.text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    typeOnly: false,
  }));
  return [...written, ...passedOn, ...asked];
};

/** Visits every node of the module with its parent and the field that it is in. */
export const walk = (
  file: SourceFile,
  visit: (node: Node, parent: Node | null, field: string) => void,
): void => {
  const enter = (value: unknown, parent: Node | null, field: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) enter(item, parent, field);
    } else if (isNode(value)) {
      visit(value, parent, field);
      for (const name in value) enter(value[name], value, name);
    }
  };
  for (const statement of statements(file)) enter(statement, null, 'body');
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
