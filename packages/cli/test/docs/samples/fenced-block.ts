// The fenced blocks of a Markdown page, each with the note that stands above it: a comment that says how the block is tested, or
// why it is not run.

export type Note = {
  /**
   * `not run`: why. `run by`: the test file that runs the block. `file`: the block is this file of the tree. `part of`: its lines
   * are lines of this file.
   */
  readonly kind: 'not run' | 'run by' | 'file' | 'part of';
  readonly text: string;
};

export type Block = {
  readonly page: string;
  /** The line of the fence, from 1. */
  readonly line: number;
  /** Empty without a label. */
  readonly language: string;
  /** What follows the language. */
  readonly words: string;
  readonly code: string;
  readonly note: Note | null;
  /** The line of text above, and above the note. */
  readonly before: string;
  /** The code of the block before this one, when nothing but space is between the two. */
  readonly after: Block | null;
};

const FENCE = /^( *)(`{3,}|~{3,})(\S*)(?: +(.*))?$/;
const NOTE = /^<!-- (not run|run by|file|part of): (.+) -->$/;

export const blocksOf = (page: string, text: string): readonly Block[] => {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  let above = '';
  let before = '';
  let after: Block | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', fence, language = '', words = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined) {
      if (line.trim() !== '') {
        above = line.trim();
        if (noteIn(above) === null) before = above;
        after = null;
      }
      continue;
    }
    const end = lines.findIndex((each, i) => i > at && each.trim() === fence);
    if (end < 0) throw new Error(`${page}:${at + 1}: the block is not closed`);
    const code = lines.slice(at + 1, end).map((each) => `${each.slice(indent.length)}\n`);
    const note = noteIn(above);
    const block: Block = { page, line: at + 1, language, words, code: code.join(''), note, before, after };
    blocks.push(block);
    above = '';
    before = '';
    after = block;
    at = end;
  }
  return blocks;
};

const noteIn = (line: string): Note | null => {
  const [, kind, text = ''] = NOTE.exec(line) ?? [];
  return kind === undefined ? null : { kind: kind as Note['kind'], text };
};
