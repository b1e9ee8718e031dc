// Tests the SVG of the bead plate and the big road: that the marks the engine computed are drawn at their places. [D1]
// [D2]
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextPage, type TextPage } from '../../test/text-page.ts';

let page: TextPage;
let drawn: typeof import('../../test/fixtures/road-drawing.tsx');
beforeAll(async () => {
  page = await createTextPage();
  drawn = (await page.load(new URL('../../test/fixtures/road-drawing.tsx', import.meta.url))) as typeof drawn;
});
afterAll(() => page.close());

/** Splits the SVG into its squares, each with its place and its marks. */
const squares = (svg: string): readonly string[] => svg.split('<g ').slice(1);
const dotsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/class="pair-dot" data-of="(\w+)" cx="([-.\d]+)"/g)].map(([, of, x]) => `${of} ${x}`);
const tiesIn = (square: string | undefined): number =>
  square?.includes('class="tie-mark"') ? Number(/class="tie-count"[^>]*>(\d+)</.exec(square)?.[1] ?? 1) : 0;
const circles = (svg: string): readonly string[] =>
  squares(svg).filter((square) => square.includes('class="ring-mark"'));

describe('the bead plate', () => {
  it('[D1] has a dot for each pair: banker’s at the left, player’s at the right', () => {
    expect(dotsIn(drawn.beadPlateOf(['B6', 'P7']))).toEqual([]);
    expect(dotsIn(drawn.beadPlateOf(['B6b', 'P7p']))).toEqual(['banker -6.2', 'player 6.2']);
    expect(dotsIn(drawn.beadPlateOf(['T6pb']))).toEqual(['banker -6.2', 'player 6.2']);
  });

  it('[D1] shows every result, including ties, by its letter', () => {
    const letters = [...drawn.beadPlateOf(['B6', 'T3', 'P7']).matchAll(/<text[^>]*>\s*(\w)\s*</g)];
    expect(letters.map(([, letter]) => letter)).toEqual(['B', 'T', 'P']);
  });

  it('[D1] has other texts in its beads if they are chosen, and keeps its colours and its accessible text', () => {
    const history = ['B6', 'T3', 'P7'];
    const textsIn = (svg: string) =>
      [...svg.matchAll(/<text[^>]*>\s*([^<\s]+)\s*</g)].map(([, text]) => text);
    const others = (svg: string) =>
      svg.replaceAll(/<text.*?<\/text>/gs, '').replaceAll(/data-hk="[^"]*"/g, '');
    const [letters, characters, totals] = (['letters', 'characters', 'totals'] as const).map((beads) =>
      drawn.beadPlateOf(history, beads),
    );
    expect(textsIn(characters ?? '')).toEqual(['庄', '和', '閒']);
    expect(textsIn(totals ?? '')).toEqual(['6', '3', '7']);
    expect([others(characters ?? ''), others(totals ?? '')]).toEqual([
      others(letters ?? ''),
      others(letters ?? ''),
    ]);
    expect(letters).toContain('aria-label="Bead plate. 3 rounds.');
  });
});

describe('the big road', () => {
  it('[D1] [D2] has the dots of pairs, except in a small picture', () => {
    expect(dotsIn(drawn.bigRoadOf(['B6b', 'P7p']))).toEqual(['banker -6.2', 'player 6.2']);
    expect(dotsIn(drawn.bigRoadOf(['B6b', 'P7p'], true))).toEqual([]);
  });

  it('[D2] shows leading ties on the first cell, with and without a circle in it', () => {
    const before = squares(drawn.bigRoadOf(['T1', 'T2'])).filter((square) => tiesIn(square) > 0);
    expect(before.map(tiesIn)).toEqual([2]);
    expect(before[0]).toContain('translate(10 10)');
    expect(circles(drawn.bigRoadOf(['T1', 'T2', 'B6', 'P4'])).map(tiesIn)).toEqual([2, 0]);
    expect(circles(drawn.bigRoadOf(['T1', 'B6', 'T2', 'P4', 'T5'])).map(tiesIn)).toEqual([2, 1]);
  });

  it('[D2] draws no tie mark without a tie', () => {
    expect(drawn.bigRoadOf(['B6', 'P4'])).not.toContain('tie-mark');
  });
});
