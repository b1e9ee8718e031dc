import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { looseColours } from './colours.ts';

const count = (text: string, path = 'packages/web/src/a.css') => looseColours([{ path, text }]).length;

describe('colours', () => {
  it('are defined in the tokens file', () => {
    expect(looseColours(readTree())).toEqual([]);
  });

  it.each([
    ['a { color: #fff; }', 1],
    ['a { color: #FFFFFF80 }', 1],
    ['a { background: light-dark(#ffffffb0, #04140fa8); }', 2],
    ['a { b { color: rgb(1 2 3 / 50%); } }', 1],
    ['a { --own: hsl(20, 30%, 40%); }', 1],
    ['a { box-shadow: 0 1px oklch(0.5 0.1 20); }', 1],
    ['a { color: white; border: 1px solid BLACK }', 2],
    ['a {\n  display: block;\n  color: red;\n}', 1],
    ['a { color: var(--white); fill: var(--red-2, var(--gold)) }', 0],
    ['a { color: color-mix(in srgb, var(--brass) 12%, transparent); }', 0],
    ['a { color: currentcolor; background: transparent }', 0],
    ['a { grid-area: red-box; animation: gold-rise 1s }', 0],
    ['#add { a: b } .red { a: b } a:hover #bad { a: b }', 0],
    ['/* a { color: #fff; } */', 0],
  ])('are counted in %s', (text, expected) => {
    expect(count(text)).toBe(expected);
  });

  it('are checked in scripts, but not in the tokens', () => {
    expect(count("const ink = '#221e17';", 'packages/web/src/a.ts')).toBe(1);
    expect(count('<path fill="#fff" />', 'packages/web/src/a.tsx')).toBe(1);
    expect(count("go('#add-table'); find('#12345');", 'packages/web/src/a.ts')).toBe(0);
    expect(count('a { color: #fff; }', 'packages/web/src/ui/tokens.css')).toBe(0);
    expect(count("'#fff'", 'packages/web/src/a.test.ts')).toBe(0);
  });

  it('are reported with their file', () => {
    expect(looseColours([{ path: 'packages/web/src/part/chip.css', text: 'a { color: #fff; }' }])).toEqual([
      'chip.css',
    ]);
  });
});
