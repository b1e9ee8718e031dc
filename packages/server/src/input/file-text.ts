// Text of a file that a house writes (room, bet, brand): JSON with comments and trailing commas, with the position of every
// value. Syntax errors and duplicate fields are faults of the text.
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type FieldPath, type FileFault, writtenWay } from './file-fault.ts';

export type FileText = {
  readonly data: unknown;
  readonly faults: readonly FileFault[];
  /** Whether the file has a value there. */
  readonly has: (way: FieldPath) => boolean;
  /** A fault at the value, or at the nearest existing value around it; `name`: at the field's name. */
  readonly fault: (way: FieldPath, says: string, at?: 'value' | 'name') => FileFault;
};

export const parseFileText = (file: string, written: string): FileText => {
  // A byte order mark is not part of the text.
  const text = written.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const faultAt = (offset: number, path: string, says: string): FileFault => ({
    file,
    ...placeIn(text, offset),
    path,
    says,
  });
  const fault: FileText['fault'] = (way, says, at = 'value') => {
    const node = nearestNode(root, way);
    const named = at === 'name' ? node?.parent?.children?.[0] : undefined;
    return faultAt((named ?? node)?.offset ?? 0, writtenWay(way), says);
  };
  const [broken] = errors;
  return {
    data: root && getNodeValue(root),
    faults: broken
      ? [faultAt(broken.offset, '', brokenText(broken.error))]
      : twiceIn(root).map(({ node, way }) =>
          faultAt(node.offset, writtenWay(way), 'is written twice; remove one'),
        ),
    has: (way) => root !== undefined && findNodeAtLocation(root, [...way]) !== undefined,
    fault,
  };
};

const nearestNode = (root: Node | undefined, way: FieldPath): Node | undefined => {
  if (root === undefined) return undefined;
  for (let length = way.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, way.slice(0, length));
    if (node) return node;
  }
  return root;
};

const placeIn = (text: string, offset: number) => {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

const twiceIn = (
  node: Node | undefined,
  way: FieldPath = [],
): { readonly node: Node; readonly way: FieldPath }[] => {
  const children = node?.children ?? [];
  if (node?.type === 'array') return children.flatMap((child, i) => twiceIn(child, [...way, i]));
  if (node?.type !== 'object') return [];
  const names = children.map((property) => String(property.children?.[0]?.value));
  return children.flatMap((property, i) => {
    const name = names[i] ?? '';
    const here = [...way, name];
    const twice = names.indexOf(name) < i ? [{ node: property, way: here }] : [];
    return [...twice, ...twiceIn(property.children?.[1], here)];
  });
};

const BROKEN: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not JSON: texts and names must be in double quotes',
  InvalidNumberFormat: 'this is not a number: write digits only, such as 12000',
  PropertyNameExpected: 'a field name in double quotes is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon is missing here, between a name and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'there is more text after the closing bracket',
  UnexpectedEndOfComment: 'this comment is not closed with */',
  UnexpectedEndOfString: 'this text is not closed with a double quote',
};

const brokenText = (error: ParseErrorCode): string =>
  BROKEN[printParseErrorCode(error)] ?? 'this cannot be read as JSON';
