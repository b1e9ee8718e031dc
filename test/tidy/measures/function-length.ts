// A function fits on a screen: seventy own lines at most, from its first word to its last bracket. An inner function that
// has a name is read by that name, and counts in the outer one as its first line alone: a factory of ten short closures is
// what a class of ten methods is. An anonymous callback is part of the flow around it, as the body of a loop is, and
// counts there. A component is a function like any other: a long page of markup asks to be two components. Callbacks of
// `describe`, `it` and `test` are lists of cases and do not count; test files are not read, what supports them is.
import { type Node, walk } from '../syntax.ts';
import { isCode, type SourceFile } from '../tree.ts';
import type { Exceptions, Fault } from './exceptions.ts';

export const MOST_LINES = 70;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const CASES = /^(describe|it|test)\b/;

type Found = { readonly name: string; readonly from: number; readonly to: number; lines: number };

/** Functions above the measure, by the name of their file and their own. */
export const longFunctions = (files: readonly SourceFile[]): readonly Fault[] =>
  files
    .filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file.path))
    .filter(({ text }) => text.split('\n', MOST_LINES + 1).length > MOST_LINES)
    .flatMap((file) =>
      longIn(file).map(({ name, lines }) => ({
        key: `${file.path.split('/').at(-1)}: ${name}`,
        says: `${file.path}: ${name} has ${lines} lines, ${MOST_LINES} at most`,
      })),
    );

/** An anonymous function inside a named one is part of it. */
const longIn = (file: SourceFile): readonly Found[] => {
  const open: Found[] = [];
  const found: Found[] = [];
  let casesEnd = 0;
  walk(file, (node, parent) => {
    if (!FUNCTIONS.has(node.type)) return;
    const [from, to] = [Number(node.start), Number(node.end)];
    while ((open.at(-1)?.to ?? to) < from) open.pop();
    const lines = file.text.slice(from, to).split('\n').length;
    const callee = parent?.type === 'CallExpression' ? nameOf(parent.callee) : null;
    if (callee !== null && CASES.test(callee)) {
      // Cases inside cases are taken off once.
      const outer = open.at(-1);
      if (from > casesEnd && outer !== undefined) outer.lines -= lines;
      casesEnd = Math.max(casesEnd, to);
      return;
    }
    const own = nameOf(node) ?? (callee === null ? nameOf(parent) : null);
    if (own === null && open.length > 0) return;
    const one = { name: own ?? `callback of ${callee ?? 'a function'}`, from, to, lines };
    const outer = open.at(-1);
    // The first line of the inner function is the outer one's too.
    if (outer !== undefined) outer.lines -= lines - 1;
    open.push(one);
    found.push(one);
  });
  return found.filter(({ lines }) => lines > MOST_LINES);
};

/** The function's own name, or that of the constant, field or call it belongs to. */
const nameOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const node = value as Node;
  if (typeof node.name === 'string') return node.name;
  // describe.each(…)(…): by what is called first.
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'MemberExpression') return `${nameOf(node.object) ?? ''}.${nameOf(node.property) ?? ''}`;
  return nameOf(node.id) ?? nameOf(node.key) ?? nameOf(node.left);
};

export const EXCEPTIONS: Exceptions = {
  'supports tests or the simulation, not shipped': [
    'felt-faults.ts: faultsOf',
    'pretend-rounds.ts: pretendTrace',
    'pretend-tables.ts: pretendTable',
    'stage.ts: createNodesStage',
  ],
  'a factory: short functions over one state that they share, to be split where the state can be': [
    'desk.ts: useDesk',
    'felt.tsx: createFelt',
    'floor.tsx: createFloor',
    'gateway.ts: createGateway',
    'use-slip.ts: useSlip',
  ],
  'a component with all of its markup, to be split': [
    'account-page.tsx: OneTimeCode',
    'approvals-page.tsx: Approval',
    'board.tsx: Board',
    'bring-value.tsx: BringValue',
    'change-person.tsx: ChangePerson',
    'correct-dialog.tsx: CorrectDialog',
    'dealer-table.tsx: DealerTable',
    'depth-panel.tsx: DepthPanel',
    'duty-buttons.tsx: DutyButtons',
    'file-choice.tsx: FileChoice',
    'new-table-panel.tsx: NewTableForm',
    'paper.tsx: Paper',
    'peel-card.tsx: PeelCard',
    'round-check-panel.tsx: RoundCheckPanel',
    'shoe-panel.tsx: ShoePanel',
    'squeeze-stage.tsx: OneCard',
    'staffing.tsx: Staffing',
    'verify-page.tsx: VerifyPage',
  ],
};
