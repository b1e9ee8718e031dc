import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { cardGlyphs } from './card-glyphs.ts';

const CARD = 'packages/ui/src/card/a.tsx';
const count = (text: string, path = CARD) => cardGlyphs([{ path, text }]).length;

describe('cards', () => {
  it('are drawn without font glyphs', () => {
    expect(cardGlyphs(readTree())).toEqual([]);
  });

  it.each([
    ["const SUITS = { S: '♠', H: '♥' };", 2],
    ["const SPADE = '\\u2660';", 1],
    ['<b>&hearts;</b>', 1],
    ["const ACE = '🂡';", 1],
    ['<text x="1">K</text>', 1],
    ['<path d="M0 0Z" />', 0],
  ])('with a font glyph are found in %s', (text, expected) => {
    expect(count(text)).toBe(expected);
  });

  it('are checked for glyphs in pages, and for SVG text where cards are drawn', () => {
    expect(count('<text>10</text>', 'packages/web/src/patron/squeeze/a.tsx')).toBe(1);
    expect(count('<text>10</text>', 'packages/ui/src/road/a.tsx')).toBe(0);
    expect(count("'♦'", 'packages/console/src/office/a.ts')).toBe(1);
    expect(count("'♦'", 'packages/console/src/office/a.test.ts')).toBe(0);
    expect(count("'♦'", 'packages/server/src/a.ts')).toBe(0);
  });
});
