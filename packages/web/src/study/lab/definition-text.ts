// Parses the text of a definition, JSON with comments and trailing commas, to a bet or to faults with line and column; and writes
// a bet as such a text.
import type { BetFaultReason, CodedBetFault, RowRemark } from '@punto/engine/bet/bet-fault';
import type { BetDefinition } from '@punto/engine/bet/definition';
import { parseBet } from '@punto/engine/bet/parse-bet';
import type { Fault } from '@punto/engine/reader';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { TextReason } from './text-reason.ts';

export type PlacedFault = {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The offset in the text, from 0. */
  readonly offset: number;
  /** `rows[0].pays`; empty for the text as a whole. */
  readonly path: string;
  readonly reason: ShownReason;
};

/** A fault of a definition, or a remark on it, for the page. */
export type ShownReason = BetFaultReason | RowRemark | TextReason;

export type ReadDefinition =
  | { readonly ok: true; readonly bet: BetDefinition }
  | { readonly ok: false; readonly faults: readonly PlacedFault[] };

/** Longer texts are rejected: the largest bet of the grammar is shorter when it is written plainly. */
export const LONGEST_TEXT = 60_000;

export const readDefinition = (text: string): ReadDefinition => {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [broken] = errors;
  if (broken !== undefined || root === undefined) {
    const code = broken === undefined ? 'valueExpected' : BROKEN[printParseErrorCode(broken.error)];
    return { ok: false, faults: [placed(text, broken?.offset ?? 0, '', { code: code ?? 'notJson' })] };
  }
  const twice = fieldsTwice(root).map(({ offset, path }) =>
    placed(text, offset, path, { code: 'fieldTwice' }),
  );
  if (twice.length > 0) return { ok: false, faults: twice };
  const parsed = parseBet(getNodeValue(root));
  if (parsed.ok) return parsed;
  const faults = parsed.faults.map((fault) => placed(text, offsetOf(root, fault), fault.path, fault.reason));
  return { ok: false, faults };
};

/** The position in the text of a remark on the bet. */
export const placeOf = (text: string, fault: CodedBetFault<RowRemark>): PlacedFault => {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return placed(text, root === undefined ? 0 : offsetOf(root, fault), fault.path, fault.reason);
};

const BROKEN: Readonly<Record<string, TextReason['code']>> = {
  InvalidSymbol: 'badSymbol',
  InvalidNumberFormat: 'badNumber',
  PropertyNameExpected: 'nameExpected',
  ValueExpected: 'valueExpected',
  ColonExpected: 'colonExpected',
  CommaExpected: 'commaExpected',
  CloseBraceExpected: 'braceExpected',
  CloseBracketExpected: 'bracketExpected',
  EndOfFileExpected: 'moreText',
  UnexpectedEndOfComment: 'openComment',
  UnexpectedEndOfString: 'openText',
};

const placed = (text: string, offset: number, path: string, reason: ShownReason): PlacedFault => {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset, path, reason };
};

type Step = string | number;

/** `rows[0].when` as steps. No known field has a dot or a bracket in its name. */
const stepsOf = (path: string): readonly Step[] =>
  [...path.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));

/** The position of the value, or of the nearest existing one around it; `name`: that of the field's name. */
const offsetOf = (root: Node, { path, at }: Fault): number => {
  const steps = stepsOf(path);
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node === undefined) continue;
    const name = at === 'name' && length === steps.length ? node.parent?.children?.[0] : undefined;
    return (name ?? node).offset;
  }
  return root.offset;
};

const fieldsTwice = (
  node: Node,
  path = '',
): readonly { readonly offset: number; readonly path: string }[] => {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, i) => fieldsTwice(child, `${path}[${i}]`));
  if (node.type !== 'object') return [];
  const names = children.map((field) => String(field.children?.[0]?.value));
  return children.flatMap((field, i) => {
    const name = names[i] ?? '';
    const here = path === '' ? name : `${path}.${name}`;
    const value = field.children?.[1];
    return [
      ...(names.indexOf(name) < i ? [{ offset: field.offset, path: here }] : []),
      ...(value === undefined ? [] : fieldsTwice(value, here)),
    ];
  });
};

/** JSON with a line for each field, condition and payout, so that a phone shows the payouts without scrolling. */
export const writeDefinition = (definition: Readonly<Record<string, unknown>>): string =>
  `${inLines(Object.entries(definition).filter(([name]) => name !== '$schema'))}\n`;

type Field = readonly [name: string, value: unknown];

const inLines = (fields: readonly Field[], indent = ''): string => {
  const lines = fields.map(
    ([name, value]) => `${indent}  ${JSON.stringify(name)}: ${written(value, `${indent}  `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
};

/** Puts each entry of a list and each field of a row on a line. */
const written = (value: unknown, indent: string): string => {
  if (!Array.isArray(value)) return inLine(value);
  const entries = value.map(
    (each) => `${indent}  ${isRow(each) ? inLines(Object.entries(each), `${indent}  `) : inLine(each)}`,
  );
  return `[\n${entries.join(',\n')}\n${indent}]`;
};

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'pays' in value;

/** With spaces after colons and commas and inside braces. */
const inLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, field]) => `${JSON.stringify(name)}: ${inLine(field)}`)
    .join(', ')} }`;
};
