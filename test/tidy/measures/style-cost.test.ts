import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { fixedDurations, namelessBelowHas, pseudosOfAll } from './style-cost.ts';

const inPage = (text: string) => [{ path: 'packages/web/src/a.css', text }];

describe('durations', () => {
  it('are multiples of --motion', () => {
    expect(fixedDurations(readTree())).toEqual([]);
  });

  it.each([
    ['a { transition: width 0.3s var(--calm); }', 1],
    ['a { transition: width .3s, color calc(var(--motion) * 0.2s); }', 1],
    ['a { animation: note-in 160ms; }', 1],
    ['a { b { animation-duration: 2s } }', 1],
    ['a { transition: width calc(var(--motion) * 0.3s) cubic-bezier(0.2, 0.7, 0.2, 1); }', 0],
    ['a { animation: riffle calc(var(--motion) * 1.8s) calc(var(--lift) * 90ms) infinite; }', 0],
    ['a { transition: none; --s: 4px; }', 0],
  ])('are counted in %s', (text, expected) => {
    expect(fixedDurations(inPage(text))).toHaveLength(expected);
  });
});

describe('pseudo-elements', () => {
  it('belong to chosen elements', () => {
    expect(pseudosOfAll(readTree())).toEqual([]);
  });

  it.each([
    ['*, *::before, ::after { a: b }', 2],
    ['::selection { a: b }', 1],
    ['[data-x] *::before{ a: b }', 1],
    ['a { } ::placeholder { a: b }', 1],
    [':root::selection, .tile h2 a::after, a:focus::before { a: b }', 0],
    ['/* ::before { } */', 0],
  ])('are counted in %s', (text, expected) => {
    expect(pseudosOfAll(inPage(text))).toHaveLength(expected);
  });
});

describe('rules with :has()', () => {
  it('match elements with a class below', () => {
    expect(namelessBelowHas(readTree())).toEqual([]);
  });

  it.each([
    ['.a:has(.b) span { c: d }', 1],
    ['@media (max-width: 600px) { .a:has(.b) > .c > b:not(.d), .e { f: g } }', 1],
    ['.a:has(> .b) .c p::after { d: e }', 1],
    ['.a:has(.b) * { c: d }', 1],
    ['.a:has(.b) .c, .a:has(.b) span.c { d: e }', 0],
    ['.a b:has(+ .c) { d: e }', 0],
    ['.a:has(.b span) { c: d }', 0],
  ])('are counted in %s', (text, expected) => {
    expect(namelessBelowHas(inPage(text))).toHaveLength(expected);
  });
});
