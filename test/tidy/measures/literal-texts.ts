// Texts written in the code of the pages instead of in the catalogue, where each language has them: text between tags,
// attributes that are read out, and strings or templates with words in them.
import { type Node, walk } from '../syntax.ts';
import { isCode, isTest, type SourceFile } from '../tree.ts';

const OF_PAGES = /^packages\/(?:ui|web|console)\/src\//;

/** Two words, or one with a capital: `no bets`, `Undo`. A letter alone and names of classes, keys and events are none. */
const WORDS = /\p{L}{2,}[,.:;’'”]? +\p{L}|^\s*\p{Lu}\p{Ll}+[\s.:…]*$/u;

/** Attributes that no patron reads. */
const NOT_READ =
  /^(?:autocomplete|class|classList|style|id|for|name|type|role|href|src|d|rel|target|method|viewBox|preserveAspectRatio|points|transform|data-.*|aria-(?:live|labelledby|describedby|controls|haspopup|current|hidden))$/;

/** Names of keys, of the product and of formats of files. */
const NAMES =
  /^(?:Enter|Esc|Escape|Backspace|Delete|Home|End|Tab|Shift|Control|Alt|Meta|Arrow\w+|Page\w+|Punto|CSV|JSON)$/;

const MOSTLY_CODE = /^[\s\d.,%()#/*+-]*(?:\(|var\(|calc\()|[{};]|(?:^| )(?:min|max)-(?:width|height)/;
/** Attributes in a selector of elements, `a[href]`, and the size of a font, `12px`. */
const OF_STYLE = /\w\[[\w-]+(?:[~|^$*]?=|\])|^\d+px /;

/** `path:line: text` of each. */
export const literalTexts = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => OF_PAGES.test(file.path) && isCode(file) && !isTest(file))
    .flatMap((file) => literalsIn(file).map(({ line, text }) => `${file.path}:${line}: ${text}`));

type Found = { readonly line: number; readonly text: string };

const literalsIn = (file: SourceFile): readonly Found[] => {
  const found: Found[] = [];
  const skipped = new Set<Node>();
  walk(file, (node, parent, field) => {
    if (parent && skipped.has(parent)) skipped.add(node);
    if (isForProgram(node, field)) skipped.add(node);
    if (skipped.has(node)) return;
    const text = textOf(node, parent, field);
    if (text === null || NAMES.test(text.trim()) || !isText(node, text)) return;
    found.push({ line: lineOf(file.text, Number(node.start)), text: text.trim().slice(0, 60) });
  });
  return found;
};

const isText = (node: Node, text: string): boolean =>
  node.type === 'JSXText'
    ? /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ''))
    : WORDS.test(text) && !MOSTLY_CODE.test(text) && !OF_STYLE.test(text);

const textOf = (node: Node, parent: Node | null, field: string): string | null => {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'TemplateElement') return String((node.value as { readonly raw: string }).raw);
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null;
  if (field === 'source' || (field === 'key' && parent?.type === 'Property')) return null;
  return node.value;
};

/** Calls of methods with a selector, or with the end of a name. */
const ASKS_PROGRAM = /^(?:closest|matches|querySelector(?:All)?|startsWith|endsWith)$/;

/** Imports, types, keys, selectors, messages of errors and logs, and attributes that are not read out. */
const isForProgram = (node: Node, field: string): boolean => {
  if (
    /^(?:Import|Export|TS(?:Type|Literal|Interface|Enum))/.test(node.type) &&
    node.type !== 'ExportNamedDeclaration' &&
    node.type !== 'ExportDefaultDeclaration'
  )
    return true;
  if (field === 'property') return true;
  if (field === 'typeAnnotation' || field === 'typeArguments' || field === 'typeParameters') return true;
  if (node.type === 'JSXAttribute') return NOT_READ.test(nameOf(node.name));
  if (node.type === 'NewExpression') return /Error$|^RegExp$|^URL$|^Worker$/.test(nameOf(node.callee));
  if (node.type === 'CallExpression')
    return (
      /^(?:console|document|window|matchMedia|localStorage|querySelector)/.test(calleeOf(node.callee)) ||
      ASKS_PROGRAM.test(nameOf((node.callee as { readonly property?: unknown }).property))
    );
  return false;
};

const nameOf = (node: unknown): string => {
  const { name, namespace } = (node ?? {}) as { readonly name?: unknown; readonly namespace?: unknown };
  if (namespace) return `${nameOf(namespace)}:${nameOf(name)}`;
  return typeof name === 'string' ? name : typeof name === 'object' ? nameOf(name) : '';
};

const calleeOf = (node: unknown): string => {
  const { type, object, name } = (node ?? {}) as {
    readonly type?: string;
    readonly object?: unknown;
    readonly name?: string;
  };
  return type === 'MemberExpression' ? calleeOf(object) : (name ?? '');
};

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
