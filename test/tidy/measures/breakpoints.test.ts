import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { breakpointFiles, idleBreakpoints, looseBreakpoints } from './breakpoints.ts';

const loose = (text: string, path = 'packages/web/src/a.css') => looseBreakpoints([{ path, text }]);

describe('breakpoints', () => {
  it('are named in one file', () => {
    expect(looseBreakpoints(readTree())).toEqual([]);
    expect(breakpointFiles(readTree())).toEqual([]);
    expect(idleBreakpoints(readTree())).toEqual([]);
  });

  it.each([
    ['@media (max-width: 600px) { a { b: c } }', ['max-width: 600px']],
    ['@media (min-width:1101px) and (max-height: 760px) {}', ['min-width: 1101px', 'max-height: 760px']],
    [
      '@media (max-width: 600px),\n  (max-width: 37.5em) and (orientation: portrait) {}',
      ['max-width: 600px', 'max-width: 37.5em'],
    ],
    ['@media (width <= 600px) {}', ['width <= 600px']],
    ['@media (400px <= width <= 600px) {}', ['400px <= width <= 600px']],
    ['a { @media (max-width: 600px) { b: c } }', ['max-width: 600px']],
    ['@custom-media --phone (max-width: 600px);', []],
    ['@media (--phone) { a { b: c } }', []],
    ['@media (prefers-reduced-motion: reduce) {}', []],
    ['a { max-width: 600px }', []],
    ['/* @media (max-width: 600px) {} */', []],
  ])('are reported in %s', (text, expected) => {
    expect(loose(text)).toEqual(expected);
  });

  it('are checked in scripts', () => {
    expect(loose("matchMedia('(max-width: 600px)');", 'packages/web/src/a.ts')).toEqual(['max-width: 600px']);
    expect(loose('<link media="(max-width: 600px)" />', 'packages/web/src/a.tsx')).toHaveLength(1);
    expect(loose("'(max-width: 600px)'", 'packages/web/src/a.test.ts')).toEqual([]);
  });

  it('may be repeated if named, and are reported if only a similar one is named', () => {
    const named = {
      path: 'packages/web/src/ui/breakpoints.ts',
      text: "export const PHONE = '(max-width: 600px)';",
    };
    const sheet = (text: string) => ({ path: 'packages/web/src/a.css', text });
    expect(looseBreakpoints([named, sheet('@media (max-width:600px) and (hover) {}')])).toEqual([]);
    expect(looseBreakpoints([named, sheet('@media (max-width: 601px), (min-width: 600px) {}')])).toEqual([
      'max-width: 601px',
      'min-width: 600px',
    ]);
  });

  it('are reported if named but unused', () => {
    const named = {
      path: 'packages/ui/src/breakpoints.ts',
      text: "'(max-width: 600px)', '(min-width: 601px)'",
    };
    const sheet = {
      path: 'packages/web/src/a.css',
      text: '@media (max-width: 600px) { a { min-width: 601px } }',
    };
    expect(idleBreakpoints([named, sheet])).toEqual(['min-width: 601px']);
  });

  it('have a file for styles and one for scripts', () => {
    const named = ['breakpoints.css', 'breakpoints.ts'].map((name) => ({
      path: `packages/ui/src/${name}`,
      text: '@media (max-width: 600px) {}',
    }));
    expect(looseBreakpoints(named)).toEqual([]);
    expect(breakpointFiles(named)).toEqual([]);
    expect(breakpointFiles([...named, { path: 'packages/web/src/breakpoints.css', text: '' }])).toHaveLength(
      1,
    );
  });
});
