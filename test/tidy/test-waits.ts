// Tests wait for events, never for time: a fixed sleep is too short on a busy machine and too long on every other, a
// retry hides a fault, and an assertion on elapsed time depends on the machine. A wait inside a loop that checks again
// is polling, which is permitted. End-to-end tests are checked with their support: they poll with `expect.poll`, so a
// sleep of their own is refused wherever it is made.

import type { Exceptions, Fault } from './measures/exceptions.ts';
import { type Node, statements } from './syntax.ts';
import type { SourceFile } from './tree.ts';

const TEST = /^packages\/.*\.test\.ts$|^test\/e2e\/.*\.ts$|^vitest\.config\.ts$/;
const END_TO_END = /^test\/e2e\//;
const LOOPS = new Set(['WhileStatement', 'ForStatement', 'ForOfStatement', 'DoWhileStatement']);
const COMPARES = /^toBe(Less|Greater)Than/;

/** Tests that must wait for time, because no event marks the end of the wait. */
export const EXCEPTIONS: Exceptions = {
  'asserts that nothing happens during three lease periods, which no event marks': [
    'packages/server/src/cluster/cluster-tables.test.ts: a fixed sleep',
  ],
  'real NATS with an accelerated clock; the contract lets time pass': [
    'packages/server/src/broker/nats/nats-wire.test.ts: a fixed sleep',
  ],
  'the other end has closed, which a client that does not read cannot detect': [
    'packages/server/test/hostile/close-frame.test.ts: a fixed sleep',
  ],
  'compares the deadline that the table gives, not an elapsed time': [
    'packages/server/test/seats.test.ts: an assertion on elapsed time',
    'packages/server/test/squeeze.test.ts: an assertion on elapsed time',
    'test/e2e/squeeze.test.ts: an assertion on elapsed time',
  ],
  'the desk ignores an Enter for half a second after it shows something new, by the clock of its page': [
    'test/e2e/support/desk.ts: an assertion on elapsed time',
  ],
};

/** One violation for each kind in each file. */
export const timedTests = (files: readonly SourceFile[]): readonly Fault[] =>
  files
    .filter(({ path }) => TEST.test(path))
    .flatMap((file) =>
      [...new Set(faultsOf(file))].map((what) => ({
        key: `${file.path}: ${what}`,
        says: `${file.path}: ${what}; wait for an event or a condition`,
      })),
    );

const faultsOf = (file: SourceFile): readonly string[] => {
  const body = statements(file);
  const found: string[] = [];
  const sleeps = new Set(['sleep', 'delay']);
  const times = new Set<string>();
  /** Functions that read a clock. */
  const clocks = new Set<string>();
  each(body, false, (node) => {
    if (node.type === 'ImportDeclaration' && literal(node.source) === 'node:timers/promises')
      for (const part of node.specifiers as readonly Node[])
        if (nameOf(part.imported) === 'setTimeout') sleeps.add(nameOf(part.local));
    if (node.type !== 'VariableDeclarator' || node.init === null) return;
    const init = node.init as Node;
    if (init.type === 'ArrowFunctionExpression' && isSleep(init.body as Node, sleeps))
      sleeps.add(nameOf(node.id));
    else if (readsClock(init))
      (init.type === 'ArrowFunctionExpression' ? clocks : times).add(nameOf(node.id));
  });
  each(body, false, (node, inLoop) => {
    if (node.type === 'AwaitExpression' && !inLoop && isSleep(node.argument as Node, sleeps))
      found.push('a fixed sleep');
    if (node.type === 'NewExpression' && !inLoop && END_TO_END.test(file.path) && isSleep(node, sleeps))
      found.push('a fixed sleep');
    if (node.type === 'CallExpression' && memberOf(node.callee) === 'waitForTimeout')
      found.push('a fixed sleep');
    if (node.type === 'Property' && isRetry(node)) found.push('a retry');
    if (node.type === 'CallExpression' && isTimed(node, times, clocks))
      found.push('an assertion on elapsed time');
  });
  return found;
};

/** `sleep(5)`, or `new Promise((resolve) => setTimeout(resolve, 5))`. */
const isSleep = (node: Node, sleeps: ReadonlySet<string>): boolean => {
  if (node.type === 'CallExpression') return sleeps.has(nameOf(node.callee));
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'Promise') return false;
  const [executor] = node.arguments as readonly Node[];
  const call = onlyStatement(executor?.body as Node | undefined);
  if (call?.type !== 'CallExpression' || nameOf(call.callee) !== 'setTimeout') return false;
  const [first] = call.arguments as readonly Node[];
  return first?.type === 'Identifier';
};

/** `setTimeout(resolve, 5)` of `{ setTimeout(resolve, 5); }`. */
const onlyStatement = (body: Node | undefined): Node | undefined => {
  if (body?.type !== 'BlockStatement') return body;
  const [only, ...others] = body.body as readonly Node[];
  return others.length === 0 ? (only?.expression as Node | undefined) : undefined;
};

const isRetry = (node: Node): boolean =>
  ['retry', 'retries'].includes(nameOf(node.key)) &&
  (node.value as Node).type === 'Literal' &&
  literal(node.value) !== 0;

/** `expect(<elapsed>).toBeLessThan(…)`, `expect(Date.now()).toBeGreaterThan(…)`, and the same with `expect.poll`. */
const isTimed = (node: Node, times: ReadonlySet<string>, clocks: ReadonlySet<string>): boolean => {
  if (!COMPARES.test(memberOf(node.callee))) return false;
  const expected = (node.callee as Node).object as Node;
  if (expected.type !== 'CallExpression' || !isExpect(expected.callee as Node)) return false;
  const [subject] = expected.arguments as readonly Node[];
  if (subject?.type === 'Identifier') return isElapsed(subject, times) || clocks.has(nameOf(subject));
  return subject !== undefined && readsClock(subject);
};

/** `expect`, `expect.poll`. */
const isExpect = (callee: Node): boolean => nameOf(callee) === 'expect' || nameOf(callee.object) === 'expect';

const isElapsed = (node: Node, times: ReadonlySet<string>): boolean =>
  times.has(nameOf(node)) && /^(took|elapsed|duration)/.test(nameOf(node));

const readsClock = (node: Node): boolean => {
  let found = false;
  each([node], false, (inner) => {
    // What a page evaluates may be a text.
    found ||= inner.type === 'Literal' && /\b(performance|Date)\.now\(\)/.test(String(inner.value));
    if (inner.type !== 'CallExpression') return;
    const callee = inner.callee as Node;
    const name = `${nameOf(callee.object)}.${nameOf(callee.property)}`;
    found ||= name === 'performance.now' || name === 'Date.now';
  });
  return found;
};

const each = (value: unknown, inLoop: boolean, visit: (node: Node, inLoop: boolean) => void): void => {
  if (Array.isArray(value)) {
    for (const item of value) each(item, inLoop, visit);
    return;
  }
  if (typeof value !== 'object' || value === null || typeof (value as Node).type !== 'string') return;
  const node = value as Node;
  visit(node, inLoop);
  for (const name in node) each(node[name], inLoop || LOOPS.has(node.type), visit);
};

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';
const memberOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'property' in value ? nameOf(value.property) : '';
const literal = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : undefined;
