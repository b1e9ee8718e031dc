// Notation cut into words with their places. Comments and the values of tags are taken whole, so that what is
// read next never finds a word inside them.
import { keysOf } from '../object-keys.ts';

export type TextPosition = { readonly line: number; readonly column: number };

/** A fault at a place, and how to correct it. Lines and columns count from 1. */
export type NotationFault = TextPosition & { readonly says: string };

/** Notes a fault; `null`, so that a reader can give it back. */
export type NoteFault = (at: TextPosition, says: string) => null;

export type Token = TextPosition & {
  readonly kind: 'word' | 'comment' | 'tag' | 'end-of-line';
  /** A comment without its signs, a tag's name. */
  readonly text: string;
  /** The value of a tag. */
  readonly value?: string;
};

export type Scanned = { readonly tokens: readonly Token[]; readonly faults: readonly NotationFault[] };

const BYTE_ORDER_MARK = /^\uFEFF/;
const LINE_END = /\r\n?/g;

/** Tried in this order at each position; the last one takes everything up to the next space. */
const PATTERNS = {
  'end-of-line': /\n/y,
  space: /[^\S\n]+/y,
  comment: /;([^\n]*)|\{([^}]*)\}/y,
  tag: /\[\s*([A-Za-z][A-Za-z0-9]*)\s+"((?:[^"\\\n]|\\["\\])*)"\s*\]/y,
  word: /[^\s;{[]+/y,
  fault: /[{[][^\n]*/y,
} as const;
const KINDS = keysOf(PATTERNS);

/**
 * The words of the text with line and column, both from 1. Never throws: what cannot be read is among the faults,
 * and scanning continues after it.
 */
export const scan = (written: string): Scanned => {
  const text = written.replace(BYTE_ORDER_MARK, '').replace(LINE_END, '\n');
  const tokens: Token[] = [];
  const faults: NotationFault[] = [];
  let place: TextPosition = { line: 1, column: 1 };
  for (let at = 0; at < text.length; ) {
    const { kind, match } = matchAt(text, at);
    const [whole, first = '', second = ''] = match;
    if (kind === 'fault') faults.push({ ...place, says: UNREADABLE[whole[0] ?? ''] ?? '' });
    else if (kind === 'tag') tokens.push({ ...place, kind, text: first, value: unescaped(second) });
    else if (kind === 'comment') tokens.push({ ...place, kind, text: (first + second).trim() });
    else if (kind !== 'space') tokens.push({ ...place, kind, text: whole });
    place = after(place, whole);
    at += whole.length;
  }
  return { tokens, faults };
};

const UNREADABLE: Readonly<Record<string, string>> = {
  '{': 'this comment has no end: close it with }',
  '[': 'a tag is written [Name "value"], with \\" for a quotation mark inside',
};

const matchAt = (text: string, at: number): { kind: keyof typeof PATTERNS; match: RegExpExecArray } => {
  for (const kind of KINDS) {
    const pattern = PATTERNS[kind];
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { kind, match };
  }
  throw new Error(`nothing can be read at ${at}`);
};

const after = ({ line, column }: TextPosition, passed: string): TextPosition => {
  const lastLine = passed.lastIndexOf('\n');
  if (lastLine < 0) return { line, column: column + passed.length };
  return { line: line + passed.split('\n').length - 1, column: passed.length - lastLine };
};

const unescaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');
