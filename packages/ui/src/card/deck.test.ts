// The deck is drawn with SVG paths only: no letter and no suit uses a font of the device.
import { DECK } from '@punto/engine/card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTextPage, type TextPage } from '../../test/text-page.ts';
import { cardName } from '../words/card-name.ts';
import { indexPath } from './card-marks.ts';

let page: TextPage;
let deck: typeof import('../../test/fixtures/deck-text.tsx');
beforeAll(async () => {
  page = await createTextPage();
  deck = (await page.load(new URL('../../test/fixtures/deck-text.tsx', import.meta.url))) as typeof deck;
});
afterAll(() => page.close());

const idsIn = (text: string) => new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
const usedIn = (text: string) =>
  [...text.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, a, b]) => a ?? b);
/** Text between tags, which would be rendered with a font. */
const wordsIn = (text: string) => text.replace(/<[^>]*>/g, '').trim();

describe('[R1] the deck', () => {
  it('has no text on any face or in the shared drawings', () => {
    const all = [deck.artworkText(), deck.deckInText(), deck.cardText(null), ...DECK.map(deck.cardText)].join(
      '',
    );
    expect(all).not.toMatch(/<(?:text|tspan|foreignObject|image)\b/);
    expect(wordsIn(all)).toBe('');
  });

  it('references drawings that exist, each with a unique id', () => {
    const art = deck.artworkText();
    const ids = idsIn(art);
    expect([...art.matchAll(/\bid="/g)]).toHaveLength(ids.size);
    const used = [art, deck.deckInText(), deck.cardText(null), ...DECK.map(deck.cardText)].flatMap(usedIn);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('draws 52 different cards, each with its name as label', () => {
    expect(new Set(DECK.map((card) => deck.cardText(card).replace(/aria-label="[^"]*"/, ''))).size).toBe(52);
    for (const card of DECK) expect(deck.cardText(card)).toContain(`aria-label="${cardName(card)}"`);
  });

  it('[T7] draws no corner index on a face that is squeezed', () => {
    for (const card of DECK) {
      expect(deck.cardText(card)).toContain('card-index');
      expect(deck.bareText(card)).not.toContain('card-index');
      expect(deck.bareText(card)).not.toContain(indexPath(card));
    }
  });
});
