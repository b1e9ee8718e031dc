// Reads the tests that name a rule from their source: the ids in their titles and rows, whether they can fail, and
// which packages they use. A name is followed to the declarations in its module or in an imported test helper; by name
// and without scopes, which is enough to tell a real test from an empty one.
import { posix } from 'node:path';
import { type Node, statements } from './syntax.ts';
import { isCode, isTest, packageOf, type SourceFile } from './tree.ts';

export type RuleTest = {
  readonly ids: readonly string[];
  readonly title: string;
  readonly path: string;
  /** It calls `expect` with a matcher, or asserts a property. */
  readonly asserts: boolean;
  /** Never run: `skip`, `todo`, `fails`. A test that is skipped on some machines only counts as run. */
  readonly skipped: boolean;
  /** Packages whose source it uses, including its own. */
  readonly reaches: ReadonlySet<string>;
};

const IDS = /\[([RSBLTVDFPI]\d+)\]/g;
export const idsOf = (text: string): readonly string[] =>
  [...text.matchAll(IDS)].flatMap(([, id]) => id ?? []);

/** Every test in these files whose title, or a row of its data, carries the id of a rule. */
export const ruleTestsIn = (files: readonly SourceFile[]): readonly RuleTest[] => {
  const modules = new Modules(files);
  return files
    .filter(
      (file) =>
        isCode(file) && isTest(file) && !file.path.startsWith('test/tidy/') && idsOf(file.text).length > 0,
    )
    .flatMap((file) => testsIn(modules.of(file), modules));
};

const BLOCKS = new Set(['describe', 'it', 'test']);
const NEVER = new Set(['skip', 'todo', 'fails']);

const testsIn = (module: Module, modules: Modules): readonly RuleTest[] => {
  const found: RuleTest[] = [];
  const enter = (node: Node, titles: readonly string[], skipped: boolean): void => {
    const block = blockOf(node);
    if (block === null) {
      for (const child of childrenOf(node)) enter(child, titles, skipped);
      return;
    }
    const { kind, modifiers, parts } = block;
    const own = [...titles, ...parts.flatMap((part) => textsIn(part, module))];
    const isSkipped = skipped || modifiers.some((modifier) => NEVER.has(modifier));
    if (kind === 'describe') {
      for (const part of parts) enter(part, own, isSkipped);
      return;
    }
    const ids = [...new Set(own.flatMap(idsOf))];
    if (ids.length === 0) return;
    const named = parts.findLast(({ type }) => type === 'Literal' || type === 'TemplateLiteral');
    const title = [...titles.slice(-1), ...(named ? textsIn(named, null) : [])].join(' › ');
    const { asserts, reaches } = modules.reach(module, parts);
    found.push({ ids, title, path: module.file.path, asserts, skipped: isSkipped, reaches });
  };
  for (const statement of statements(module.file)) enter(statement, [], false);
  return found;
};

type Block = {
  readonly kind: string;
  readonly modifiers: readonly string[];
  readonly parts: readonly Node[];
};

/** Parses `it('…', f)` and `it.each(rows)('…', f)`, with modifiers: all arguments, rows and callback. */
const blockOf = (node: Node): Block | null => {
  if (node.type !== 'CallExpression') return null;
  const callee = node.callee as Node;
  const parts = node.arguments as readonly Node[];
  if (callee.type === 'CallExpression') {
    const before = blockOf(callee);
    return before && { ...before, parts: [...before.parts, ...parts] };
  }
  const names = namesOf(callee);
  const [kind = '', ...modifiers] = names ?? [];
  return BLOCKS.has(kind) ? { kind, modifiers, parts } : null;
};

/** The parts of a name such as `it.skip.each`; `null` for anything else. */
const namesOf = (node: Node): readonly string[] | null => {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type !== 'MemberExpression' || node.computed) return null;
  const before = namesOf(node.object as Node);
  return before && [...before, String((node.property as Node).name)];
};

/** String literals of a title or of rows, but not of a callback; with a module, also rows that it declares by name. */
const textsIn = (node: Node, module: Module | null): readonly string[] => {
  if (/Function/.test(node.type)) return [];
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'TemplateElement') return [(node.value as { raw: string }).raw];
  if (node.type === 'Identifier') {
    const declared = module?.declared.get(String(node.name)) ?? [];
    return declared.flatMap((each) => textsIn(each, null));
  }
  return childrenOf(node).flatMap((child) => textsIn(child, module));
};

