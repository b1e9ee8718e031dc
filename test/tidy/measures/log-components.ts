// Every log statement has a field `component`, so that an operator can filter by it and a reader finds the code: its
// value is the name of a folder (`floor`, `cluster`, `socket`). It is given with the statement, `log.warn({ component:
// 'floor', table }, '…')`, or once for the file by `log.child({ component: 'floor' })`.
import { type Node, walk } from '../syntax.ts';
import { isCode, isTest, type SourceFile } from '../tree.ts';
import type { Ceilings, Fault } from './exceptions.ts';

const WRITES_LOG = /^packages\/(server|store|cli)\/src\//;
const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/** A component that is not a literal, so its value is known only at run time. */
const COMPUTED = '';

/** Log statements without a component, and components that are not the name of a folder; by file. */
export const anonymousLines = (files: readonly SourceFile[]): readonly Fault[] => {
  const sources = files.filter((file) => WRITES_LOG.test(file.path) && isCode(file) && !isTest(file));
  const folders = new Set(sources.flatMap(({ path }) => path.split('/').slice(3, -1)));
  return sources.filter(({ text }) => /log/i.test(text)).flatMap((file) => anonymousIn(file, folders));
};

const anonymousIn = (file: SourceFile, folders: ReadonlySet<string>): readonly Fault[] => {
  const calls: Node[] = [];
  const constants = new Map<string, Node>();
  /** Components of loggers: `floor` for `log` in `const log = all.child({ component: 'floor' })`. */
  const bound = new Map<string, string | null>();
  walk(file, (node, parent) => {
    if (isLogCall(node)) calls.push(node);
    if (isChild(node)) bound.set(nameOf(parent), componentIn(node.arguments));
    // A destructuring pattern has no name: `const { log } = parts` is not a constant.
    if (node.type === 'VariableDeclarator' && nameOf(node) !== '' && isNode(node.init))
      constants.set(nameOf(node), node.init);
  });
  return calls.flatMap((call) => {
    const given = (call.arguments as readonly Node[]).map((value) => constants.get(nameOf(value)) ?? value);
    const component = componentIn(given) ?? bound.get(loggerOf(call)) ?? null;
    if (component === COMPUTED || (component !== null && folders.has(component))) return [];
    const wrong =
      component === null
        ? 'a log statement without a component'
        : `the component ${component} is not the name of a folder`;
    const line = file.text.slice(0, Number(call.start)).split('\n').length;
    return [{ key: file.path.split('/').at(-1) ?? file.path, says: `${file.path}:${line}: ${wrong}` }];
  });
};

/** `log.warn(…)`, `this.#options.log.info(…)`, `log[level](…)`; never `console.log`. */
const isLogCall = (node: Node): boolean => {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression')
    return false;
  const { computed, property } = node.callee;
  return (computed === true || LEVELS.has(nameOf(property))) && /^(log|logger|.+Log)$/.test(loggerOf(node));
};

const loggerOf = (call: Node): string => nameOf((call.callee as Node).object);

const isChild = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  node.callee.type === 'MemberExpression' &&
  nameOf(node.callee.property) === 'child';

/** The value of a field `component` in these nodes; `null` if there is none. */
const componentIn = (value: unknown): string | null => {
  if (Array.isArray(value))
    return value.reduce<string | null>((found, one) => found ?? componentIn(one), null);
  if (!isNode(value)) return null;
  if (value.type === 'ObjectExpression') return componentIn(value.properties);
  if (value.type === 'SpreadElement') return componentIn(value.argument);
  if (value.type !== 'Property' || nameOf(value.key) !== 'component') return null;
  return isNode(value.value) && typeof value.value.value === 'string' ? value.value.value : COMPUTED;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (typeof value.name === 'string') return value.name;
  if (value.type === 'MemberExpression') return nameOf(value.property);
  return value.type === 'VariableDeclarator' ? nameOf(value.id) : nameOf(value.key) || nameOf(value.left);
};

/** Files with log statements without a component, and their number. */
export const WITHOUT: Ceilings = {};
