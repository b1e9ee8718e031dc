import { describe, expect, it } from 'vitest';
import { sanitizeBody, sanitizeText } from './sanitize-text.ts';

describe('words typed on the floor', () => {
  it.each([
    ['  a card fell ', 'a card fell'],
    ['paid \u202Eeht\u202C twice', 'paid eht twice'],
    ['two\u0000 \u001B[31mred', 'two [31mred'],
    ['a\u2066b\u2069\u200E\uFEFF', 'ab'],
    ['one\tline\r\nand\u2028more', 'one line\nand more'],
    ['\u200B\u00A0\u3000', ''],
    // Joiners form letters in some scripts, and some emoji.
    ['نامه\u200Cای 👩\u200D💼', 'نامه\u200Cای 👩\u200D💼'],
  ])('%j are read as %j', (typed, read) => expect(sanitizeText(typed)).toBe(read));

  it('are cleaned in reasons and notes only', () => {
    const body = { reason: ' a ', text: '\u202Eb', password: ' d ', offers: [] };
    expect(sanitizeBody(body)).toEqual({ reason: 'a', text: 'b', password: ' d ', offers: [] });
    for (const other of [null, undefined, 'reason', 3, [' a '], { reason: 3 }])
      expect(sanitizeBody(other)).toEqual(other);
  });
});