type Module = {
  readonly file: SourceFile;
  /** Every declaration of and assignment to each name in the module. */
  readonly declared: ReadonlyMap<string, readonly Node[]>;
  /** The module that each imported name comes from, without types. */
  readonly imported: ReadonlyMap<string, string>;
};

type Uses = { readonly asserts: boolean; readonly names: ReadonlySet<string> };
type Reach = { readonly asserts: boolean; readonly reaches: ReadonlySet<string> };

class Modules {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #modules = new Map<string, Module>();
  /** By module and name: a helper is used by many tests but analysed once. */
  readonly #uses = new Map<string, Uses>();

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  of(file: SourceFile): Module {
    const known = this.#modules.get(file.path) ?? moduleOf(file);
    this.#modules.set(file.path, known);
    return known;
  }

  /** What these nodes use, by all names in them: source files count as used, test helpers are analysed recursively. */
  reach(module: Module, from: readonly Node[]): Reach {
    const reaches = new Set<string>();
    const seen = new Set<string>();
    let asserts = false;
    const take = (at: Module, uses: Uses): void => {
      asserts ||= uses.asserts;
      for (const name of uses.names) follow(at, name);
    };
    const follow = (at: Module, name: string): void => {
      const key = `${at.file.path} ${name}`;
      if (seen.has(key)) return;
      seen.add(key);
      const uses = this.#uses.get(key) ?? usesOf(at.declared.get(name) ?? []);
      this.#uses.set(key, uses);
      take(at, uses);
      const specifier = at.imported.get(name);
      if (specifier === undefined) return;
      const own = /^@punto\/([^/]+)/.exec(specifier)?.[1];
      if (own !== undefined) reaches.add(own);
      if (!specifier.startsWith('.')) return;
      const path = posix.join(posix.dirname(at.file.path), specifier);
      const file = this.#files.get(path);
      if (file === undefined || !isCode(file)) return;
      if (isHelper(file)) follow(this.of(file), name);
      else reaches.add(packageOf(path) ?? '');
    };
    take(module, usesOf(from));
    return { asserts, reaches };
  }
}

const usesOf = (nodes: readonly Node[]): Uses => {
  const names = new Set<string>();
  let asserts = false;
  const visit = (node: Node): void => {
    asserts ||= isAssertion(node);
    if (node.type === 'Identifier') names.add(String(node.name));
    for (const child of usedIn(node)) visit(child);
  };
  for (const node of nodes) visit(node);
  return { asserts, names };
};

/** A file for tests: its content is analysed, and using it does not count as using the product. */
const isHelper = (file: SourceFile): boolean => isTest(file) || /\/testing\/|-fixture\.tsx?$/.test(file.path);

const moduleOf = (file: SourceFile): Module => {
  const declared = new Map<string, Node[]>();
  const imported = new Map<string, string>();
  const declare = (pattern: Node, value: Node | null): void => {
    if (!value) return;
    if (pattern.type === 'Identifier') {
      const name = String(pattern.name);
      declared.set(name, [...(declared.get(name) ?? []), value]);
    } else for (const child of childrenOf(pattern)) declare(child, value);
  };
  const enter = (node: Node): void => {
    if (node.type === 'VariableDeclarator') declare(node.id as Node, node.init as Node | null);
    if (node.type === 'AssignmentExpression') declare(node.left as Node, node.right as Node);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
      declare(node.id as Node, node);
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type')
      for (const { local, importKind } of node.specifiers as readonly Node[])
        if (importKind !== 'type')
          imported.set(String((local as Node).name), String((node.source as Node).value));
    for (const child of childrenOf(node)) enter(child);
  };
  for (const statement of statements(file)) enter(statement);
  return { file, declared, imported };
};

/** `expect(value).toBe(…)` where `value` is not a constant, `expect.fail(…)`, or fast-check's `assert`. */
const isAssertion = (node: Node): boolean => {
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression') return false;
  if (/^(fc\.assert|expect\.fail)$/.test(namesOf(callee)?.join('.') ?? '')) return true;
  let root = callee;
  while (root.type === 'MemberExpression') root = root.object as Node;
  if (root.type !== 'CallExpression') return false;
  const names = namesOf(root.callee as Node);
  const [what] = root.arguments as readonly Node[];
  return names?.[0] === 'expect' && what !== undefined && what.type !== 'Literal';
};

/** The child nodes that refer to something: no types, and no field names or keys, which refer to something else. */
const usedIn = (node: Node): readonly Node[] => {
  if (node.type.startsWith('TS')) return isNode(node.expression) ? [node.expression] : [];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object as Node];
  if (node.type === 'Property' && !node.computed) return [node.value as Node];
  return childrenOf(node);
};

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
