import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastFaults, MEETS } from './skin-contrast.ts';

const TOKENS = readFileSync(new URL('../../../ui/src/style/tokens.css', import.meta.url), 'utf8');
/** Those of the style sheet: the grounds of the accent that are nearest to it in light and in dark, and the texts. */
const colour = (name: string, shade: 'light' | 'dark'): string | undefined =>
  new RegExp(`--${name}: light-dark\\((?<light>#\\w+), (?<dark>#\\w+)\\);`).exec(TOKENS)?.groups?.[shade];

describe('the contrast of a skin', () => {
  it('is measured against the colours of the style sheet', () => {
    expect(MEETS).toMatchObject({
      accent: { light: colour('room', 'light'), dark: colour('room-3', 'dark') },
      felt: { light: colour('bone', 'light'), dark: colour('bone', 'dark') },
      rail: { light: colour('bone', 'light'), dark: colour('bone', 'dark') },
    });
  });

  it('of the colours of Punto is enough', () => {
    const shades = (name: string) => ({
      light: colour(name, 'light') ?? '',
      dark: colour(name, 'dark') ?? '',
    });
    const skin = { accent: shades('brass'), felt: shades('felt'), rail: shades('rail-1') };
    expect(contrastFaults(skin)).toEqual([]);
  });

  it('is that of WCAG', () => {
    const black = { accent: { light: '#e9e2d4', dark: '#000000' } };
    expect(contrastFaults(black).map(({ shade, says }) => `${shade} ${says.slice(0, 30)}`)).toEqual([
      'light has a contrast of 1.00:1 with ',
      'dark has a contrast of 1.27:1 with ',
    ]);
  });
});
