// The felt of a patron who watches a squeeze, rendered to text: what is not in the text cannot be read from the page.

import { createTextPage, type TextPage } from '@punto/ui/test/text-page.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let page: TextPage;
beforeAll(async () => {
  page = await createTextPage();
});
afterAll(() => page.close());

const VALUE =
  /of (hearts|spades|diamonds|clubs)|art-(heart|spade|diamond|club|court|sun)|art-letter-[^P]|card-index/;

describe('a watched squeeze', () => {
  it('[T2] [T7] renders nothing of a card before it is turned', async () => {
    const { whileSqueezed, whenTurned } = (await page.load(
      new URL('../../../test/fixtures/watched-squeeze.tsx', import.meta.url),
    )) as typeof import('../../../test/fixtures/watched-squeeze.tsx');
    expect(await whileSqueezed()).toContain('Card, face down, being squeezed');
    expect(await whileSqueezed()).not.toMatch(VALUE);
    expect(await whenTurned()).toContain('9 of hearts');
    expect(await whenTurned()).toMatch(VALUE);
  });
});
